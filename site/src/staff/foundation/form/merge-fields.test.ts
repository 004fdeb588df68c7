import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, mergeFields } from './merge-fields.ts'

const base = { text: '১১টি', note: '', tags: ['a'] }

test('a field that one of us has changed is merged, one that both have is asked about', () => {
  const mine = { ...base, text: '১০টি', tags: ['a', 'b'] }
  const theirs = { ...base, text: '১২টি', note: 'পৃ. ১৮২' }
  expect(mergeFields(base, mine, theirs)).toEqual({
    values: { text: '১০টি', note: 'পৃ. ১৮২', tags: ['a', 'b'] },
    differing: ['text'],
    merged: [
      { field: 'tags', by: 'me' },
      { field: 'note', by: 'them' },
    ],
  })
})

test('the same change by both is nothing to ask about', () => {
  const changed = { ...base, text: '১০টি' }
  expect(mergeFields(base, changed, changed).differing).toEqual([])
})

test('nothing that I typed is lost, whatever the other person did', () => {
  const values = fc.record({ a: fc.string(), b: fc.string(), c: fc.array(fc.string()) })
  fc.assert(
    fc.property(values, values, values, (from, mine, theirs) => {
      const merged = mergeFields(from, mine, theirs)
      for (const field of ['a', 'b', 'c'] as const)
        if (!isSame(from[field], mine[field])) expect(merged.values[field]).toEqual(mine[field])
    }),
  )
})

test('fields in another order are the same value, and a date is its instant', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(isSame(new Date(5), new Date(5))).toBe(true)
  expect(isSame([1, 2], [1, 2, 3])).toBe(false)
})
