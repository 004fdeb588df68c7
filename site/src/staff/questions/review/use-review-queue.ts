import type { StaffQuestion } from '@prostuti/contract'
import { useState } from 'react'
import { useAddress, useOutdate, useQuery, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import { useWhyNotApprove } from '../question/use-why-not-approve.ts'
import { editInReviewHref, placeOf } from './review-href.ts'

/** The questions that wait for a review, and the one that is looked at. */
export function useReviewQueue() {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const outdate = useOutdate()
  const [address, change] = useAddress()
  const category = address.get('category') ?? undefined
  /** The question's place in the queue, from the one that waits longest. */
  const [place, setPlace] = useState(() => placeOf(address))
  const queue = useQuery(['questions', 'waiting', category], () =>
    admin.questions.list({ reviewed_qb: 'false', returned: 'false', sort: 'updated', category, pageSize: 20 }),
  )
  const waiting = queue.data?.results ?? []
  const last = Math.max(waiting.length - 1, 0)
  const at = Math.min(place, last)
  const id = waiting[at]?.id ?? null
  const current = useQuery(['questions', id], async () => (id === null ? null : admin.questions.get(id)))
  const question: StaffQuestion | null = current.data?.id === id ? current.data : null
  const whyNotOf = useWhyNotApprove()
  return {
    /** Why the person may not approve the question; undefined where they may. */
    whyNot: question ? whyNotOf(question) : undefined,
    ...{ queue, waiting, current, question, category },
    /** The place of the question that is looked at. */
    at,
    isFirst: at === 0,
    isLast: at >= waiting.length - 1,
    editHref: id === null ? undefined : editInReviewHref(id, { place: at, category }),
    step: (by: number) => setPlace(Math.min(Math.max(at + by, 0), last)),
    choose(chosen: string | null) {
      change({ category: chosen })
      setPlace(0)
    },
    async judge(verdict: 'approve' | 'return', reason = '') {
      if (!question) return
      const body = { verdict, reason, revision: question.revision }
      const done = t(verdict === 'approve' ? 'questions.approved' : 'questions.returned_done')
      await act(() => admin.questions.review(question.id, body), done)
      // Also where it was refused: another person may have judged it.
      outdate(['questions'])
    },
  }
}
