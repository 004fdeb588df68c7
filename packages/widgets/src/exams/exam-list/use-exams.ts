import type { ExamCard, ExamState } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useRef, useState } from 'react'
import { useRequest } from '../../foundation/use-request.ts'

/** The part of a list that is here, and whether there is more. */
export interface ExamPage {
  results: readonly ExamCard[]
  next: string | null
}

/** Exams of one state, page after page; what the server has drawn (`initial`) is the first. */
export function useExams(
  client: Prostuti,
  state: ExamState,
  program: string | undefined,
  initial: ExamPage | undefined,
) {
  const [page, setPage] = useState(1)
  const here = useRef<readonly ExamCard[]>(initial?.results ?? [])
  const load = async () => {
    const { results, next } = await loadPage(client, state, program, page)
    const known = new Set(here.current.map(exam => exam.id))
    here.current = page === 1 ? results : [...here.current, ...results.filter(exam => !known.has(exam.id))]
    return { results: here.current, next }
  }
  const request = useRequest<ExamPage>(String(page), load, initial)
  return { ...request, more: () => setPage(count => count + 1) }
}

async function loadPage(
  client: Prostuti,
  state: ExamState,
  program: string | undefined,
  page: number,
): Promise<ExamPage> {
  if (state === 'upcoming') return client.exams.list({ upcoming: true, program, page })
  if (state === 'archived') return client.exams.list({ archived: true, program, page })
  const { live_exams } = await client.exams.home()
  return { results: live_exams.filter(exam => !program || exam.program?.id === program), next: null }
}
