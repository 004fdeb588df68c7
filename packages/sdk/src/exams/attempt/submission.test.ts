import { AnswerSheet } from '@prostuti/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerSheet } from './submission.ts'

const joinedAt = Date.parse('2026-11-22T10:00:00.000Z')
const joined = {
  exam: '7',
  state: 'live',
  joined_time: new Date(joinedAt).toISOString(),
  duration: '00:10:00',
} as Parameters<typeof answerSheet>[0]['joined']

describe('a submission', () => {
  it('is one that the server takes, wherever its clock stands between two milliseconds and behind which tap', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), fc.integer({ min: 0, max: 50 }), (elapsedMicros, at) => {
        const entries = [{ question: '3', answer: 1, at, seq: 1, device: 'phone' }]
        const id = '3f0f4e8c-5d0c-4c4f-8f39-0c8b7b1f6a11'
        const sheet = answerSheet({ joined, device: 'phone', id, entries, now: joinedAt + elapsedMicros / 1_000 })
        expect(AnswerSheet.safeParse(sheet).error?.issues).toBeUndefined()
      }),
    )
  })
})
