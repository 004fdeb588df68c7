import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeCases } from '../../testing/merge-cases.ts'
import { mergeInto } from '../../testing/reference-merge.ts'
import type { MergedEntry } from '../attempts.ts'
import { clampAt, type Sheet } from './merge.ts'

const entry = fc.record({
  question: fc.constantFrom('1', '2', '3'),
  answer: fc.option(fc.integer({ min: 0, max: 3 })),
  at: fc.integer({ min: 0, max: 5 }),
  seq: fc.integer({ min: 0, max: 50 }),
  device: fc.constantFrom('phone', 'tablet'),
})

/** A device never uses a seq twice, so a change is known by who made it and its seq. */
const entries = fc.uniqueArray(entry, { selector: each => `${each.device} ${each.seq}`, maxLength: 12 })

function merged(...parts: MergedEntry[][]): Sheet {
  const sheet: Sheet = new Map()
  for (const part of parts) mergeInto(sheet, part)
  return sheet
}

describe('merging two devices', () => {
  it('ends in the same sheet whatever order the changes arrive in', () => {
    fc.assert(
      fc.property(
        entries.chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(merged(list)).toEqual(merged(shuffled))
        },
      ),
    )
  })

  it('is not changed by hearing the same changes again', () => {
    fc.assert(
      fc.property(entries, list => {
        expect(merged(list, list)).toEqual(merged(list))
      }),
    )
  })

  it('keeps the newest answer of each question', () => {
    fc.assert(
      fc.property(entries, list => {
        for (const kept of merged(list).values()) {
          const rivals = list.filter(each => each.question === kept.question)
          expect(Math.max(...rivals.map(each => each.at))).toBe(kept.at)
        }
      }),
    )
  })

  it.each(mergeCases)('keeps $name', ({ newer, older }) => {
    for (const order of [
      [newer, older],
      [older, newer],
    ])
      expect([...merged(order).values()]).toEqual([newer])
  })

  it('lets a cleared answer win over the older one it cleared', () => {
    const chosen = { question: '1', answer: 2, at: 10, seq: 1, device: 'phone' }
    const cleared = { question: '1', answer: null, at: 20, seq: 2, device: 'phone' }
    expect(merged([cleared], [chosen]).get('1')).toEqual(cleared)
  })
})

describe('a device that is wrong about the time', () => {
  it('is believed neither before joining nor after arriving', () => {
    expect(clampAt(-5, 100)).toBe(0)
    expect(clampAt(500, 100)).toBe(100)
    expect(clampAt(50, 100)).toBe(50)
  })
})
