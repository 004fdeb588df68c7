import { expect, it } from 'vitest'
import { coinsAfter } from './coins-after.ts'

const person = { before: 50, owed: 0, most: 500 }

it.each([
  [person, 100, 150, null],
  [person, -50, 0, null],
  [person, -51, -1, 'fewer'],
  [person, 501, 551, 'most'],
  [person, -501, -451, 'most'],
  [person, 0, 50, 'none'],
  [person, 1.5, 51.5, 'none'],
  // Coins that are owed are paid from those that come.
  [{ ...person, before: 0, owed: 30 }, 100, 70, null],
  [{ ...person, before: 0, owed: 130 }, 100, 0, null],
] as const)('%o with %d leaves %d (%s)', (coins, change, after, fault) => {
  expect(coinsAfter(coins, change)).toEqual({ after, fault })
})
