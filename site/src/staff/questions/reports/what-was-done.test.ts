import type { AuditEntry } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { whatWasDone } from './what-was-done.ts'

const option = (bn: string, isRight = false) => ({ option: { bn, en: '' }, is_correct: isRight })
const entry = (at: string, before: AuditEntry['before'], after: AuditEntry['after']): AuditEntry => ({
  ...{ id: '1', actor: 'মিতা', action: 'updated', at, before, after },
})
const reported = '2026-11-25T10:00:00.000Z'

it('tells a reporter what was mended since the report, and nothing of before', () => {
  const right = entry(
    '2026-11-25T11:00:00.000Z',
    { options: [option('১৮৫৫', true), option('১৮৫৬')] },
    { options: [option('১৮৫৫'), option('১৮৫৬', true)] },
  )
  const explained = entry('2026-11-25T12:00:00.000Z', { explanation: { bn: '' } }, { explanation: { bn: 'সূত্র' } })
  const earlier = entry('2026-11-25T09:00:00.000Z', { question: { bn: 'ক' } }, { question: { bn: 'খ' } })
  expect(whatWasDone([explained, right, earlier], reported)).toEqual(['right', 'explanation'])
})

it('tells of nothing where only a tag was changed', () => {
  expect(whatWasDone([entry('2026-11-25T11:00:00.000Z', { tags: [] }, { tags: ['ক'] })], reported)).toEqual([])
})
