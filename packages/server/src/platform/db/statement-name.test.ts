import { expect, it } from 'vitest'
import { statementName } from './statement-name.ts'

it('keeps a plan for as long as its statement had run before it, so that none is older than half of what was written', () => {
  const plan = statementName('close')
  const names = Array.from({ length: 16 }, plan)
  expect(names.map(name => names.indexOf(name))).toEqual([0, 1, 2, 2, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8])
})

it('makes some twenty plans in a million runs', () => {
  const plan = statementName('close')
  expect(new Set(Array.from({ length: 2 ** 20 }, plan)).size).toBe(21)
})
