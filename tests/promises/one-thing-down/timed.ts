import type { RequestListener } from 'node:http'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { type Asked, ask } from '../support/ask.ts'
import { outOf, someOf } from '../support/figures.ts'
import type { Person } from '../support/people.ts'

export const longestMs = 10_000

export const hanging = 'hangs'
export const refusing = 'refuses connections'
export const hang: RequestListener = () => undefined

/** What stands where the other server should; null: nobody listens. */
export const faults: Readonly<Record<string, RequestListener | null>> = {
  [hanging]: hang,
  'answers HTML': (_, response) => response.end('<!doctype html><p>Under maintenance'),
  [refusing]: null,
}

export interface Timed extends Asked {
  readonly ms: number
  /** By this process's clock. */
  readonly endedAt: number
}

export async function timed(call: Promise<Asked>): Promise<Timed> {
  const started = performance.now()
  const answer = await call
  const endedAt = performance.now()
  return { ...answer, ms: Math.round(endedAt - started), endedAt }
}

export const handIn = (server: string, { token }: Person, exam: HeldExam): Promise<Asked> =>
  ask(server, '/api/exam/v5/submit-result/', {
    method: 'POST',
    token,
    body: sheetOf(exam.id, { answers: exam.right(2) }),
  })

interface Sheets {
  readonly how: string
  readonly sheets: readonly Timed[]
  /** Of those who wait for the server that is down. */
  readonly answers: readonly Timed[]
}

/** Nobody who hands in waits for those who wait for another service, whatever else the machine has to do. */
export function judgeSheets(trial: Trial, check: string, { how, sheets, answers }: Sheets): void {
  const firstAnswer = how === hanging ? Math.min(...answers.map(({ endedAt }) => endedAt)) : Number.POSITIVE_INFINITY
  const wrong = sheets.filter(({ status, endedAt }) => status !== 200 || endedAt > firstAnswer)
  const slowest = Math.max(...sheets.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, ms }) => `${status} after ${ms} ms`))
  const figures = `${outOf(wrong.length, sheets.length)} without${which}, the slowest after ${slowest} ms`
  trial.check(`${check}: it ${how}`, wrong.length === 0, figures)
}
