# Runs an event loop; the answer is right.
# expect: pass
# ended: pass
import asyncio


async def g(x):
    await asyncio.sleep(0)
    return x + 1


def f(x):
    return asyncio.run(g(x))
