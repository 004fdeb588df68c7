import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../api/viewer.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { approved, type Exam } from './exam.ts'
import { exams } from './tables.ts'

/** How old an exam in memory may be: a change by the staff is seen everywhere within this time. */
const freshMs = 1_000

/** So many ids are remembered, be there an exam behind them or not: anybody may ask for any. */
const mostKnown = 1_000

/** The programmes that somebody has, by id. Programmes fulfil it. */
export type ProgramsOf = (viewer: Viewer) => Promise<ReadonlySet<number>>

export interface ExamCatalog {
  /**
   * An exam, at most a second old, that this person sees (`listed`) or has joined: what the staff does to it later takes
   * nobody's sheet away. Throws `no_exam_found`.
   */
  get(id: string, viewer: Viewer | null): Promise<Exam>
  /** The same, joined or not, if it is approved, and of a programme that shows it to its own people alone if they have that. */
  listed(id: string, viewer: Viewer | null): Promise<Exam>
  /** The same, approved or not: an attempt that was joined is closed whatever the staff did to its exam. */
  stored(id: number): Promise<Exam>
  /** Has this process read an exam anew, for whoever knows that it has changed. */
  forget(id: number): void
}

/** Exams are read with every call and changed a few times in their life. */
export function createExamCatalog(db: Database, programsOf: ProgramsOf): ExamCatalog {
  const known = new LRUCache<number, Promise<Exam | undefined>>({ max: mostKnown, ttl: freshMs })

  function load(id: number): Promise<Exam | undefined> {
    const cached = known.get(id)
    if (cached) return cached
    const exam = db.orm
      .select()
      .from(exams)
      .where(eq(exams.id, id))
      .then(rows => rows[0])
    exam.catch(() => known.delete(id))
    known.set(id, exam)
    return exam
  }

  async function stored(id: number): Promise<Exam> {
    const exam = id <= 2_147_483_647 ? await load(id) : undefined
    if (!exam) throw new AppError('no_exam_found')
    return exam
  }

  async function isListed(exam: Exam, viewer: Viewer | null): Promise<boolean> {
    if (exam.questionState !== approved) return false
    if (exam.enrollmentVisibility === 'everyone') return true
    return viewer !== null && exam.programId !== null && (await programsOf(viewer)).has(exam.programId)
  }

  return {
    stored,
    forget: id => void known.delete(id),
    async get(id, viewer) {
      const exam = await stored(Number(id))
      if (!(await isListed(exam, viewer)) && !(viewer && (await hasJoined(db, exam, viewer))))
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

/** In either mode. Asked only of exams that this person does not see otherwise. */
async function hasJoined({ pool }: Database, exam: Exam, { id }: Pick<Viewer, 'id'>): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-joined',
    text: 'select 1 from attempts where user_id = $1 and exam_id = $2 limit 1',
    values: [String(id), exam.id],
  })
  return rowCount === 1
}
