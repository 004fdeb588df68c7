import type { ExamDetails, ExamMode, Result } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'
import { useEffect, useRef } from 'react'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'
import { isNotPublished, usePublication } from '../publication/index.ts'

/** The exam, and its result once its marks are open to this person. */
export interface ResultAnswer {
  exam: ExamDetails
  result: Result | null
}

/** A provisional result is asked for anew after so long: it turns final while one looks. */
const refreshMs = 20_000

/** The result of an exam, asked for again by itself when it opens, until it is final, and when what it withholds opens. */
export function useResult(client: Prostuti, exam: string, mode: ExamMode): Request<ResultAnswer> {
  const known = useRef<ExamDetails>(undefined)
  const request = useRequest('', () => loadResult(client, exam, mode, known))
  const { data, error, retry } = request
  usePublication(client, data && opensAt(data), retry, error ?? data)
  const isProvisional = data?.result?.provisional ?? false
  useEffect(() => {
    if (!isProvisional) return
    const timer = setTimeout(retry, refreshMs * (1 + Math.random() / 2))
    return () => clearTimeout(timer)
  }, [isProvisional, data, error, retry])
  return request
}

/** The next instant at which there is more to see; null where none is known. */
function opensAt({ exam, result }: ResultAnswer): string | null {
  if (!result) return exam.rights.receipt ? exam.result_visibility : null
  // Of what is withheld nothing is compared, so the standings open when nothing is withheld any more.
  return result.withheld > 0 ? result.standing_visibility : null
}

/** What is closed is not called: a refusal that everybody meets would stand as an error in everybody's console. */
async function loadResult(
  client: Prostuti,
  id: string,
  mode: ExamMode,
  known: { current: ExamDetails | undefined },
): Promise<ResultAnswer> {
  const exams = examsApiOf(client)
  const exam = known.current?.rights.result ? known.current : await exams.exam(id, mode)
  known.current = exam
  if (!exam.rights.result) return { exam, result: null }
  try {
    return { exam, result: await exams.result(id, mode) }
  } catch (error) {
    known.current = undefined
    // Its opening was moved between the two calls.
    if (isNotPublished(error)) return { exam: { ...exam, rights: { ...exam.rights, result: false } }, result: null }
    throw error
  }
}
