import { setTimeout as pause } from 'node:timers/promises'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { draftOf } from '../support/front-door.ts'
import type { Person } from '../support/people.ts'

/** What the learners behind a balancer have met so far. */
export interface Traffic {
  requests: number
  /** Sent again to the other process, since one took no connection or closed it before it had answered. */
  sentAgain: number
  /** Requests that were answered with anything but 200, or by nobody. */
  readonly failures: string[]
  readonly receipts: string[]
}

/**
 * Everybody drafts three times a second, each request to either process, until `signal`; then everybody hands in.
 * A balancer's only service is a second try at the other process.
 */
export async function sitBehindBalancer(
  urls: readonly [string, string],
  exam: HeldExam,
  people: readonly Person[],
  signal: AbortSignal,
): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, sentAgain: 0, failures: [], receipts: [] }
  await Promise.all(people.map(person => sit({ urls, exam, traffic }, person, signal)))
  return traffic
}

interface Draft {
  readonly urls: readonly [string, string]
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
  call: [string, string, object],
): Promise<string | null> {
  const [method, path, body] = call
  const first = Math.random() < 0.5 ? 0 : 1
  traffic.requests++
  for (const url of [urls[first]!, urls[1 - first]!]) {
    const answer = await fetch(`${url}/api/exam/v5/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `token ${token}` },
      body: JSON.stringify(body),
    })
      .then(async response => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    if (answer?.status === 200) return answer.text
    if (answer) {
      traffic.failures.push(`${answer.status} ${answer.text.slice(0, 120)}`)
      return null
    }
    traffic.sentAgain++
  }
  traffic.failures.push(`${method} ${path}: neither process answered`)
  return null
}
