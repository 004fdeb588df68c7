import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Language, Paper } from '@prostuti/contract'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { questions } from '../../questions/index.ts'
import { paperKeys, papers } from '../tables/papers.ts'
import { type NamedExam, paperOf, readSource, rightOf, shownOptions } from './publish-paper.ts'

type Client = Pick<PoolClient, 'query'>

/**
 * Whether the bank says otherwise by now than this version of an exam's paper: of the texts, the options, what is right, or the
 * order of the questions. The paper's own order of options is no difference.
 */
export async function isPaperOutdated(client: Client, exam: NamedExam, ids: readonly bigint[]): Promise<boolean> {
  const orm = drizzle(client as PoolClient)
  const isThis = (table: typeof papers | typeof paperKeys) =>
    and(eq(table.examId, exam.id), eq(table.version, exam.version))
  const [key] = await orm.select().from(paperKeys).where(isThis(paperKeys))
  const written = await orm.select({ language: papers.language, gzip: papers.gzip }).from(papers).where(isThis(papers))
  if (!key) return false
  const places = new Map(key.questionIds.map((id, place) => [id, place]))
  const asPrinted = (row: typeof questions.$inferSelect) => printed(row, key.optionOrders[places.get(row.id) ?? -1])
  const source = await readSource(client as PoolClient, ids, asPrinted)
  if (source.questions.some((question, place) => rightOf(question) !== key.keys[place])) return true
  for (const { language, gzip } of written)
    if (!sameTexts(await unzipped(gzip), paperOf(exam, language as Language, source))) return true
  return false
}

/** A question's options as the paper printed them, while they are those that are shown; else as they are, which differs. */
function printed(row: typeof questions.$inferSelect, order: readonly number[] = []) {
  const shown = shownOptions(row)
  const isSame = order.length === shown.length && shown.every(option => order.includes(option))
  const options = isSame ? order : shown
  return { order: options, pinned: options.flatMap((option, index) => (row.pinned.includes(option) ? index : [])) }
}

const unzipped = async (gzip: Buffer): Promise<Paper> => JSON.parse(String(await promisify(gunzip)(gzip)))

const sameTexts = ({ subjects, passages, questions: asked }: Paper, other: Paper): boolean =>
  JSON.stringify([subjects, passages, asked]) === JSON.stringify([other.subjects, other.passages, other.questions])
