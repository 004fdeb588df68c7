import { setTimeout as pause } from 'node:timers/promises'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { draftOf } from '../support/front-door.ts'
import type { Person } from '../support/people.ts'
import { type Balanced, sendToEither } from './balancer.ts'

/** What the learners behind a balancer have met so far. */
export interface Traffic {
  requests: number
  sentAgain: number
  /** Requests that were answered with anything but 200, or by nobody. */
  readonly failures: string[]
  readonly receipts: string[]
}

/** Everybody drafts three times a second, each request to either process, until `signal`; then everybody hands in. */
export async function sitBehindBalancer(
  urls: Balanced,
  exam: HeldExam,
  people: readonly Person[],
  signal: AbortSignal,
): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, sentAgain: 0, failures: [], receipts: [] }
  await Promise.all(people.map(person => sit({ urls, exam, traffic }, person, signal)))
  return traffic
}

interface Draft {
  readonly urls: Balanced
  readonly exam: HeldExam
  readonly traffic: Traffic
}

async function sit(sitting: Draft, person: Person, signal: AbortSignal): Promise<void> {
  const { exam, traffic } = sitting
  while (!signal.aborted) {
    await pause(150 + Math.random() * 350)
    await send(sitting, person, ['PATCH', `answer-sheet/${exam.id}/`, draftOf(exam.right(7))])
  }
  const receipt = await send(sitting, person, ['POST', 'submit-result/', sheetOf(exam.id, { answers: exam.right(7) })])
  if (receipt) traffic.receipts.push(receipt)
}

async function send(
  { urls, traffic }: Draft,
  { token }: Person,
  [method, path, body]: [string, string, object],
): Promise<string | null> {
  const { answer, sentAgain } = await sendToEither(urls, token, [method, `exam/v5/${path}`, body])
  traffic.requests++
  traffic.sentAgain += sentAgain
  if (answer?.status === 200) return answer.text
  traffic.failures.push(
    answer ? `${answer.status} ${answer.text.slice(0, 120)}` : `${method} ${path}: neither process answered`,
  )
  return null
}
