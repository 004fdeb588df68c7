import type { PracticedQuestion, SolutionQuestion, Solutions } from '@prostuti/contract'
import type { Practice } from '@prostuti/sdk/study'
import { useMemo } from 'react'
import { useAtom } from '../../questions/asked/index.ts'
import { ReviewedSheet } from '../../questions/reviewed-sheet/index.ts'
import { solvedOf } from './answered-question.tsx'
import { practiceName } from './practice-name.ts'
import { PracticeOutcome } from './practice-outcome.tsx'
import type { PracticePartProps } from './practice-parts.ts'
import { useBookmarks } from './use-bookmarks.ts'

/** The answers of a practice beside their keys, on the screen that exams have for it. */
export function PracticeSolution(props: PracticePartProps) {
  const { client, practice, t } = props
  const result = useAtom(practice.$record, record => record.result)
  const { isBookmarked } = useBookmarks(client, t)
  const solutions = useMemo(
    () => result && solutionsOf(result.questions, practice, practiceName(result, t)),
    [result, practice, t],
  )
  if (!solutions) return <PracticeOutcome {...props} />
  const questions = solutions.questions.map(question => ({ ...question, bookmarked: isBookmarked(question) }))
  return <ReviewedSheet {...props} examId="" solutions={{ ...solutions, questions }} />
}

/** A finished practice in the terms of an exam's solution. */
function solutionsOf(practiced: readonly PracticedQuestion[], practice: Practice, title: string): Solutions {
  const subjects = [...new Set(practiced.map(({ topic }) => topic.title))]
  const passages = [...new Set(practiced.flatMap(({ passage }) => passage ?? []))]
  const orders = new Map(practice.questions.map(({ question, order }) => [question.id, order]))
  return {
    exam: '',
    title,
    state: 'archive',
    subjects,
    passages,
    questions: practiced.map((question): SolutionQuestion => {
      const order = orders.get(question.id)
      const whole = order?.length === question.options.length ? order : question.options.map((_, index) => index)
      return {
        id: question.id,
        text: question.text,
        ...solvedOf({ question, order: whole }, question.answer),
        explanation: question.explanation,
        embargoed: question.right === null,
        subject: subjects.indexOf(question.topic.title),
        ...(question.passage && { passage: passages.indexOf(question.passage) }),
        marked: practice.$entry(question.id).get()?.marked ?? false,
        spent_seconds: question.spent_ms > 0 ? Math.round(question.spent_ms / 1_000) : null,
        marks: null,
        bookmarked: question.bookmarked,
      }
    }),
  }
}
