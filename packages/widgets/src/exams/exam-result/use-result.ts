import type { ExamDetails, Result } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect } from 'react'
import { type Request, useRequest } from '../../foundation/use-request.ts'

/** A result, or, before it is published, the exam it belongs to. */
export type ResultAnswer = { result: Result } | { waiting: ExamDetails }

/** The result of an exam, asked for again by itself at the moment when it opens. */
export function useResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Request<ResultAnswer> {
  const request = useRequest('', () => loadResult(client, exam, mode))
  const opens = request.data && 'waiting' in request.data ? request.data.waiting.result_visibility : null
  const { retry } = request
  useEffect(() => {
    if (!opens) return
    const timer = setTimeout(retry, untilOpen(Date.parse(opens) - client.now()))
    return () => clearTimeout(timer)
  }, [opens, client, retry, request.data])
  return request
}

async function loadResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Promise<ResultAnswer> {
  try {
    return { result: await client.exams.result(exam, mode) }
  } catch (error) {
    if (!isNotPublished(error)) throw error
    return { waiting: await client.exams.get(exam, mode) }
  }
}

const isNotPublished = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'result_not_published'

/** Everybody waits for the same instant: up to ten seconds of chance spread them. A timer can't run longer than 24 days. */
function untilOpen(ms: number): number {
  return Math.min(Math.max(ms, 5_000) + Math.random() * 10_000, 2_000_000_000)
}
