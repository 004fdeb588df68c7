import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { approved, type Exam } from './exam.ts'
import { exams } from './tables/exams.ts'

/** How old an exam in memory may be: a change by the staff is seen everywhere within this time. */
const freshMs = 1_000

/** So many ids are remembered, be there an exam behind them or not: anybody may ask for any. */
const mostKnown = 1_000

/** The programs that a person has, by id, read on the `client` of a transaction. Programs fulfil it. */
export type ProgramsOf = (viewer: Viewer, client?: PoolClient) => Promise<ReadonlySet<number>>

export interface ExamCatalog {
  /**
   * An exam, at most a second old, that this person sees (`listed`) or has joined: what the staff does to it later takes
   * nobody's sheet away. On the `client` of a transaction it is read as that sees it. Throws `no_exam_found`.
   */
  get(id: string, viewer: Viewer | null, client?: PoolClient): Promise<Exam>
  /** The same, joined or not, if it is approved, and of a program that shows it to its own people alone if they have that. */
  listed(id: string, viewer: Viewer | null): Promise<Exam>
  /** The same, approved or not: an attempt that was joined is closed whatever the staff did to its exam. On a `client` as `get`. */
  stored(id: number, client?: PoolClient): Promise<Exam>
  /** Makes this process read an exam again, for a caller that knows that it has changed. */
  forget(id: number): void
}

/** Exams are read with every call and changed a few times in their life. */
export function createExamCatalog(db: Database, programsOf: ProgramsOf): ExamCatalog {
  const known = new LRUCache<number, Promise<Exam | undefined>>({ max: mostKnown, ttl: freshMs })

  function load(id: number): Promise<Exam | undefined> {
    const cached = known.get(id)
    if (cached) return cached
    const exam = readExam(db.pool, id)
    exam.catch(() => known.delete(id))
    known.set(id, exam)
    return exam
  }

  async function stored(id: number, client?: PoolClient): Promise<Exam> {
    const exam = id <= 2_147_483_647 ? await (client ? readExam(client, id) : load(id)) : undefined
    if (!exam) throw new AppError('no_exam_found')
    return exam
  }

  async function isListed(exam: Exam, viewer: Viewer | null, client?: PoolClient): Promise<boolean> {
    // Stopped in the live room, it lets nobody begin, and who sits it must not pay for that with each draft.
    if (exam.questionState !== approved && exam.stoppedAt === null) return false
    if (exam.enrollmentVisibility === 'everyone') return true
    return viewer !== null && exam.programId !== null && (await programsOf(viewer, client)).has(exam.programId)
  }

  return {
    stored,
    forget: id => void known.delete(id),
    async get(id, viewer, client) {
      const exam = await stored(Number(id), client)
      if (!(await isListed(exam, viewer, client)) && !(viewer && (await hasJoined(client ?? db.pool, exam, viewer))))
        throw new AppError('no_exam_found')
      return exam
    },
    async listed(id, viewer) {
      const exam = await stored(Number(id))
      if (!(await isListed(exam, viewer))) throw new AppError('no_exam_found')
      return exam
    },
  }
}

async function readExam(reader: Queryable, id: number): Promise<Exam | undefined> {
  const [exam] = await drizzle(reader).select().from(exams).where(eq(exams.id, id))
  return exam
}

/** In either mode. Asked only of exams that this person does not see otherwise. */
async function hasJoined(reader: Queryable, exam: Exam, { id }: Pick<Viewer, 'id'>): Promise<boolean> {
  const { rowCount } = await reader.query({
    name: 'has-joined',
    text: 'select 1 from attempts where user_id = $1 and exam_id = $2 limit 1',
    values: [String(id), exam.id],
  })
  return rowCount === 1
}
