import { expect, test } from 'vitest'
import { moreMinutes, syncNews, timeWarning, urgency } from './announcements.ts'

const minutes = (count: number) => count * 60_000
const sync = { savedHere: 3, unsaved: 0, unsent: 0, refused: false, online: true, storage: 'ok' } as const

/** Everything that is said while the clock runs down from one time to another, a second at a time. */
function heard(from: number, to: number): unknown[] {
  const said: unknown[] = []
  let before: number | null = null
  for (let now = from; now >= to; now -= 1000) {
    const warning = timeWarning(before, now)
    if (warning) said.push([warning, now])
    before = now
  }
  return said
}

test('a whole exam is warned of twice, and at no other second', () => {
  expect(heard(minutes(60), 0)).toEqual([
    ['player.five_minutes', minutes(5)],
    ['player.one_minute', minutes(1)],
  ])
})

test('who comes back in the last minute is warned at once', () => {
  expect(heard(42_000, 0)).toEqual([['player.one_minute', 42_000]])
})

test('a clock that jumps over five minutes warns of the minute that is left', () => {
  expect(timeWarning(minutes(20), 30_000)).toBe('player.one_minute')
})

test('more time given by the staff is warned of anew', () => {
  expect(timeWarning(30_000, minutes(10))).toBe(null)
  expect(timeWarning(minutes(6), minutes(5))).toBe('player.five_minutes')
})

test('more time is said in whole minutes, and nothing of a deadline that stays', () => {
  const [before, after] = ['2026-11-25T10:00:00.000Z', '2026-11-25T10:10:00.000Z']
  expect(moreMinutes(before, after)).toBe(10)
  expect([moreMinutes(before, before), moreMinutes(after, before), moreMinutes(undefined, after)]).toEqual([
    null,
    null,
    null,
  ])
  expect(moreMinutes(before, null)).toBe(null)
})

test('an exam without an end never warns', () => {
  expect(timeWarning(null, null)).toBe(null)
  expect(urgency(null)).toBe('')
})

test('losing the network and getting it back is said once each', () => {
  expect(syncNews(sync, { ...sync, online: false })).toBe('player.offline_safe')
  expect(syncNews({ ...sync, online: false }, { ...sync, online: false, unsent: 4 })).toBe(null)
  expect(syncNews({ ...sync, online: false }, sync)).toBe('player.online')
})

test('a device that stops saving is said before anything else', () => {
  expect(syncNews(sync, { ...sync, online: false, storage: 'failing' })).toBe('player.not_stored_now')
})

test('savings that go well are not talked about', () => {
  expect(syncNews(sync, { ...sync, savedHere: 4, unsent: 1 })).toBe(null)
})

test('the clock stands out from five minutes on, and more from one', () => {
  expect([minutes(5) + 1, minutes(5), minutes(1) + 1, minutes(1), 0].map(urgency)).toEqual([
    '',
    'soon',
    'soon',
    'last',
    'last',
  ])
})
