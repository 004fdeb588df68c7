import type { Language, Product } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../api/viewer.ts'
import { createBatcher } from '../db/batcher.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { inLanguage } from '../db/in-language.ts'
import type { EnrolForExam, Exam, FindJoinAccess, JoinAccess, ProductsOf } from '../exams/index.ts'
import { programs } from '../programs/index.ts'
import { joinAccess } from './may-join.ts'
import { premiumUntil } from './premium/premium-until.ts'

interface AccessQuery {
  readonly userId: bigint
  readonly exam: Exam
}

export interface ExamAccess {
  readonly joinAccess: FindJoinAccess
  readonly enrolForExam: EnrolForExam
  readonly productsOf: ProductsOf
  /** Whether there is nothing left to buy or to enter. */
  hasAccess(viewer: Viewer, exam: Exam): Promise<boolean>
}

/** Who may join which exam, and what opens it to the others. Many people's questions share a statement. */
export function createExamAccess({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }): ExamAccess {
  const many = { maxItems: 200, maxInFlight: 2 }
  const find = createBatcher<AccessQuery, JoinAccess>(queries => readAccess(db, queries, clock.now()), many)
  const enrol = createBatcher<AccessQuery, true>(queries => enrolAll(db, queries, clock.now()), many)
  /** Most exams are of no programme and cost nothing: nobody is asked about those. */
  const accessOf = async (userId: bigint, exam: Exam): Promise<JoinAccess> =>
    exam.isDemo || (exam.programId === null && exam.cost === 0) ? 'open' : find({ userId, exam })
  return {
    joinAccess: ({ id }, exam) => accessOf(id, exam),
    async enrolForExam({ id }, exam) {
      await enrol({ userId: id, exam })
    },
    hasAccess: async ({ id }, exam) => (await accessOf(id, exam)) === 'open',
    productsOf: async (exam, language) => {
      const products: Product[] = []
      const [program] = exam.programId === null ? [] : await readProgram(db, exam.programId)
      if (program?.state === 'published') products.push(programProduct(program, language))
      if (exam.cost > 0)
        products.push({
          type: 'exam',
          id: String(exam.id),
          title: exam.title[language],
          cost: exam.cost,
          cost_in_tk: 0,
        })
      return products
    },
  }
}

/** A programme as something that can be had. */
export function programProduct(
  { id, title, cost, costInTk }: Pick<typeof programs.$inferSelect, 'id' | 'title' | 'cost' | 'costInTk'>,
  language: Language,
): Product {
  return { type: 'program', id: String(id), title: inLanguage(title, language), cost, cost_in_tk: costInTk }
}

function readProgram({ orm }: Database, id: number) {
  return orm.select().from(programs).where(eq(programs.id, id))
}

async function readAccess(db: Database, queries: readonly AccessQuery[], now: number): Promise<JoinAccess[]> {
  const { rows } = await db.pool.query<{
    ordinal: number
    cost: number | null
    cost_in_tk: number | null
    has_program: boolean
    has_premium: boolean
    has_bought: boolean
  }>({
    name: 'exam-access',
    text: `select w.ordinal::int, p.cost, p.cost_in_tk,
                  exists (select 1 from program_enrollments e
                           where e.user_id = w.user_id and e.program_id = w.program_id) as has_program,
                  coalesce(p.state = 'published' and ${premiumUntil('w.user_id')} > $4::timestamptz, false) as has_premium,
                  exists (select 1 from exam_purchases b
                           where b.user_id = w.user_id and b.exam_id = w.exam_id) as has_bought
             from unnest($1::bigint[], $2::int[], $3::int[]) with ordinality as w (user_id, exam_id, program_id, ordinal)
             left join programs p on p.id = w.program_id`,
    values: [
      queries.map(({ userId }) => String(userId)),
      queries.map(({ exam }) => exam.id),
      queries.map(({ exam }) => exam.programId),
      new Date(now),
    ],
  })
  const found = new Map(rows.map(row => [row.ordinal, row]))
  return queries.map(({ exam }, index) => {
    const { cost, cost_in_tk: costInTk, ...has } = found.get(index + 1)!
    const program = cost === null || costInTk === null ? null : { cost, costInTk }
    return joinAccess({
      isDemo: exam.isDemo,
      cost: exam.cost,
      program,
      hasProgram: has.has_program,
      hasPremium: has.has_premium,
      hasBoughtExam: has.has_bought,
    })
  })
}

async function enrolAll(db: Database, queries: readonly AccessQuery[], now: number): Promise<true[]> {
  await db.pool.query({
    name: 'enrol-for-exams',
    text: `insert into program_enrollments (user_id, program_id, source, enrolled_at)
           select distinct user_id, program_id, 'free', $3::timestamptz from unnest($1::bigint[], $2::int[]) as w (user_id, program_id)
            order by user_id, program_id
           on conflict do nothing`,
    values: [queries.map(({ userId }) => String(userId)), queries.map(({ exam }) => exam.programId), new Date(now)],
  })
  return queries.map(() => true)
}
