import { expect, it } from 'vitest'
import { earlyMarks, opensToLearners } from './early-marks.ts'

const exam = {
  ...{ end_time: '2026-11-25T12:00', grace: '2', mode: 'STANDARD' as const, is_demo: false, members_only: true },
  ...{ result_visibility: 'end', standing_visibility: 'end', solution_visibility: 'end' },
}
const start = '2026-11-25T10:00'

it('warns of marks that tell the key while a ranked exam can still be sat', () => {
  expect(earlyMarks(exam)).toBeNull()
  expect(earlyMarks({ ...exam, result_visibility: 'never', standing_visibility: 'never' })).toBeNull()
  for (const early of ['result_visibility', 'standing_visibility'])
    expect(earlyMarks({ ...exam, [early]: start }), early).toBe('oracle')
  // Sheets still come in for the minutes of grace.
  expect(earlyMarks({ ...exam, result_visibility: '2026-11-25T12:01' })).toBe('oracle')
  expect(earlyMarks({ ...exam, result_visibility: '2026-11-25T12:02' })).toBeNull()
})

it('does not where nobody is ranked', () => {
  expect(earlyMarks({ ...exam, result_visibility: start, is_demo: true })).toBeNull()
  expect(earlyMarks({ ...exam, result_visibility: start, mode: 'SMALL' })).toBeNull()
})

it('says that marks wait for the end where people without an account may sit, and shows when they open', () => {
  const open = { ...exam, members_only: false, result_visibility: start }
  expect(earlyMarks(open)).toBe('waits')
  expect(opensToLearners('result_visibility', open)).toBe('2026-11-25T06:02:00.000Z')
  expect(opensToLearners('result_visibility', { ...open, members_only: true })).toBe('2026-11-25T04:00:00.000Z')
  expect(opensToLearners('solution_visibility', { ...exam, solution_visibility: start })).toBe(
    '2026-11-25T06:02:00.000Z',
  )
  expect(opensToLearners('standing_visibility', { ...exam, standing_visibility: 'never' })).toBeNull()
})
