import { inArray } from 'drizzle-orm'
import { approved } from '../features/exams/exam.ts'
import { publishPaper } from '../features/exams/papers/publish-paper.ts'
import { exams } from '../features/exams/tables/exams.ts'
import { paperKeys } from '../features/exams/tables/papers.ts'
import { categories, questions } from '../features/questions/tables/questions.ts'
import type { Database } from '../platform/db/database.ts'

/** A minute, in milliseconds. */
export const minute = 60_000

export interface HeldExam {
  readonly id: number
  /** The right option of each question, by question id, in the paper's own numbers. */
  readonly key: ReadonlyMap<string, number>
  /** One right answer for each question. */
  right(count?: number): Record<string, number>
  /** One wrong answer for each question. */
  wrong(count?: number): Record<string, number>
}

interface HeldExamOptions extends Partial<typeof exams.$inferInsert> {
  questions?: number
  slug?: string
  /** Questions that are there already, by id, instead of new ones. */
  asks?: readonly string[]
}

/** An approved exam of plain questions; every fourth has its key at ক, খ, গ, ঘ in turn. Starts now unless said otherwise. */
export async function holdExam(db: Database, now: number, options: HeldExamOptions = {}): Promise<HeldExam> {
  const { questions: count = 10, slug = crypto.randomUUID(), asks, ...given } = options
  const questionIds = asks?.map(BigInt) ?? (await writeQuestions(db, slug, count))
  const total = questionIds.length
  const title = { bn: 'যাচাই পরীক্ষা', en: 'Test exam' }
  const endTime = new Date(now + 60 * minute)
  const [exam] = await db.orm
    .insert(exams)
    .values({
      title,
      description: title,
      syllabus: [],
      startTime: new Date(now),
      endTime,
      durationMs: 10 * minute,
      totalQuestions: total,
      negativeMark: 250,
      questionState: approved,
      membersOnly: true,
      resultVisibility: new Date(now),
      standingVisibility: endTime,
      solutionVisibility: endTime,
      ...given,
    })
    .returning({ id: exams.id })
  await publishPaper(db, { id: exam!.id, version: 1, title }, questionIds)
  return heldExam(db, exam!.id)
}

async function writeQuestions({ orm }: Database, slug: string, total: number): Promise<bigint[]> {
  const names = [0, 1].map(number => ({
    slug: `${slug}-${number}`,
    name: { bn: `বিষয় ${number}`, en: `Subject ${number}` },
  }))
  const subjects = await orm.insert(categories).values(names).returning({ id: categories.id })
  const rows = Array.from({ length: total }, (_, index) => {
    const content = {
      text: `প্রশ্ন ${index}`,
      options: ['ক', 'খ', 'গ', 'ঘ'].map(letter => `${letter} ${index}`),
      explanation: `ব্যাখ্যা ${index}`,
      optionExplanations: ['ক', 'খ', 'গ', 'ঘ'].map(letter => `কেন ${letter} ${index}`),
    }
    return {
      slug: `${slug}-${index}`,
      categoryId: subjects[index % 2]!.id,
      content: { bn: content, en: content },
      key: index % 4,
      rightOptions: [index % 4],
      pinned: [],
    }
  })
  const saved = await orm.insert(questions).values(rows).returning({ id: questions.id })
  return saved.map(row => row.id)
}

async function heldExam({ orm }: Database, id: number): Promise<HeldExam> {
  const [row] = await orm
    .select()
    .from(paperKeys)
    .where(inArray(paperKeys.examId, [id]))
  const key = new Map(row!.questionIds.map((question, index) => [String(question), row!.keys[index]!]))
  const answers = (shift: number) => (count?: number) =>
    Object.fromEntries([...key].slice(0, count).map(([question, right]) => [question, (right + shift) % 4]))
  return { id, key, right: answers(0), wrong: answers(1) }
}
