import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { approved, type Exam } from './exam.ts'
import { exams } from './tables.ts'

/** How old an exam in memory may be: a change by the staff is seen everywhere within this time. */
const freshMs = 1_000

export interface ExamCatalog {
  /** An approved exam, at most a second old. Throws `no_exam_found`. */
  get(id: string): Promise<Exam>
  /** The same, approved or not: an attempt that was joined is closed whatever the staff did to its exam. */
  stored(id: number): Promise<Exam>
}

/** Exams are read with every call and changed a few times in their life. */
export function createExamCatalog(db: Database): ExamCatalog {
  const known = new Map<number, { exam: Promise<Exam | undefined>; until: number }>()

  function load(id: number): Promise<Exam | undefined> {
    const cached = known.get(id)
    if (cached && cached.until > performance.now()) return cached.exam
    const exam = db.orm
      .select()
      .from(exams)
      .where(eq(exams.id, id))
      .then(rows => rows[0])
    exam.catch(() => known.delete(id))
    known.set(id, { exam, until: performance.now() + freshMs })
    return exam
  }

  async function stored(id: number): Promise<Exam> {
    const exam = id <= 2_147_483_647 ? await load(id) : undefined
    if (!exam) throw new AppError('no_exam_found')
    return exam
  }

  return {
    stored,
    async get(id) {
      const exam = await stored(Number(id))
      if (exam.questionState !== approved) throw new AppError('no_exam_found')
      return exam
    },
  }
}
