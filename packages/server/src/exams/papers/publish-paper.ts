import { randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language, Paper, PaperQuestion } from '@prostuti/contract'
import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Localized } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { categories, type MaybeSecret, passages, questions, reveal } from '../../questions/index.ts'
import { sealPaper } from './seal-paper.ts'
import { paperKeys, papers } from './tables.ts'

interface SourceQuestion {
  id: string
  subject: number
  passageId: number | null
  content: (typeof questions.$inferSelect)['content']
  key: MaybeSecret<number>
  pinned: readonly number[]
  /** `order[k]` is the author's index of the paper's option k. */
  order: readonly number[]
}

interface Source {
  questions: SourceQuestion[]
  subjects: Localized[]
  passages: { id: number; content: Localized }[]
}

/**
 * Writes an exam's paper: a keyless blob per language, open and sealed, and the answer key apart from it. The paper has an
 * order of options of its own, so that the author's habits (the right one first, say) never reach a device.
 */
export async function publishPaper(
  db: Database,
  exam: { id: number; version: number; title: Localized },
  questionIds: readonly bigint[],
): Promise<void> {
  const source = await readSource(db, questionIds)
  const blobs = await Promise.all((['bn', 'en'] as const).map(language => compress(exam, language, source)))
  await inTransaction(db.pool, async client => {
    const tx = drizzle(client)
    await tx.insert(papers).values(blobs)
    await tx.insert(paperKeys).values({
      examId: exam.id,
      version: exam.version,
      questionIds: source.questions.map(question => BigInt(question.id)),
      keys: source.questions.map(question => question.order.indexOf(reveal(question.key))),
      optionOrders: source.questions.map(question => [...question.order]),
      subjectOf: source.questions.map(question => question.subject),
      subjects: source.subjects,
    })
  })
}

/** The questions in the wanted order, subject by subject as they first appear. */
async function readSource({ orm }: Database, ids: readonly bigint[]): Promise<Source> {
  const rows = await orm
    .select({ question: questions, subject: categories.name })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .where(inArray(questions.id, [...ids]))
  const byId = new Map(rows.map(row => [row.question.id, row]))
  const wanted = ids.map(id => byId.get(id) ?? missing(id))
  const categoryIds = [...new Set(wanted.map(row => row.question.categoryId))]
  const passageIds = [...new Set(wanted.flatMap(row => row.question.passageId ?? []))]
  const found = passageIds.length > 0 ? await orm.select().from(passages).where(inArray(passages.id, passageIds)) : []
  return {
    subjects: categoryIds.map(id => wanted.find(row => row.question.categoryId === id)!.subject),
    passages: passageIds.map(id => found.find(passage => passage.id === id)!),
    questions: wanted
      .map(({ question }) => ({
        id: String(question.id),
        subject: categoryIds.indexOf(question.categoryId),
        passageId: question.passageId,
        content: question.content,
        key: question.key,
        pinned: question.pinned,
        order: shuffledOptions(question.content.bn.options.length, question.pinned),
      }))
      .sort((a, b) => a.subject - b.subject),
  }
}

function missing(id: bigint): never {
  throw new Error(`There is no question ${id}`)
}

/** A random order in which pinned options keep their place. */
function shuffledOptions(count: number, pinned: readonly number[]): number[] {
  const free = Array.from({ length: count }, (_, option) => option).filter(option => !pinned.includes(option))
  return Array.from({ length: count }, (_, option) =>
    pinned.includes(option) ? option : free.splice(randomInt(free.length), 1)[0]!,
  )
}

function paperOf(exam: { id: number; version: number; title: Localized }, language: Language, source: Source): Paper {
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

async function compress(exam: { id: number; version: number; title: Localized }, language: Language, source: Source) {
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
