import ipaddress


def common_prefix_block(addresses, shortest):
    if not addresses or not all(address in range(2**32) for address in addresses):
        return None
    for prefix in range(32, max(shortest, 0) - 1, -1):
        network = ipaddress.ip_network((min(addresses), prefix), strict=False)
        if ipaddress.ip_address(max(addresses)) in network:
            return int(network.network_address), prefix
    return None
