import type { Language, StaffCircular, StaffCircularCard } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { imagePath } from '../../../platform/images/index.ts'
import { users } from '../../../platform/people/tables.ts'
import { type CardRow, cardColumns, pictureOf, presentCard, presentCircular } from '../present-circular.ts'
import type { CircularRow } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'
import { formFields } from './circular-fields.ts'
import { problemOf } from './circular-problem.ts'

/** What the staff's list reads of each. */
export const staffCardColumns = {
  ...cardColumns,
  revision: circulars.revision,
  imageId: circulars.imageId,
  shownTexts: circulars.shownTexts,
  updatedAt: circulars.updatedAt,
  changedBy: circulars.changedBy,
  editor: users.name,
}
export type StaffCardRow = CardRow &
  Pick<CircularRow, 'revision' | 'imageId' | 'shownTexts' | 'updatedAt'> & { readonly editor: string | null }

interface Presenting {
  readonly now: number
  readonly language: Language
}

/** Of one that nobody but the server has changed there is no name; the time is that of its last change either way. */
const changeOf = (at: Date, editor: string | null) => ({ at: at.toISOString(), by: editor || null })

export function presentStaffCard(row: StaffCardRow, { now, language }: Presenting): StaffCircularCard {
  return {
    ...presentCard(row, language),
    created_at: row.createdAt.toISOString(),
    revision: row.revision,
    problem: problemOf(row, now),
    changed: changeOf(row.updatedAt, row.editor),
  }
}

export async function presentStaffCircular(
  orm: Pick<NodePgDatabase, 'select'>,
  row: CircularRow,
  { now, language }: Presenting,
): Promise<StaffCircular> {
  const picture = await pictureOf(orm, row)
  const [editor] =
    row.changedBy === null ? [] : await orm.select({ name: users.name }).from(users).where(eq(users.id, row.changedBy))
  return {
    id: String(row.id),
    state: row.state,
    fields: formFields(row, picture ? imagePath(picture.digest) : null),
    shown: presentCircular(row, picture, language),
    problem: problemOf(row, now),
    created_at: row.createdAt.toISOString(),
    revision: row.revision,
    changed: changeOf(row.updatedAt, editor?.name ?? null),
  }
}
