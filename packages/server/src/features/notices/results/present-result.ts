import type { GovtResult, GovtResultCard, ResultSheet, StaffGovtResult } from '@prostuti/contract'
import { shownSince } from '../editing/publication.ts'
import { type FileRow, presentFile, presentStaffFile } from '../files/present-file.ts'
import type { govtResults } from '../tables/govt-results.ts'
import { presentSource } from '../texts/present-source.ts'

export type ResultRow = typeof govtResults.$inferSelect

export function presentCard(row: Omit<ResultRow, 'body' | 'html'>, now: number): GovtResultCard {
  return {
    ...{ id: String(row.id), slug: row.slug, title: row.title, organisation: row.organisation, numbers: row.numbers },
    published_at: shownSince(row, now),
    is_sample: row.isSample,
  }
}

/** What comes after it; null: nothing is known. */
export const presentNext = ({ nextTitle, nextDate }: Pick<ResultRow, 'nextTitle' | 'nextDate'>): GovtResult['next'] =>
  nextTitle === '' ? null : { title: nextTitle, date: nextDate }

/** As learners read it, or would. */
export function presentResult(row: ResultRow, file: FileRow | null, now: number): GovtResult {
  return {
    ...presentCard(row, now),
    body: row.html,
    next: presentNext(row),
    file: presentFile(file),
    source: presentSource(row),
    updated_at: row.updatedAt.toISOString(),
  }
}

interface StaffDetails {
  readonly file: FileRow | null
  readonly changed: StaffGovtResult['changed']
  readonly sheet: ResultSheet | null
  readonly now: number
}

export function presentStaffResult(row: ResultRow, { file, changed, sheet, now }: StaffDetails): StaffGovtResult {
  return {
    ...{ id: String(row.id), slug: row.slug, revision: row.revision, changed },
    ...{ title: row.title, organisation: row.organisation, body: row.body },
    ...{ next_title: row.nextTitle, next_date: row.nextDate },
    file: presentStaffFile(file),
    ...{ source_title: row.sourceTitle, source_link: row.sourceLink },
    published_on: row.publishedOn?.toISOString() ?? null,
    sheet,
    shown: presentResult(row, file, now),
  }
}

/** What the log keeps of it: of its numbers how many there are. */
export function resultFields(row: ResultRow) {
  return {
    ...{ title: row.title, organisation: row.organisation, body: row.body },
    ...{ next_title: row.nextTitle, next_date: row.nextDate, numbers: row.numbers },
    file: row.fileId === null ? null : String(row.fileId),
    ...{ source_title: row.sourceTitle, source_link: row.sourceLink },
    published_on: row.publishedOn?.toISOString() ?? null,
  }
}
