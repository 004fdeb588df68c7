import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './people.ts'

/** One sheet on its way to the server, and what the server said to each try of it. */
export interface Handing {
  readonly person: Person
  /** The request's body; its `submission_id` is the same in every try. */
  readonly sheet: object
  /** The bytes of the receipt, once there was a 2xx. */
  receipt?: string
  /** Tries that were under way when the connection broke. */
  cutOff: number
  /** Tries that found nobody there. */
  refused: number
  /** Answers of 503 that said when to try again. */
  putOff: number
  /** Any other answer, as `status code`: there should be none. */
  readonly others: string[]
}

export function handing(person: Person, sheet: object): Handing {
  return { person, sheet, cutOff: 0, refused: 0, putOff: 0, others: [] }
}

/** Tries until the receipt is there, as the outbox of a device does, only less patiently. */
export async function submitUntilAcked(url: string, hand: Handing, { within = 60_000 } = {}): Promise<void> {
  const until = Date.now() + within
  while (hand.receipt === undefined && Date.now() < until) {
    await submitOnce(url, hand)
    if (hand.receipt === undefined) await pause(20 + Math.random() * 60)
  }
}

async function submitOnce(url: string, hand: Handing): Promise<void> {
  const answer = await post(url, hand).catch(failureOf)
  if (answer === 'refused') hand.refused++
  else if (answer === 'cut off') hand.cutOff++
  else if (answer.status === 200) hand.receipt = answer.text
  else if (answer.status === 503 && answer.retryAfter) hand.putOff++
  else hand.others.push(`${answer.status} ${answer.text.slice(0, 200)}`)
}

/** What kept a try from being answered; a time-out counts as an answer that should not have been. */
function failureOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  if (cause?.code === 'ECONNREFUSED') return 'refused'
  if (error instanceof Error && error.name === 'TimeoutError') return { status: 0, text: 'timed out', retryAfter: null }
  return 'cut off'
}

/** The receipt that a retry gets now, or what came instead. */
export async function receiptNow(url: string, hand: Handing): Promise<string> {
  return post(url, hand).then(
    answer => (answer.status === 200 ? answer.text : `${answer.status} ${answer.text}`),
    error => String(error),
  )
}

async function post(url: string, { person, sheet }: Handing) {
  const response = await fetch(`${url}/api/exam/v5/submit-result/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `token ${person.token}` },
    body: JSON.stringify(sheet),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
}

/** Works through the items, so many at once. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
