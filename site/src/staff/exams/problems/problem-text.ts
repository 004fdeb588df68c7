import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { TextKey } from '../../rooms.ts'

type T = Translate<TextKey<'exams'>>

const codes = [
  'end_before_start',
  'duration_zero',
  'duration_too_long',
  'marks_uneven',
  'cut_mark_too_high',
  'program_missing',
  'no_questions',
  'not_reviewed',
  'question_deleted',
  'no_correct_answer',
  'several_correct_answers',
  'option_count',
  'joined',
  'has_cost',
  'not_in_bank',
] as const

/** Why something of an exam cannot be, in words; null for a code that we do not know. */
export function problemText(t: T, code: string): string | null {
  const known = codes.find(each => each === code)
  return known ? t(`exams.problem.${known}`) : null
}

const acts = [
  'created',
  'updated',
  'duplicated',
  'drafted',
  'halted',
  'reviewed',
  'approved',
  'generated',
  'regraded',
  'extended',
] as const

/** What staff did to an exam, in words, by the verbs of the audit log. */
export function didOf(t: T): Record<string, string> {
  return Object.fromEntries(acts.map(act => [act, t(`exams.did.${act}`)]))
}
