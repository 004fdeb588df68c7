import { mergeCaseQuestion, mergeCases } from '@prostuti/contract/testing/merge-cases'
import { describe, expect, it } from 'vitest'
import { createLocalSheet } from './local-sheet.ts'

describe('a change from the server beside a change that is not sent yet', () => {
  it.each(mergeCases)('keeps $name', ({ newer, older }) => {
    for (const [pending, merged] of [
      [newer, older],
      [older, newer],
    ] as const) {
      const sheet = createLocalSheet({ device: pending.device, entries: [pending], mergedThrough: pending.seq - 1 })
      expect(sheet.adopt([merged])).toEqual(merged === newer ? [newer] : [])
      expect(sheet.entry(mergeCaseQuestion)).toEqual(newer)
    }
  })
})
