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

/** The result of an exam, asked for again by itself when it opens, until it is final, and when what it withholds opens. */
export function useResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Request<ResultAnswer> {
  const request = useRequest('', () => loadResult(client, exam, mode))
  const { data, error, retry } = request
  useOpening(client, data && opensAt(data), retry, error ?? data)
  const isProvisional = data !== undefined && 'result' in data && data.result.provisional
  useEffect(() => {
    if (!isProvisional) return
    const timer = setTimeout(retry, refreshMs * (1 + Math.random() / 2))
    return () => clearTimeout(timer)
  }, [isProvisional, data, error, retry])
  return request
}

/** The next instant at which there is more to see; null where none is known. */
function opensAt(answer: ResultAnswer): string | null {
  if ('waiting' in answer) return answer.waiting.result_visibility
  // Of what is withheld nothing is compared, so the rank list opens when nothing is withheld any more.
  return answer.result.withheld > 0 ? answer.result.standing_visibility : null
}

async function loadResult(client: Prostuti, exam: string, mode: 'live' | 'archive'): Promise<ResultAnswer> {
  try {
    return { result: await hallOf(client).result(exam, mode) }
  } catch (error) {
    if (!isNotPublished(error)) throw error
    return { waiting: await hallOf(client).exam(exam, mode) }
  }
}
