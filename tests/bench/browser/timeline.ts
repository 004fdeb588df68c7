import type { Probed } from './first-option-probe.ts'
import type { Phone } from './phone.ts'
import type { Exchange } from './traffic.ts'

/** Where the time went until the first option: requests, paints and long tasks in their order, a line each. */
export async function timeline({ page, traffic }: Phone, until: number): Promise<string[]> {
  const paints = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ name, startTime }) => ({ name, at: startTime })),
  )
  const tasks = (await page.evaluate(() => (globalThis as Probed).longTasks)) ?? []
  const lines = [
    ...traffic.exchanges.map(exchange => ({ at: exchange.sent, text: exchangeText(exchange) })),
    ...paints.map(({ name, at }) => ({ at, text: name })),
    ...tasks.map(({ start, duration }) => ({ at: start, text: `task of ${duration.toFixed()} ms` })),
    { at: until, text: 'FIRST OPTION' },
  ]
  return lines.sort((a, b) => a.at - b.at).map(({ at, text }) => `${at.toFixed().padStart(6)} ${text}`)
}

function exchangeText({ method, type, url, firstByte, ended, bytes, bodyBytes }: Exchange): string {
  const { pathname } = new URL(url)
  const times = `first byte ${firstByte?.toFixed() ?? '—'}, complete ${ended?.toFixed() ?? '—'}`
  return `${method} ${pathname} (${type}): ${times}, ${bodyBytes} + ${bytes - bodyBytes} bytes`
}
