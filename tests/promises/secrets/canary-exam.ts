import { randomBytes } from 'node:crypto'
import { approved } from '@prostuti/server/features/exams/exam'
import { publishPaper } from '@prostuti/server/features/exams/papers/publish-paper'
import { exams } from '@prostuti/server/features/exams/tables/exams'
import { programs } from '@prostuti/server/features/programs/tables'
import { categories, questions } from '@prostuti/server/features/questions/tables/questions'
import type { Database } from '@prostuti/server/platform/db/database'
import { minute } from '@prostuti/server/testing/exams'

/** An exam whose secrets can be recognised in any text in which they turn up. */
export interface CanaryExam {
  readonly id: number
  /** The shelf it stands on. */
  readonly program: number
  /** Of its questions. */
  readonly topic: number
  readonly questionIds: readonly string[]
  /** One beside them that is published and in no exam: what shows such questions shows this one, and its key is no secret. */
  readonly publishedId: string
  /** The access keys of its papers. */
  readonly paperKeys: readonly string[]
  /** What opens its papers that are given out sealed. */
  readonly sealKeys: readonly string[]
  readonly startsAt: number
  readonly endsAt: number
  /** Marks every text of a solution; in no other text. */
  readonly solutionMark: string
  /** Marks every question's text, which only those who joined may see. */
  readonly questionMark: string
  /** The key in the paper's order and in the author's, as JSON has it. */
  readonly keyTexts: readonly string[]
}

const total = 40
export const graceMs = 120_000

interface CanaryOptions {
  membersOnly?: boolean
  /** In coins. */
  cost?: number
  /** Null: never. Default: from the start by its settings, which is when it is final. */
  solutionVisibility?: Date | null
  /** An older exam whose questions are asked again, marks and all. */
  asks?: CanaryExam
}

/**
 * Ranked and (unless for members only) open to everybody, which is when early marks would be an oracle. By its settings
 * marks and solutions are open from the start: that a ranked exam shows none before its end is not for staff to forget.
 */
export async function holdCanaryExam(
  db: Database,
  startsAt: number,
  { membersOnly = false, cost = 0, solutionVisibility = new Date(startsAt), asks }: CanaryOptions = {},
): Promise<CanaryExam> {
  const canaries = asks ?? (await writeCanaries(db))
  const { solutionMark, questionMark, questionIds: ids, publishedId, program, topic } = canaries
  const title = { bn: 'গোপন পরীক্ষা', en: 'Secret exam' }
  const endsAt = startsAt + 60 * minute
  const [exam] = await db.orm
    .insert(exams)
    .values({
      title,
      description: title,
      syllabus: [title],
      startTime: new Date(startsAt),
      endTime: new Date(endsAt),
      durationMs: 60 * minute,
      graceMs,
      totalQuestions: total,
      negativeMark: 250,
      questionState: approved,
      membersOnly,
      cost,
      isFree: cost === 0,
      resultVisibility: new Date(startsAt),
      standingVisibility: new Date(endsAt + graceMs),
      solutionVisibility,
      programId: program,
    })
    .returning({ id: exams.id })
  await publishPaper(db, { id: exam!.id, version: 1, title }, ids.map(BigInt))
  const stored = await readPaper(db, exam!.id)
  return {
    id: exam!.id,
    program,
    topic,
    questionIds: ids,
    publishedId,
    startsAt,
    endsAt,
    solutionMark,
    questionMark,
    ...stored,
  }
}

async function writeCanaries(db: Database) {
  const marks = {
    solutionMark: `SOLUTION${randomBytes(8).toString('hex')}`,
    // In small letters, as addresses have it.
    questionMark: `question${randomBytes(8).toString('hex')}`,
  }
  const title = { bn: 'কর্মসূচি', en: 'Program' }
  const [program] = await db.orm
    .insert(programs)
    .values({ slug: marks.solutionMark, title, description: title, state: 'published' })
    .returning({ id: programs.id })
  return { ...marks, program: program!.id, ...(await writeQuestions(db, marks)) }
}

/** Of the published one. */
export const publishedText = 'পদ্মা কোথায় মেঘনায় মেশে?'
const published = { text: publishedText, options: ['চাঁদপুর', 'আরিচা'], explanation: '' }

/** What is said of an option of that letter. */
export const reasonFor = (letter: string, { solutionMark }: Pick<CanaryExam, 'solutionMark'>): string =>
  `কেন ${letter} ${solutionMark}`

/** Begins the text of every other question. */
export const questionWord = 'প্রশ্ন'

async function writeQuestions(
  { orm }: Database,
  { solutionMark, questionMark }: Pick<CanaryExam, 'solutionMark' | 'questionMark'>,
): Promise<Pick<CanaryExam, 'topic' | 'questionIds' | 'publishedId'>> {
  const name = { bn: 'বিষয়', en: 'Subject' }
  const [category] = await orm
    .insert(categories)
    .values({ slug: `topic-${randomBytes(8).toString('hex')}`, name })
    .returning({ id: categories.id })
  // Written first, so that the id of a new database's first exam names it.
  const [shown] = await orm
    .insert(questions)
    .values({
      slug: `published-${solutionMark}`,
      categoryId: category!.id,
      content: { bn: published, en: published },
      key: 0,
      rightOptions: [0],
      pinned: [],
      publishedAt: new Date(0),
    })
    .returning({ id: questions.id })
  const rows = Array.from({ length: total }, (_, index) => {
    const content = {
      text: `${questionWord} ${index} ${questionMark}`,
      options: ['ক', 'খ', 'গ', 'ঘ'].map(letter => `${letter} ${index}`),
      explanation: `ব্যাখ্যা ${index} ${solutionMark}`,
      // What a question may come to hold beside its one explanation must stay as secret as that.
      optionExplanations: ['ক', 'খ', 'গ', 'ঘ'].map(letter => reasonFor(letter, { solutionMark })),
    }
    const key = Math.floor(Math.random() * 4)
    return {
      slug: `${solutionMark}-${index}`,
      categoryId: category!.id,
      content: { bn: content, en: content },
      key,
      rightOptions: [key],
      pinned: [],
    }
  })
  const saved = await orm.insert(questions).values(rows).returning({ id: questions.id })
  return {
    topic: category!.id,
    questionIds: saved.map(row => String(row.id)),
    publishedId: String(shown!.id),
  }
}

async function readPaper(
  { pool }: Database,
  exam: number,
): Promise<Pick<CanaryExam, 'keyTexts' | 'paperKeys' | 'sealKeys'>> {
  const { rows: papers } = await pool.query<{ access_key: string; seal_key: Buffer }>(
    'select access_key, seal_key from papers where exam_id = $1 order by language',
    [exam],
  )
  const { rows } = await pool.query<{ keys: number[]; option_orders: number[][] }>(
    'select keys, option_orders from paper_keys where exam_id = $1',
    [exam],
  )
  const { keys, option_orders: orders } = rows[0]!
  const authors = keys.map((key, index) => orders[index]![key])
  return {
    paperKeys: papers.map(row => row.access_key),
    sealKeys: papers.map(row => row.seal_key.toString('base64url')),
    keyTexts: [keys.join(','), authors.join(','), JSON.stringify(orders)],
  }
}
