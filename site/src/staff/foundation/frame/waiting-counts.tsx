import type { WaitingWork } from '@prostuti/contract'
import { useEffect } from 'react'
import { useStaff } from '../context/staff-context.ts'
import { useQuery } from '../data/use-query.ts'
import { useFigures } from '../text/use-figures.ts'

const everyMs = 60_000

/** What waits behind an entry of the sidebar. */
const counted: Readonly<Record<string, (waiting: WaitingWork) => number>> = {
  '/admin/question': ({ questions, flags, contributions }) => questions + flags + contributions,
  '/admin/question/review': ({ questions }) => questions,
  '/admin/question/flagged-questions': ({ flags }) => flags,
  '/admin/question/contributions': ({ contributions }) => contributions,
  '/admin/programs': ({ exams }) => exams,
  '/admin/exam/review': ({ exams }) => exams,
  '/admin/payments': ({ payments, differences }) => payments + differences,
  '/admin/payments/reconcile': ({ differences }) => differences,
  '/admin/jobs': ({ circulars }) => circulars,
}

/** Writes into the entries of sidebar and drawer how much waits there; nothing where nothing does. */
export function WaitingCounts(): null {
  const admin = useStaff()
  const { number } = useFigures()
  const { data, reload } = useQuery(['waiting'], () => admin.dashboard.waiting())
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload])
  // What staff have done is told by a toast, and may have been what waited.
  useEffect(() => {
    document.addEventListener('prostuti-toast', reload)
    return () => document.removeEventListener('prostuti-toast', reload)
  }, [reload])
  useEffect(() => {
    if (!data) return
    for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
      const count = counted[place.dataset.count ?? '']?.(data) ?? 0
      place.textContent = count > 0 && !isSplit(place) ? number(count) : ''
    }
  }, [data, number])
  return null
}

/** An open entry's pages say it themselves; the first of them is all of it. */
function isSplit(place: HTMLElement): boolean {
  const item = place.closest('li')
  if (item?.querySelector('ul')) return true
  return place.closest('a')?.classList.contains('sub') === true && item?.previousElementSibling === null
}
