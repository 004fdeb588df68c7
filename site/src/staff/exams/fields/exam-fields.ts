import type { ExamDefaults, StaffExam } from '@prostuti/contract'
import type { ExamChanges, NewExam } from '@prostuti/sdk/exams'
import { asciiDigits } from '@prostuti/sdk/i18n/digits'
import { fromDhaka, toDhaka, typedNumber } from '../../foundation/index.ts'

/** `end`: with the end and the minutes after it. `never`. Else an instant, as `toDhaka` writes it. */
export type Opening = string

/** An exam as its form has it: what is typed is text. */
export type ExamFields = {
  title_bn: string
  title_en: string
  /** A line each. */
  syllabus_bn: string
  description_bn: string
  description_en: string
  mode: StaffExam['mode']
  start_time: string
  end_time: string
  duration: string
  /** Minutes. */
  grace: string
  total_marks: string
  negative_mark: string
  cut_mark: string
  cost: string
  enrollment_visibility: StaffExam['enrollment_visibility']
  result_visibility: Opening
  standing_visibility: Opening
  solution_visibility: Opening
  members_only: boolean
  web_view: boolean
  is_demo: boolean
  reviewed_qb: boolean
}

/** The fields that an exam keeps once somebody has joined it. */
export const frozenFields: readonly (keyof ExamFields)[] = [
  ...(['mode', 'start_time', 'end_time', 'duration', 'grace', 'total_marks', 'negative_mark'] as const),
  ...(['members_only', 'is_demo', 'reviewed_qb'] as const),
]

export function newFields(defaults: ExamDefaults): ExamFields {
  return {
    title_bn: '',
    title_en: '',
    syllabus_bn: '',
    description_bn: '',
    description_en: '',
    mode: 'STANDARD',
    start_time: toDhaka(defaults.start_time),
    end_time: toDhaka(defaults.end_time),
    duration: defaults.duration,
    grace: String(defaults.grace_seconds / 60),
    total_marks: '',
    negative_mark: String(defaults.negative_mark),
    cut_mark: '',
    cost: '0',
    enrollment_visibility: 'everyone',
    result_visibility: 'end',
    standing_visibility: 'end',
    solution_visibility: 'end',
    members_only: false,
    web_view: true,
    is_demo: false,
    reviewed_qb: defaults.reviewed_qb,
  }
}

/** What is not written in English is stored as the Bangla. */
const inEnglish = ({ bn, en }: { bn: string; en: string }): string => (bn === en ? '' : en)

export function fieldsOf(exam: StaffExam): ExamFields {
  const ends = new Date(Date.parse(exam.end_time) + exam.grace_seconds * 1_000).toISOString()
  const opening = (at: string | null): Opening => (at === null ? 'never' : at === ends ? 'end' : toDhaka(at))
  const number = (value: number | null) => (value === null ? '' : String(value))
  return {
    title_bn: exam.title.bn,
    title_en: inEnglish(exam.title),
    syllabus_bn: exam.syllabus.map(({ bn }) => bn).join('\n'),
    description_bn: exam.description.bn,
    description_en: inEnglish(exam.description),
    mode: exam.mode,
    start_time: toDhaka(exam.start_time),
    end_time: toDhaka(exam.end_time),
    duration: exam.duration,
    grace: String(exam.grace_seconds / 60),
    total_marks: number(exam.total_marks),
    negative_mark: number(exam.negative_mark),
    cut_mark: number(exam.cut_mark),
    cost: number(exam.cost),
    enrollment_visibility: exam.enrollment_visibility,
    result_visibility: opening(exam.result_visibility),
    standing_visibility: opening(exam.standing_visibility),
    solution_visibility: opening(exam.solution_visibility),
    members_only: exam.members_only,
    web_view: exam.web_view,
    is_demo: exam.is_demo,
    reviewed_qb: exam.reviewed_qb,
  }
}

const optionalNumber = (text: string): number | null => typedNumber(text)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The instant at which something opens; null: never. */
export function openingAt(
  opening: Opening,
  { end_time, grace }: Pick<ExamFields, 'end_time' | 'grace'>,
): string | null {
  if (opening === 'never') return null
  if (opening !== 'end') return fromDhaka(opening)
  const end = fromDhaka(end_time)
  return end && new Date(Date.parse(end) + (typedNumber(grace) ?? 0) * 60_000).toISOString()
}

/** What a form sends; `before`: an exam's English lines of syllabus stay with their Bangla ones. */
export function bodyOf(fields: ExamFields, program: string, before: StaffExam | null): NewExam {
  const syllabus = fields.syllabus_bn.split('\n').map(oneLine).filter(Boolean)
  const english = new Map(before?.syllabus.map(({ bn, en }) => [bn, en]))
  return {
    program: before ? (before.program?.id ?? null) : program === '0' ? null : program,
    title: { bn: oneLine(fields.title_bn), en: oneLine(fields.title_en) },
    description: { bn: oneLine(fields.description_bn), en: oneLine(fields.description_en) },
    syllabus: syllabus.map(bn => ({ bn, en: english.get(bn) })),
    mode: fields.mode,
    start_time: fromDhaka(fields.start_time) ?? '',
    end_time: fromDhaka(fields.end_time) ?? '',
    duration: durationOf(fields.duration) ?? '',
    grace_seconds: Math.round((typedNumber(fields.grace) ?? 0) * 60),
    total_marks: optionalNumber(fields.total_marks),
    negative_mark: typedNumber(fields.negative_mark) ?? 0,
    cut_mark: optionalNumber(fields.cut_mark),
    cost: typedNumber(fields.cost) ?? 0,
    enrollment_visibility: fields.enrollment_visibility,
    result_visibility: openingAt(fields.result_visibility, fields),
    standing_visibility: openingAt(fields.standing_visibility, fields),
    solution_visibility: openingAt(fields.solution_visibility, fields),
    members_only: fields.members_only,
    web_view: fields.web_view,
    is_demo: fields.is_demo,
    reviewed_qb: fields.reviewed_qb,
  }
}

/** The same without what an exam keeps once somebody has joined it. */
export function changesOf(fields: ExamFields, exam: StaffExam, version: number): ExamChanges {
  const body = bodyOf(fields, '', exam)
  const isOther = fields.reviewed_qb !== exam.reviewed_qb
  return { ...body, revision: version, ...(isOther && { confirm: true }) }
}

/** `hh:mm:ss` from what somebody typed, in either digits; null for what is none. */
export function durationOf(text: string): string | null {
  const found = /^(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?$/.exec(asciiDigits(text.trim()))
  if (!found) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  if (Number(minutes) > 59 || Number(seconds) > 59) return null
  return [hours, minutes, seconds].map(part => part.padStart(2, '0')).join(':')
}

export function durationMs(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (durationOf(text) ?? '0:0:0').split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000
}
