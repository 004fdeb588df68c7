import { expect, it } from 'vitest'
import { readPageTime } from './page-time.ts'

const page = (content?: string) => ({ querySelector: () => (content === undefined ? null : { content }) }) as never
const timing = {
  type: 'navigate',
  transferSize: 5_000,
  workerStart: 0,
  requestStart: 20,
  responseStart: 180,
  serverTiming: [],
} as const
const aged = (duration: number) => [{ name: 'age', duration } as PerformanceServerTiming]
const drawn = page('1795234200000')

it('reads the time that the server has written into the page, between asking and its first byte', () => {
  expect(readPageTime(drawn, { timing })).toEqual({ serverTime: 1_795_234_200_000, sent: 20, received: 180 })
  expect(readPageTime(drawn, { timing: { ...timing, type: 'reload' } })).not.toBeNull()
})

it('reads a page that a service worker has fetched, whose size the browser counts as none', () => {
  const fetched = { ...timing, transferSize: 0, workerStart: 12 }
  expect(readPageTime(drawn, { timing: fetched })).toMatchObject({ serverTime: 1_795_234_200_000 })
})

it('adds the age of a page that was drawn for many and sent later', () => {
  const pageTime = readPageTime(drawn, { timing: { ...timing, serverTiming: aged(640) } })
  expect(pageTime).toEqual({ serverTime: 1_795_234_200_640, sent: 20, received: 180 })
})

it.each([
  ['nobody wrote one', page(), timing],
  ['it is no time', page('soon'), timing],
  ['one has gone back to the page', drawn, { ...timing, type: 'back_forward' as const }],
  ['the page came out of a cache', drawn, { ...timing, transferSize: 0 }],
  ['the browser reports no times', drawn, undefined],
  ['the browser reports no age', drawn, { ...timing, serverTiming: undefined as never }],
  ['the answer has no beginning', drawn, { ...timing, responseStart: 0 }],
])('gives no time where %s', (_, document, timing) => {
  // A default is for what is left out; here there is explicitly none.
  expect(readPageTime(document, { timing: timing ?? ({ responseStart: 0 } as never) })).toBeNull()
})
