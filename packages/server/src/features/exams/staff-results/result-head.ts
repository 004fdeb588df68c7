import type { Language, StaffSheet } from '@prostuti/contract'
import { type Exam, instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { conflictOf } from '../regrades/regradable.ts'
import { cancelled } from '../scoring/option-set.ts'
import { readFinalVersion } from '../standings/result-version.ts'

/** A ranked exam whose results are final, with what marks its sheets. */
export interface FinalExam {
  readonly exam: Exam
  readonly key: PaperKey
  /** Milliseconds since 1970. */
  readonly finalAt: number
}

/** Throws `no_exam_found`, and `conflict` with `not_final` until the results are: nobody reads the answers of a running exam. */
export async function readFinalExam(
  { db, catalog, papers }: Pick<StaffDeps, 'db' | 'catalog' | 'papers'>,
  id: number,
): Promise<FinalExam> {
  const exam = await catalog.stored(id)
  const final = await readFinalVersion(db.pool, { examId: exam.id, version: exam.resultVersion })
  if (!final) throw conflictOf('not_final')
  const key = await papers.key(exam.id, exam.paperVersion, exam.resultVersion)
  return { exam, key, finalAt: final.finalAt }
}

/** How many questions count, of the whole paper and of each subject: cancelled ones do not. */
export function countedQuestions({ accepted, subjectOf, subjectCount }: PaperKey): { all: number; subjects: number[] } {
  const subjects = new Array<number>(subjectCount).fill(0)
  for (const [question, set] of accepted.entries()) if (set !== cancelled) subjects[subjectOf[question]!]!++
  return { all: subjects.reduce((sum, count) => sum + count, 0), subjects }
}

export function presentHead(
  { exam, key, finalAt }: FinalExam,
  language: Language,
): Omit<StaffSheet, 'result' | 'questions'> {
  const counted = countedQuestions(key)
  const marksOf = (questions: number) => (questions * exam.mark) / 1000
  return {
    ...{ exam: String(exam.id), title: exam.title[language], version: exam.resultVersion },
    ...{ final_at: instantText(finalAt), total_marks: marksOf(counted.all) },
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
    subjects: key.subjects.map((name, subject) => ({
      name: name[language],
      total_marks: marksOf(counted.subjects[subject]!),
    })),
  }
}
