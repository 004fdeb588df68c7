import type { BackgroundTask, StaffExam } from '@prostuti/contract'
import type { ExamOrder } from '@prostuti/sdk/exams'
import { useEffect, useRef, useState } from 'react'
import {
  refusalWords,
  toast,
  useFigures,
  useFollowTask,
  useLanguage,
  useOutdate,
  useStaff,
  useTask,
  useTexts,
} from '../../foundation/index.ts'
import { builderHref } from '../builder/builder-href.ts'
import { examQuestionsKey } from './use-exam-questions.ts'

interface Generation {
  /** Null before the first start. */
  readonly taskId: string | null
  readonly task: BackgroundTask | null
  readonly isRunning: boolean
  start(order: Omit<ExamOrder, 'exam'>): Promise<void>
}

/** How many questions a task that is done has added. */
export const addedBy = (task: BackgroundTask): number => (task.result as { added: number }).added

/** Has the server draw questions for an exam, and tells when they are there; the task goes on when the page is left. */
export function useGeneration(exam: StaffExam): Generation {
  const t = useTexts('exams')
  const admin = useStaff()
  const language = useLanguage()
  const follow = useFollowTask()
  const outdate = useOutdate()
  const { number } = useFigures()
  const [isStarting, setStarting] = useState(false)
  const [taskId, setTaskId] = useState<string | null>(null)
  const { task } = useTask(taskId)
  const isRunning =
    isStarting || (taskId !== null && task?.ended_at === undefined) || (task !== null && task.ended_at === null)
  const program = exam.program?.id ?? '0'
  const ended = useRef<string | null>(null)

  useEffect(() => {
    if (!task?.ended_at || ended.current === task.id) return
    ended.current = task.id
    if (task.state === 'done') {
      toast(t('exams.added', { count: number(addedBy(task)) }))
      outdate(examQuestionsKey(exam.id))
    } else toast(t('exams.generation_failed'), 'wrong')
  }, [task, outdate, exam.id, t, number])

  async function start(order: Omit<ExamOrder, 'exam'>): Promise<void> {
    setStarting(true)
    try {
      const { job: id } = await admin.exams.generate({ exam: exam.id, ...order })
      toast(t('exams.generation_started'))
      setTaskId(id)
      follow({
        id,
        title: t('exams.job', { exam: exam.title[language] }),
        href: builderHref(program, exam.id, 'questions'),
      })
    } catch (error) {
      console.error('an exam is not generated', error)
      toast(refusalWords(t, error), 'wrong')
    } finally {
      setStarting(false)
    }
  }
  return { taskId, task, isRunning, start }
}
