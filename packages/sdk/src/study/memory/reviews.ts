import type { StudyToday } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../../client.ts'
import { confirmTime } from '../../exams/index.ts'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import type { Http } from '../../http/http.ts'
import { dhakaDay } from '../../i18n/format-time.ts'
import { randomUuid } from '../../random.ts'
import { confirmed, stampOf, type TimedClient } from '../confirmed-instant.ts'
import { changeKept, type KeptReview, none, readKept } from './kept-reviews.ts'
import { type DealtReviews, memoryApiOf, type Review, type ReviewFilter } from './memory-api.ts'

/** One question reviewed. */
export type ReviewAnswer = Pick<Review, 'question' | 'answer' | 'spent_ms' | 'cram'>

/** A person's reviews on this device: they go on without a network, and reach the server once each when there is one. */
export interface Reviews {
  /** Today's, or what is asked for; without a network what was dealt here today and is not answered yet. Never what waits here. */
  deal(filter?: ReviewFilter): Promise<DealtReviews>
  /** Keeps an answer on this device and sends it as soon as that is possible. */
  answer(answer: ReviewAnswer): void
  /** Sends what waits here; never rejects, for what does not go out is tried again. */
  send(): Promise<void>
  /** This day with what waits here counted in; null where the server knows it all. */
  today(): StudyToday | null
  /** How many answers the server has not had yet. */
  readonly $waiting: ReadableAtom<number>
}

type Client = TimedClient & Pick<Prostuti, 'auth'>

/** As many reviews as the contract lets one call bring in (`reviewsACall`). */
const mostACall = 200

const known = new WeakMap<Http, Reviews>()

/** The same for everything on a page. */
export function reviewsOf(client: Client): Reviews {
  const found = known.get(client.http) ?? createReviews(client)
  known.set(client.http, found)
  return found
}

function createReviews(client: Client): Reviews {
  const { platform, auth } = client
  const { storage, clock, network } = platform
  const api = memoryApiOf(client)
  const $waiting = atom(0)
  let sending: Promise<void> | null = null
  let failures = 0
  let cancelRetry = () => {}

  const person = () => auth.$user.get()?.id ?? null
  const today = () => dhakaDay(client.now())

  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    const owner = person()
    if (owner === null) return
    cancelRetry()
    for (let batch = waitingOf(owner); batch.length > 0; batch = waitingOf(owner)) {
      const done = await sendBatch(batch)
      if (done.size === 0) return
      failures = 0
      forget(owner, done)
    }
  }

  /** The ids of those that need not be sent again: they have arrived, or never will. */
  async function sendBatch(batch: readonly KeptReview[]): Promise<ReadonlySet<string>> {
    try {
      if (batch.some(({ guessedLead }) => guessedLead !== undefined)) await confirmTime(client)
      await api.logReviews(batch.map(sentOf))
      return new Set(batch.map(({ id }) => id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isTransient) cancelRetry = clock.setTimer(send, backoffMs(++failures, Math.random, error.retryAfter))
      return refusedOf(batch, error)
    }
  }

  /** As the server takes it, at its time by the server's clock. */
  function sentOf({ guessedLead, ...review }: KeptReview): Review {
    const at = confirmed(client, { at: Date.parse(review.at), guessedLead })
    return { ...review, at: new Date(at).toISOString() }
  }

  function waitingOf(owner: string): readonly KeptReview[] {
    const { waiting } = readKept(storage, owner)
    $waiting.set(waiting.length)
    return waiting.slice(0, mostACall)
  }

  function forget(owner: string, done: ReadonlySet<string>): void {
    changeKept(storage, owner, kept => ({ ...kept, waiting: kept.waiting.filter(({ id }) => !done.has(id)) }))
  }

  async function deal(filter: ReviewFilter = {}): Promise<DealtReviews> {
    const owner = person()
    const isToday = !filter.cram && filter.category === undefined
    await send()
    try {
      const answer = await api.reviews(filter)
      const dealt = filter.cram ? answer : withoutWaiting(answer, owner)
      if (owner !== null && isToday) changeKept(storage, owner, kept => ({ ...kept, dealt }))
      return dealt
    } catch (error) {
      const kept = isToday ? keptToday(owner) : null
      if (!(kept && error instanceof ApiError && error.isTransient)) throw error
      return kept
    }
  }

  const keptToday = (owner: string | null): DealtReviews | null => {
    const { dealt } = owner === null ? none : readKept(storage, owner)
    return dealt?.today.date === today() ? dealt : null
  }

  /** What has not arrived yet is dealt once more by a server that knows nothing of it. */
  function withoutWaiting(dealt: DealtReviews, owner: string | null): DealtReviews {
    const { waiting } = owner === null ? none : readKept(storage, owner)
    return waiting.filter(({ cram }) => !cram).reduce((rest, { question }) => without(rest, question), dealt)
  }

  network.onChange(online => online && void send())
  clock.onResume(() => void send())
  auth.$user.subscribe(user => user && void send())
  return {
    $waiting,
    deal,
    send,
    today() {
      const owner = person()
      const isBehind = owner !== null && readKept(storage, owner).waiting.length > 0
      return isBehind ? (keptToday(owner)?.today ?? null) : null
    },
    answer(answer) {
      const owner = person()
      if (owner === null) throw new Error('Reviews belong to a person: nobody is signed in')
      const { at, ...guess } = stampOf(client)
      const review: KeptReview = { ...answer, id: randomUuid(), at: new Date(at).toISOString(), ...guess }
      const { waiting } = changeKept(storage, owner, ({ waiting, dealt }) => ({
        waiting: [...waiting, review],
        // Cramming leaves what is due as it was.
        dealt: answer.cram ? dealt : dealt && without(dealt, answer.question),
      }))
      $waiting.set(waiting.length)
      void send()
    },
  }
}

/** What is answered is not asked again, and counts today. */
function without(dealt: DealtReviews, question: string): DealtReviews {
  const questions = dealt.questions.filter(({ id }) => id !== question)
  const { today } = dealt
  const isLeft = questions.length < dealt.questions.length
  const counted = { ...today, answered: today.answered + 1, reviews_left: questions.length }
  return { ...dealt, questions, today: isLeft ? counted : today }
}

/** Reviews that the server names as wrong are never sent again; all of them, where it refuses the call as such. */
function refusedOf(batch: readonly Review[], { isTransient, code, fields }: ApiError): ReadonlySet<string> {
  if (isTransient || code === 'not_signed_in') return new Set()
  const named = fields.flatMap(({ path }) => batch[Number(/^reviews\.(\d+)/.exec(path)?.[1])]?.id ?? [])
  return new Set(named.length > 0 ? named : batch.map(({ id }) => id))
}
