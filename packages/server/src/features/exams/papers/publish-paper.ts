import { randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language, Paper, PaperQuestion } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { passages, questions, readSubjects, reveal } from '../../questions/index.ts'
import { examQuestions } from '../tables/building.ts'
import { paperKeys, papers } from '../tables/papers.ts'
import { sealPaper } from './seal-paper.ts'

export interface SourceQuestion {
  id: string
  subject: number
  passageId: number | null
  content: (typeof questions.$inferSelect)['content']
  rightOptions: (typeof questions.$inferSelect)['rightOptions']
  /** In the paper's own numbers. */
  pinned: readonly number[]
  /** `order[k]` is the author's index of the paper's option k. */
  order: readonly number[]
}

interface Source {
  questions: SourceQuestion[]
  subjects: Localized[]
  passages: { id: number; content: Localized }[]
}

export type NamedExam = Pick<Paper, 'version'> & { id: number; title: Localized }

/** Gives a new exam its list of questions and its paper, in a transaction of its own. */
export async function publishPaper(db: Database, exam: NamedExam, questionIds: readonly bigint[]): Promise<void> {
  const list = questionIds.map((questionId, index) => ({ examId: exam.id, questionId, position: index + 1 }))
  await inTransaction(db.pool, async client => {
    await drizzle(client).insert(examQuestions).values(list)
    await writePaper(client, exam, questionIds)
  })
}

/**
 * Writes an exam's paper: a keyless blob per language, open and sealed, and the answer key apart from it. The paper has an
 * order of options of its own, so that the author's habits (the right one first, say) never reach a device, and none of those
 * that are hidden. Each question has exactly one right option.
 */
export async function writePaper(client: PoolClient, exam: NamedExam, questionIds: readonly bigint[]): Promise<void> {
  const source = await readSource(client, questionIds)
  const blobs = await Promise.all((['bn', 'en'] as const).map(language => compress(exam, language, source)))
  const tx = drizzle(client)
  const keys = source.questions.map(keyOf)
  await tx.insert(papers).values(blobs)
  await acceptKeys(client, exam, keys)
  await tx.insert(paperKeys).values({
    examId: exam.id,
    version: exam.version,
    questionIds: source.questions.map(question => BigInt(question.id)),
    keys,
    optionOrders: source.questions.map(question => [...question.order]),
    subjectOf: source.questions.map(question => question.subject),
    subjects: source.subjects,
  })
}

/** What scoring reads: at first a paper accepts its keys alone, in the version of its exam's results that counts now. */
async function acceptKeys(client: PoolClient, { id, version }: NamedExam, keys: readonly number[]): Promise<void> {
  await client.query(
    `insert into accepted_keys (exam_id, paper_version, result_version, accepted)
     select id, $2, result_version, $3 from exams where id = $1`,
    [id, version, JSON.stringify(keys.map(key => [key]))],
  )
}

function keyOf(question: SourceQuestion): number {
  const right = rightOf(question)
  if (right === null) throw new Error(`Question ${question.id} does not have one right option`)
  return right
}

/** The right option in the paper's own numbers; null where there is not exactly one. */
export function rightOf({ rightOptions, order }: SourceQuestion): number | null {
  const right = order.flatMap((option, index) => (reveal(rightOptions).includes(option) ? index : []))
  return right.length === 1 ? right[0]! : null
}

/** The questions in the wanted order, subject by subject as they first appear; `printed` says in which order their options are. */
export async function readSource(
  client: PoolClient,
  ids: readonly bigint[],
  printed: typeof shuffled = shuffled,
): Promise<Source> {
  const orm = drizzle(client)
  const rows = await orm
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]))
  const byId = new Map(rows.map(row => [row.id, row]))
  const wanted = ids.map(id => byId.get(id) ?? missing(id))
  const subjectOf = await readSubjects(
    client,
    wanted.map(({ categoryId }) => categoryId),
  )
  const inPaper = wanted.map(row => subjectOf.get(row.categoryId)!)
  const subjects = [...new Map(inPaper.map(subject => [subject.id, subject])).values()]
  const passageIds = [...new Set(wanted.flatMap(row => row.passageId ?? []))]
  const found = passageIds.length > 0 ? await orm.select().from(passages).where(inArray(passages.id, passageIds)) : []
  return {
    subjects: subjects.map(({ name }) => name),
    passages: passageIds.map(id => found.find(passage => passage.id === id)!),
    questions: wanted
      .map(question => ({
        id: String(question.id),
        subject: subjects.findIndex(({ id }) => id === subjectOf.get(question.categoryId)!.id),
        passageId: question.passageId,
        content: question.content,
        rightOptions: question.rightOptions,
        ...printed(question),
      }))
      .sort((a, b) => a.subject - b.subject),
  }
}

function missing(id: bigint): never {
  throw new Error(`There is no question ${id}`)
}

/** Numbers of the options that are not hidden. */
export function shownOptions({ content, hiddenOptions }: typeof questions.$inferSelect): number[] {
  return content.bn.options.flatMap((_, option) => (hiddenOptions.includes(option) ? [] : option))
}

/** The options that are shown in a random order, in which pinned ones keep their place among them. */
function shuffled(question: typeof questions.$inferSelect): Pick<SourceQuestion, 'order' | 'pinned'> {
  const shown = shownOptions(question)
  const isPinned = (option: number) => question.pinned.includes(option)
  const free = shown.filter(option => !isPinned(option))
  return {
    order: shown.map(option => (isPinned(option) ? option : free.splice(randomInt(free.length), 1)[0]!)),
    pinned: shown.flatMap((option, index) => (isPinned(option) ? index : [])),
  }
}

export function paperOf(exam: NamedExam, language: Language, source: Source): Paper {
  const { subjects, passages } = source
  return {
    exam: String(exam.id),
    version: exam.version,
    language,
    title: exam.title[language],
    subjects: subjects.map(subject => subject[language]),
    passages: passages.map(passage => passage.content[language]),
    questions: source.questions.map((question): PaperQuestion => {
      const content = question.content[language]
      const passage = passages.findIndex(each => each.id === question.passageId)
      return {
        id: question.id,
        text: content.text,
        options: question.order.map(option => content.options[option]!),
        ...(question.pinned.length > 0 && { pinned: [...question.pinned] }),
        subject: question.subject,
        ...(passage >= 0 && { passage }),
      }
    }),
  }
}

async function compress(exam: NamedExam, language: Language, source: Source) {
  const paper = paperOf(exam, language, source)
  const body = Buffer.from(JSON.stringify(paper))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const zipped = await promisify(gzip)(body, { level: 9 })
  const seal = sealPaper(zipped, paper)
  return {
    examId: exam.id,
    version: exam.version,
    language,
    accessKey: randomBytes(16).toString('base64url'),
    brotli: await promisify(brotliCompress)(body, { params }),
    gzip: zipped,
    sealKey: seal.key,
    sealIv: seal.iv,
    sealed: seal.data,
  }
}
