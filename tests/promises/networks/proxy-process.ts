import { startFaultProxy } from './fault-proxy.ts'
import type { Asked, Told } from './proxies.ts'
import { forecast } from './weathers.ts'

/** The process that bad networks run in: opens one for each message that asks for it, and tells what happened in all. */
const proxies: Awaited<ReturnType<typeof startFaultProxy>>[] = []
const tell = (told: Told) => process.send!(told)

process.on('message', async (asked: Asked) => {
  if (asked === 'what happened') return tell({ happened: proxies.map(({ happened }) => happened) })
  const { target, weather, seed, mostLost } = asked
  const proxy = await startFaultProxy(target, forecast(weather, seed, mostLost))
  tell({ place: proxies.push(proxy) - 1, url: proxy.url })
})
process.on('disconnect', () => process.exit(0))
