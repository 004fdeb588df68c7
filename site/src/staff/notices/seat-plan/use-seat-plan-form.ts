import type { SeatPlanSheet, StaffSeatPlan } from '@prostuti/contract'
import { useStaff, useTexts } from '../../foundation/index.ts'
import type { StoredFile } from '../fields/file-field.tsx'
import { isSourceLink } from '../fields/source-fields.tsx'
import { type NoticeForm, type PublishedValues, useNoticeForm } from '../publishing/use-notice-form.ts'
import { findingsOf, type RangeRow, signatureOf, toRanges, toRows } from './range-rows.ts'

/** What became of a file of centres besides the rows of the table. */
export interface SheetOutcome extends Pick<SeatPlanSheet, 'refused' | 'left_out'> {
  readonly name: string
  readonly ranges: number
}

export interface SeatPlanValues extends PublishedValues {
  readonly title: string
  readonly organisation: string
  /** `YYYY-MM-DD`; empty: not chosen yet. */
  readonly exam_date: string
  /** `hh:mm`; empty: not provided. */
  readonly exam_time: string
  readonly body: string
  readonly ranges: readonly RangeRow[]
  readonly file: StoredFile | null
  readonly source_title: string
  readonly source_link: string
  /** Kept with the draft, and sent nowhere. */
  readonly sheet: SheetOutcome | null
  /** The gaps that a person has looked at, as one text. */
  readonly checked_gaps: string
}

/** The form of a seat plan; null: a new one. */
export function useSeatPlanForm(stored: StaffSeatPlan | null): NoticeForm<SeatPlanValues, StaffSeatPlan> {
  const t = useTexts('notices')
  const { seatPlans } = useStaff()
  const body = (values: SeatPlanValues) => ({
    ...{ title: values.title, organisation: values.organisation, body: values.body },
    ...{ exam_date: values.exam_date, exam_time: values.exam_time || null },
    ...{ source_title: values.source_title, source_link: values.source_link.trim() },
    ranges: toRanges(values.ranges),
    file: values.file?.id ?? null,
  })
  return useNoticeForm<SeatPlanValues, StaffSeatPlan>({
    kind: 'seat_plan',
    thing: stored,
    labels: {
      title: t('notices.field.title'),
      organisation: t('notices.field.organisation'),
      exam_date: t('notices.field.exam_date'),
      exam_time: t('notices.field.exam_time'),
      body: t('notices.field.body'),
      ranges: t('notices.field.ranges'),
      file: t('notices.field.original'),
      source_title: t('notices.source_title'),
      source_link: t('notices.source_link'),
      publish_at: t('notices.publish_at'),
      sheet: t('notices.sheet'),
      checked_gaps: t('notices.checked_gaps'),
    },
    toValues(plan) {
      const ranges = toRows(plan?.ranges ?? [])
      return {
        title: plan?.title ?? '',
        organisation: plan?.organisation ?? '',
        exam_date: plan?.exam_date ?? '',
        exam_time: plan?.exam_time ?? '',
        body: plan?.body ?? '',
        ranges,
        file: plan?.file ?? null,
        source_title: plan?.source_title ?? '',
        source_link: plan?.source_link ?? '',
        sheet: null,
        // What is out, or about to be, was looked at before.
        checked_gaps: plan?.published_on ? signatureOf(findingsOf(ranges), 'gap') : '',
      }
    },
    kept: ({ sheet, checked_gaps }) => ({ sheet, checked_gaps }),
    validate: (values, isOpen) => ({
      ...(values.title.trim() === '' && { title: t('notices.title_needed') }),
      ...(values.exam_date === '' && { exam_date: t('notices.exam_date_needed') }),
      ...(!isSourceLink(values.source_link) && { source_link: t('notices.source_link_wrong', { scheme: 'https://' }) }),
      ...Object.fromEntries(values.ranges.flatMap((row, index) => rowFaults(row, index))),
      ...(isOpen && values.ranges.length === 0 && { ranges: t('notices.ranges_needed') }),
      ...(isOpen && hasOpenFindings(values) && { ranges: t('notices.findings_left') }),
    }),
    create: (values, publishedOn) => seatPlans.create({ ...body(values), published_on: publishedOn }),
    update: (id, values, revision, publishedOn) =>
      seatPlans.update(id, { ...body(values), revision, published_on: publishedOn }),
    get: seatPlans.get,
  })

  function rowFaults({ name, from, to }: RangeRow, index: number): [string, string][] {
    const path = `ranges.${index}`
    if (name.trim() === '') return [[`${path}.name`, t('notices.centre_needed')]]
    if (from === null) return [[`${path}.from`, t('notices.roll_needed')]]
    if (to === null) return [[`${path}.to`, t('notices.roll_needed')]]
    return to < from ? [[`${path}.to`, t('notices.range_reversed')]] : []
  }
}

/** Whether a candidate would suffer: a roll in two centres, or in none that a person has not looked at. */
export function hasOpenFindings({ ranges, checked_gaps: checked }: SeatPlanValues): boolean {
  const findings = findingsOf(ranges)
  return findings.some(({ kind }) => kind === 'overlap') || signatureOf(findings, 'gap') !== checked
}
