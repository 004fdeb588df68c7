import { type JoinAccess, joinAccess, type Language, type Product, wayFor, wayIntoExam } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { EnrolForExam, Exam, FindJoinAccess, ProductsOf } from '../exams/index.ts'
import { programs } from '../programs/index.ts'
import { overPremium } from './over-premium.ts'
import { premiumUntil } from './premium/premium-until.ts'

interface AccessQuery {
  readonly userId: bigint
  readonly exam: Exam
}

export interface ExamAccess {
  readonly joinAccess: FindJoinAccess
  readonly enrolForExam: EnrolForExam
  readonly productsOf: ProductsOf
  /** Whether there is nothing left to buy or to enter, as the transaction of `client` sees it. */
  hasAccess(client: PoolClient, viewer: Viewer, exam: Exam): Promise<boolean>
}

/** Who may join which exam, and what opens it to the others (decision 0035). Many people's questions share a statement. */
export function createExamAccess({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }): ExamAccess {
  const many = { maxItems: 200, maxInFlight: 2 }
  const find = createBatcher<AccessQuery, JoinAccess>(queries => readAccess(db.pool, queries, clock.now()), many)
  const enrol = createBatcher<AccessQuery, true>(queries => enrolAll(db, queries, clock.now()), many)
  return {
    joinAccess: async ({ id: userId }, exam) => (isForAll(exam) ? 'open' : find({ userId, exam })),
    async enrolForExam({ id }, exam) {
      await enrol({ userId: id, exam })
    },
    hasAccess: async (client, { id: userId }, exam) =>
      isForAll(exam) || (await readAccess(client, [{ userId, exam }], clock.now()))[0] === 'open',
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

/** Most exams are of no program and cost nothing: nobody is asked about those. */
const isForAll = ({ isDemo, programId, cost }: Exam) => isDemo || (programId === null && cost === 0)

/** A program as something that can be had. */
export function programProduct(
  { id, title, cost, costInTk }: Pick<typeof programs.$inferSelect, 'id' | 'title' | 'cost' | 'costInTk'>,
  language: Language,
): Product {
  return { type: 'program', id: String(id), title: inLanguage(title, language), cost, cost_in_tk: costInTk }
}

function readProgram({ orm }: Database, id: number) {
  return orm.select().from(programs).where(eq(programs.id, id))
}

async function readAccess(reader: Queryable, queries: readonly AccessQuery[], now: number): Promise<JoinAccess[]> {
  const { rows } = await reader.query<{
    ordinal: number
    is_published: boolean | null
    cost: number | null
    cost_in_tk: number | null
    is_owned: boolean
    premium_until: Date | null
  }>({
    name: 'exam-access',
    text: `select w.ordinal::int, p.state = 'published' as is_published, p.cost, p.cost_in_tk,
                  exists (select 1 from program_enrollments e
                           where e.user_id = w.user_id and e.program_id = w.program_id and e.source <> 'premium')
                  or exists (select 1 from exam_purchases b
                              where b.user_id = w.user_id and b.exam_id = w.exam_id) as is_owned,
                  ${premiumUntil('w.user_id')} as premium_until
             from unnest($1::bigint[], $2::int[], $3::int[]) with ordinality as w (user_id, exam_id, program_id, ordinal)
             left join programs p on p.id = w.program_id`,
    values: [
      queries.map(({ userId }) => String(userId)),
      queries.map(({ exam }) => exam.id),
      queries.map(({ exam }) => exam.programId),
    ],
  })
  const found = new Map(rows.map(row => [row.ordinal, row]))
  return queries.map(({ exam }, index) => {
    const { is_published, cost, cost_in_tk, is_owned: owned, premium_until: until } = found.get(index + 1)!
    const isPublished = is_published === true
    const program = cost === null || cost_in_tk === null ? null : { isPublished, cost, costInTk: cost_in_tk }
    const premiumUntil = until !== null && until.getTime() > now ? until.toISOString() : null
    return joinAccess(wayFor(wayIntoExam({ isDemo: exam.isDemo, cost: exam.cost, program }), { owned, premiumUntil }))
  })
}

async function enrolAll(db: Database, queries: readonly AccessQuery[], now: number): Promise<true[]> {
  await db.pool.query({
    name: 'enrol-for-exams',
    text: `insert into program_enrollments (user_id, program_id, source, enrolled_at)
           select distinct user_id, program_id, 'free', $3::timestamptz from unnest($1::bigint[], $2::int[]) as w (user_id, program_id)
            order by user_id, program_id
           ${overPremium}`,
    values: [queries.map(({ userId }) => String(userId)), queries.map(({ exam }) => exam.programId), new Date(now)],
  })
  return queries.map(() => true)
}
