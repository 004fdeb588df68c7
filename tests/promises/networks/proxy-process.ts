import { startFaultProxy } from './fault-proxy.ts'
import { planDeliveries } from './network-conditions.ts'
import type { Asked, Report } from './proxies.ts'

/** The process that bad networks run in: opens one for each message that asks for it, and reports what happened in all. */
const proxies: Awaited<ReturnType<typeof startFaultProxy>>[] = []
const report = (message: Report) => process.send!(message)

process.on('message', async (asked: Asked) => {
  if (asked === 'what happened') return report({ happened: proxies.map(({ happened }) => happened) })
  const { target, condition, seed, mostLost } = asked
  const proxy = await startFaultProxy(target, planDeliveries(condition, seed, mostLost))
  report({ testNetwork: proxies.push(proxy) - 1, url: proxy.url })
})
process.on('disconnect', () => process.exit(0))
