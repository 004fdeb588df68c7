import type { Language, StaffContribution } from '@prostuti/contract'
import { count, eq, inArray, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { qualityOfWritten, questionColumns } from '../bank/question-columns.ts'
import { comparable } from '../dedupe.ts'
import { findAlike } from '../duplicates/find-alike.ts'
import { saysSomething } from '../quality.ts'
import { readableText } from '../rendering/readable-text.ts'
import { contributions } from '../tables/contributions.ts'
import { questions } from '../tables/questions.ts'
import { findContribution } from './contribution-rows.ts'
import { asWritten, openContribution } from './contribution-words.ts'
import { presentContribution } from './present-contribution.ts'

const mostSimilar = 3

/** An offered question as staff decide about it, with all that was checked. Throws `not_found`. */
export async function readStaffContribution(
  client: PoolClient | Database['pool'],
  id: string,
  language: Language,
): Promise<StaffContribution> {
  const orm = drizzle(client as PoolClient)
  const found = await findContribution(orm, id)
  const { row, writer } = found
  const { now } = openContribution(row)
  const written = asWritten(now)
  const columns = questionColumns(written)
  const [offers] = await orm
    .select({ offered: count(), taken: sql<number>`count(*) filter (where ${contributions.state} = 'taken')::int` })
    .from(contributions)
    .where(eq(contributions.userId, row.userId))
  const alike = await findAlike(client, columns.searchKey, mostSimilar + 1)
  const others = alike.filter(each => each.id !== String(row.questionId)).slice(0, mostSimilar)
  const texts = await readTexts(orm, others, language)
  return {
    ...presentContribution(found, language, { early: true }),
    typed: now,
    writer: { name: writer ?? '', ...offers! },
    checks: {
      right: columns.rightOptions.length,
      explained: saysSomething(columns.content.bn.explanation),
      quality: qualityOfWritten(written, columns, false),
      similar: others.map(each => ({ ...each, text: texts.get(each.id) ?? '' })),
      same_options: sameOptions(columns.content.bn.options),
    },
    question: row.questionId === null ? null : String(row.questionId),
    revision: row.revision,
  }
}

async function readTexts(orm: Pick<NodePgDatabase, 'select'>, found: readonly { id: string }[], language: Language) {
  if (found.length === 0) return new Map<string, string>()
  const ids = found.map(({ id }) => BigInt(id))
  const rows = await orm
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    .where(inArray(questions.id, ids))
  return new Map(rows.map(({ id, content }) => [String(id), readableText(content[language].text)]))
}

/** The first two options that say the same, however they are dressed and spaced. */
function sameOptions(options: readonly string[]): [number, number] | null {
  const said = options.map(option => comparable(option).replaceAll(' ', '').toLowerCase())
  const second = said.findIndex((option, number) => said.indexOf(option) < number)
  return second < 0 ? null : [said.indexOf(said[second]!), second]
}
