import { hash } from 'node:crypto'
import { type Sheet, sheetText } from '@prostuti/contract/attempt'
import { mergeCaseReceived, mergeCases } from '@prostuti/contract/testing/merge-cases'
import { mergeInto, receivedEntries } from '@prostuti/contract/testing/reference-merge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutOf } from '../papers/paper-store.ts'
import { digestOf } from '../receipts/receipt-signer.ts'
import { columnsOf, questionIndexesOf } from './change-columns.ts'
import { type Arrival, PackedSheet } from './packed-sheet.ts'
import { decodeSheet } from './sheet-codec.ts'

const ids = ['9', '12', '100', '7', '1001']
const key = layoutOf({
  question_ids: ids,
  option_orders: ids.map(() => [0, 1, 2, 3]),
  subject_of: [0, 0, 0, 1, 1],
  subjects: [],
})

function merge(sheet: PackedSheet, changes: Parameters<typeof columnsOf>[0], arrival: Arrival): PackedSheet {
  const columns = columnsOf(changes)
  return sheet.merge(columns, questionIndexesOf(columns, key, 'changes'), arrival)
}

const change = fc.record({
  question: fc.constantFrom(...ids),
  answer: fc.option(fc.integer({ min: 0, max: 3 })),
  at: fc.integer({ min: -5, max: 20 }),
  seq: fc.integer({ min: 0, max: 3 }),
})
const arrival = fc.record({
  device: fc.constantFrom('a', 'b', 'phone'),
  received: fc.integer({ min: 0, max: 15 }),
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
})

describe('a sheet that is merged in place', () => {
  it('is the one that the contract’s merge gives, whatever arrives from whom', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 8 }), arrivals => {
        const wanted: Sheet = new Map()
        let packed = PackedSheet.read(Buffer.alloc(0), ids.length)
        for (const { device, received, changes } of arrivals) {
          const merged = merge(packed, changes, { device, received })
          expect(merged !== packed).toBe(mergeInto(wanted, receivedEntries(changes, device, received)))
          packed = PackedSheet.read(merged.toBytes(), ids.length)
        }
        expect(decodeSheet(packed.toBytes(), ids)).toEqual(wanted)
        expect(digestOf(5, packed, key)).toBe(hash('sha256', sheetText('5', wanted.values()), 'base64url'))
        expect(packed.countAnswered()).toBe([...wanted.values()].filter(entry => entry.answer !== null).length)
      }),
    )
  })

  it.each(mergeCases)('keeps $name', ({ newer, older }) => {
    for (const order of [
      [newer, older],
      [older, newer],
    ]) {
      let sheet = PackedSheet.read(Buffer.alloc(0), ids.length)
      for (const { device, ...change } of order) sheet = merge(sheet, [change], { device, received: mergeCaseReceived })
      expect([...decodeSheet(sheet.toBytes(), ids).values()]).toEqual([newer])
    }
  })

  it('lets a sheet that says nothing of its times win over a draft of that moment', () => {
    const now = { device: 'a', received: 10 }
    const drafted = merge(
      PackedSheet.read(Buffer.alloc(0), ids.length),
      [{ question: '9', answer: 1, at: 10, seq: 9 }],
      now,
    )
    expect(merge(drafted, [{ question: '9', answer: 2 }], now).answerAt(0)).toBe(2)
  })

  it('says no to more devices than it can tell apart, and keeps what it has', () => {
    const one = [{ question: '9', answer: 1, at: 10, seq: 9 }]
    let sheet = PackedSheet.read(Buffer.alloc(0), ids.length)
    const come = (number: number) => {
      sheet = merge(sheet, one, { device: `device-${String(number).padStart(4, '0')}`, received: 10 })
    }
    for (let number = 0; number < 128; number++) come(number)
    expect(() => come(128)).toThrow('validation_failed')
    expect(decodeSheet(sheet.toBytes(), ids).get('9')?.device).toBe('device-0127')
  })
})
