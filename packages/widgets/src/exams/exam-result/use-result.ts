import type { ExamDetails, Result } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { hallOf } from '@prostuti/sdk/hall'
import { useEffect } from 'react'
import { type Request, useRequest } from '../../foundation/use-request.ts'
import { isNotPublished, useOpening } from '../opening/use-opening.ts'

/** A result, or, before it is published, the exam it belongs to. */
export type ResultAnswer = { result: Result } | { waiting: ExamDetails }

/** A provisional result is asked for anew after so long: it turns final while one looks. */
const refreshMs = 20_000

/** The result of an exam, asked for again by itself at the moment when it opens, and until it is final. */
export function useResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Request<ResultAnswer> {
  const request = useRequest('', () => loadResult(client, exam, mode))
  const { data, retry } = request
  useOpening(client, data && 'waiting' in data ? data.waiting.result_visibility : null, retry, data)
  const isProvisional = data !== undefined && 'result' in data && data.result.provisional
  useEffect(() => {
    if (!isProvisional) return
    const timer = setTimeout(retry, refreshMs * (1 + Math.random() / 2))
    return () => clearTimeout(timer)
  }, [isProvisional, data, retry])
  return request
}

async function loadResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Promise<ResultAnswer> {
  try {
    return { result: await hallOf(client).result(exam, mode) }
  } catch (error) {
    if (!isNotPublished(error)) throw error
    return { waiting: await hallOf(client).exam(exam, mode) }
  }
}
