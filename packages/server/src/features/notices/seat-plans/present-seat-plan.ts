import type { SeatPlan, SeatPlanCard, StaffSeatPlan } from '@prostuti/contract'
import { shownSince } from '../editing/publication.ts'
import { type FileRow, presentFile, presentStaffFile } from '../files/present-file.ts'
import type { seatPlans } from '../tables/seat-plans.ts'
import { presentSource } from '../texts/present-source.ts'

export type SeatPlanRow = typeof seatPlans.$inferSelect
export type SeatPlanCardRow = Omit<SeatPlanRow, 'ranges' | 'body' | 'html'>

export function presentCard(row: SeatPlanCardRow, now: number): SeatPlanCard {
  return {
    id: String(row.id),
    ...{ slug: row.slug, title: row.title, organisation: row.organisation },
    ...{ exam_date: row.examDate, exam_time: row.examTime, centres: row.centreCount, rolls: row.rollCount },
    published_at: shownSince(row, now),
    is_sample: row.isSample,
  }
}

/** As learners read it, or would. */
export function presentSeatPlan(row: SeatPlanRow, file: FileRow | null, now: number): SeatPlan {
  return {
    ...presentCard(row, now),
    body: row.html,
    ranges: row.ranges,
    file: presentFile(file),
    source: presentSource(row),
    updated_at: row.updatedAt.toISOString(),
  }
}

interface StaffDetails {
  readonly file: FileRow | null
  readonly changed: StaffSeatPlan['changed']
  readonly now: number
}

export function presentStaffSeatPlan(row: SeatPlanRow, { file, changed, now }: StaffDetails): StaffSeatPlan {
  return {
    ...{ id: String(row.id), slug: row.slug, revision: row.revision, changed },
    ...{ title: row.title, organisation: row.organisation, body: row.body },
    ...{ exam_date: row.examDate, exam_time: row.examTime },
    ranges: row.ranges.map(({ hall, address, ...range }) => ({ ...range, hall: hall ?? '', address: address ?? '' })),
    file: presentStaffFile(file),
    ...{ source_title: row.sourceTitle, source_link: row.sourceLink },
    published_on: row.publishedOn?.toISOString() ?? null,
    shown: presentSeatPlan(row, file, now),
  }
}

/** What the log keeps of it: of its ranges how many there are. */
export function seatPlanFields(row: SeatPlanRow) {
  return {
    ...{ title: row.title, organisation: row.organisation, body: row.body },
    ...{ exam_date: row.examDate, exam_time: row.examTime },
    ...{ ranges: row.ranges.length, centres: row.centreCount, rolls: row.rollCount },
    file: row.fileId === null ? null : String(row.fileId),
    ...{ source_title: row.sourceTitle, source_link: row.sourceLink },
    published_on: row.publishedOn?.toISOString() ?? null,
  }
}
