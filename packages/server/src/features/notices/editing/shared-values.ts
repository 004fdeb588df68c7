import type { PoolClient } from 'pg'
import { bodyColumns } from './body-columns.ts'
import { checkDate } from './check-dates.ts'
import { knownFile } from './known-file.ts'
import { toInstant } from './publication.ts'

interface SharedFields {
  readonly title?: string
  readonly body?: string
  readonly file?: string | null
  readonly published_on?: string | null
}

/** The columns of fields that all kinds have; what was left out stays undefined. Throws `validation_failed`. */
export async function sharedValues(client: PoolClient, given: SharedFields) {
  checkDate('published_on', given.published_on)
  return {
    title: given.title,
    ...bodyColumns(given.body),
    fileId: given.file === undefined ? undefined : await knownFile(client, given.file),
    publishedOn: given.published_on === undefined ? undefined : toInstant(given.published_on),
  }
}

interface SourceFields {
  readonly organisation?: string
  readonly source_title?: string
  readonly source_link?: string
}

export const sourceValues = ({ organisation, source_title, source_link }: SourceFields) => ({
  organisation,
  sourceTitle: source_title,
  sourceLink: source_link,
})

/** These columns without those that were left out. */
export function given<Columns extends object>(
  columns: Columns,
): { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> } {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }
}
