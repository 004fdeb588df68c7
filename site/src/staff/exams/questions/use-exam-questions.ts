import type { ExamQuestion, Problem, StaffExam } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { useCallback, useRef, useState } from 'react'
import { type DataKey, refusalWords, toast, useOutdate, useQuery, useStaff, useTexts } from '../../foundation/index.ts'

/** What a change of the list answers. */
interface Changed {
  readonly revision: number
  readonly question_ids?: readonly string[]
}

export interface ExamQuestions {
  readonly exam: StaffExam | null
  /** In the paper's order; null while they come for the first time. */
  readonly questions: readonly ExamQuestion[] | null
  /** Their ids as the last change has left them, while the questions themselves are still on their way. */
  readonly ids: readonly string[]
  readonly error: unknown
  /** A change is on its way. */
  readonly isBusy: boolean
  reload(): void
  /** Changes the list on its newest revision, one change after the other, and reads it again. Undefined where it failed, which is told. */
  act<T extends Changed>(change: (id: string, revision: number) => Promise<T>): Promise<T | undefined>
}

const pageSize = 100

export const examQuestionsKey = (exam: string): DataKey => ['exams', exam, 'questions']

/** An exam with all its questions, and changes to them in turn. */
export function useExamQuestions(id: string): ExamQuestions {
  const t = useTexts('exams')
  const admin = useStaff()
  const outdate = useOutdate()
  const revision = useRef(0)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const [ids, setIds] = useState<readonly string[]>([])
  const { data, error, reload } = useQuery(examQuestionsKey(id), async () => {
    const [exam, questions] = await Promise.all([admin.exams.get(id), readAll()])
    revision.current = exam.revision
    setIds(exam.question_ids)
    return { exam, questions }
  })

  async function readAll(): Promise<ExamQuestion[]> {
    const all: ExamQuestion[] = []
    for (let page = 1; ; page++) {
      const { results, count } = await admin.exams.questions(id, { page, pageSize })
      all.push(...results)
      if (all.length >= count || results.length === 0) return all
    }
  }

  const act = useCallback(
    <T extends Changed>(change: (id: string, revision: number) => Promise<T>): Promise<T | undefined> => {
      const run = async () => {
        try {
          const changed = await change(id, revision.current)
          revision.current = changed.revision
          if (changed.question_ids) setIds(changed.question_ids)
          return changed
        } catch (failure) {
          console.error('the questions of an exam were not changed', failure)
          toast(wordsOf(failure), 'wrong')
          return undefined
        } finally {
          setWaiting(count => count - 1)
          outdate(examQuestionsKey(id))
        }
      }
      setWaiting(count => count + 1)
      const result = turn.current.then(run)
      turn.current = result
      return result
    },
    [id, outdate],
  )

  const wordsOf = (failure: unknown): string => {
    const code = failure instanceof ApiError ? failure.code : null
    if (code === 'no_extra_question') return t('exams.no_extra_question')
    if (code === 'exam_generation_failed') return t('exams.generation_failed')
    return refusalWords(t, failure)
  }

  return { exam: data?.exam ?? null, questions: data?.questions ?? null, ids, error, isBusy: waiting > 0, reload, act }
}

/** How many people or things an act would change, where the server wants it confirmed; null for other failures. */
export function affectedBy(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'confirm_required') return null
  return (error.cause as Problem | undefined)?.affected ?? 0
}
