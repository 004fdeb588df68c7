import type { StaffPassage, TypedText } from '@prostuti/contract'
import { and, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type passages, questions } from '../../tables/questions.ts'
import { isLive } from '../question-filter.ts'

export type PassageRow = typeof passages.$inferSelect

/** Where the source was not kept, what was rendered, which renders to itself. English that equals the Bangla was not written. */
export function typedPassage({ typed, content: { bn, en } }: PassageRow): TypedText {
  return typed ?? { bn, en: en === bn ? '' : en }
}

/** `about`: how many questions are about it. */
export function presentPassage(row: PassageRow, about: number): StaffPassage {
  return {
    id: String(row.id),
    text: typedPassage(row),
    ...{ bn: row.content.bn, en: row.content.en },
    questions: about,
    revision: row.revision,
  }
}

/** How many questions of both banks are about each of these passages; none where there is none. */
export async function countAbout(
  client: Pick<PoolClient, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await drizzle(client as PoolClient)
    .select({ id: sql<number>`${questions.passageId}`, count: sql<number>`count(*)::int` })
    .from(questions)
    .where(and(inArray(questions.passageId, [...ids]), isLive))
    .groupBy(questions.passageId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
