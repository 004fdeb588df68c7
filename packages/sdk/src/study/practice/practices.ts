import type { StudyQuestion } from '@prostuti/contract'
import { isRight, markPractice } from '@prostuti/contract/study/mark-practice'
import type { Prostuti } from '../../client.ts'
import { confirmTime } from '../../exams/index.ts'
import { ApiError } from '../../http/api-error.ts'
import { randomUuid } from '../../random.ts'
import { createPractice, type KeptPractice, type Practice } from './practice.ts'
import { type PracticeApi, type PracticeWish, practiceApiOf } from './practice-api.ts'
import { createPracticeOutbox, type PracticeOutcome } from './practice-outbox.ts'
import {
  endOf,
  handedIn,
  isGuessed,
  openPracticeOf,
  type PracticeRecord,
  recordOfOpen,
  recordOfResult,
  withConfirmedTimes,
} from './practice-record.ts'
import { createPracticeStore } from './practice-store.ts'

/** What a practice set is made of. */
export interface PracticeStart extends PracticeWish {
  /** Of `test` mode: whether a clock runs. */
  timed?: boolean
}

/** A practice that waits to be finished. */
export type UnfinishedPractice = Pick<PracticeRecord, 'id' | 'mode' | 'source' | 'topics' | 'exam'> & {
  readonly answered: number
  readonly total: number
}

/** The practices of one client's person, on this device and on the server. */
export interface Practices {
  readonly api: PracticeApi
  /** Deals a new one and keeps it. Throws `no_data` where there is nothing to deal. */
  start(wish: PracticeStart): Promise<Practice>
  /** One that was begun or finished, here or on another device. Throws `not_found`, and what the server throws. */
  open(id: string): Promise<Practice>
  /** The id of the one that was handed in last; null where there is none. */
  lastFinished(): Promise<string | null>
  /** The unfinished one that was touched last and has time left; null where there is none. Without a network what this device knows. */
  unfinished(): Promise<UnfinishedPractice | null>
  /** Gives an unfinished one up. */
  discard(id: string): Promise<void>
  /** Sends what was handed in without a network, and what ran out of time while nobody looked at it. */
  resume(): Promise<void>
}

const known = new WeakMap<object, Practices>()

/** The same object for the same client. */
export function practicesOf(client: Prostuti): Practices {
  const practices = known.get(client.http) ?? createPractices(client)
  known.set(client.http, practices)
  return practices
}

/** So long after a change it is sent to the server. */
const saveDelayMs = 4_000

function createPractices(client: Prostuti): Practices {
  const { http, platform, auth, base } = client
  const api = practiceApiOf({ http })
  const store = createPracticeStore(platform)
  const opened = new Map<string, KeptPractice>()
  const person = () => auth.$user.get()?.id ?? null
  const outbox = createPracticeOutbox({ client, api, person, random: Math.random, onOutcome })
  const timers = new Map<string, () => void>()
  auth.$user.listen(() => outbox.sendAll())

  function onOutcome(record: PracticeRecord, outcome: PracticeOutcome): void {
    const next: PracticeRecord =
      'result' in outcome ? { ...record, state: 'received', result: outcome.result } : { ...record, state: 'refused' }
    void keepHere(next)
    opened.get(record.id)?.update(next)
  }

  /** Where the device keeps nothing `$storage` says so, and the page goes on with what it has. */
  const keepHere = (record: PracticeRecord): Promise<void> => store.write(record).catch(() => undefined)

  function keep(record: PracticeRecord): void {
    void keepHere(record)
    if (timers.has(record.id)) return
    timers.set(
      record.id,
      platform.clock.setTimer(() => void save(record.id), saveDelayMs),
    )
  }

  /** Without a network the device's own copy does; the next change tries again. */
  async function save(id: string, keepalive = false): Promise<void> {
    timers.get(id)?.()
    timers.delete(id)
    const practice = opened.get(id)
    const record = practice?.$record.get()
    if (!practice || !record || record.state !== 'open') return
    try {
      if (!keepalive && isGuessed(record)) await confirmTime(client)
      const sent = client.$timeKnown.get() ? withConfirmedTimes(record, client) : record
      await api.save(id, openPracticeOf(sent), { keepalive })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Finished on another device: what counts is there.
      if (error.code === 'conflict') await takeFromServer(id).then(found => practice.update(found.record))
    }
  }
  platform.clock.onPause(() => {
    for (const id of [...timers.keys()]) void save(id, true)
  })

  function toPractice(record: PracticeRecord, questions: readonly StudyQuestion[]): Practice {
    const before = opened.get(record.id)
    if (before) return before
    const practice = createPractice({ client, $storage: store.$storage, keep, hand, mark: markHere }, record, questions)
    opened.set(record.id, practice)
    return practice
  }

  async function hand(record: PracticeRecord): Promise<void> {
    timers.get(record.id)?.()
    timers.delete(record.id)
    const writing = store.write(record)
    outbox.add(record)
    await writing.catch(() => answered(record.id))
  }

  /** Resolves when the server has answered one that was handed in; at once where it has. */
  async function answered(id: string): Promise<void> {
    const $record = opened.get(id)?.$record
    if ($record?.get().state !== 'sending') return
    await new Promise<void>(resolve => {
      const stop = $record.listen(({ state }) => {
        if (state === 'sending') return
        stop()
        resolve()
      })
    })
  }

  async function takeFromServer(id: string): Promise<{ record: PracticeRecord; questions: readonly StudyQuestion[] }> {
    const stored = await api.practice(id)
    const owner = { base, person: person() ?? '' }
    const { open, result } = stored
    const questions = result ? result.questions : stored.questions
    const record = open ? recordOfOpen(open, id, questions, owner) : recordOfResult(stored, result!, owner)
    await store.begin(record, questions).catch(() => undefined)
    return { record, questions }
  }

  const isOver = (record: PracticeRecord): boolean => (endOf(record) ?? Number.POSITIVE_INFINITY) <= client.now()
  const isMine = (record: PracticeRecord): boolean => record.person === person() && record.base === base
  const mine = async (): Promise<PracticeRecord[]> => (await store.all().catch(() => [])).filter(isMine)

  return {
    api,
    async start({ timed = false, ...wish }) {
      const dealt = await api.deal(wish)
      const now = client.now()
      const { mode, source, topics, exam, seed, questions } = dealt
      const record: PracticeRecord = {
        id: randomUuid(),
        base,
        person: person() ?? '',
        state: 'open',
        ...{ mode, source, topics, exam, seed, asked: dealt.asked },
        durationSeconds: mode === 'test' && timed ? dealt.duration_seconds : null,
        ...{ startedAt: now, savedAt: now, finishedAt: null },
        questions: questions.map(({ id }) => id),
        entries: {},
        place: 0,
        result: null,
      }
      await store.begin(record, questions).catch(() => undefined)
      const practice = toPractice(record, questions)
      keep(record)
      return practice
    },
    async open(id) {
      const before = opened.get(id)
      if (before) return before
      const here = await store.read(id).catch(() => null)
      const { record, questions } = here && isMine(here.record) ? here : await takeFromServer(id)
      if (record.state === 'sending') outbox.add(record)
      return toPractice(record, questions)
    },
    async lastFinished() {
      const newest = (await mine()).find(({ state }) => state !== 'open')
      if (newest) return newest.id
      // The server keeps none for who is not signed in.
      if (auth.$token.get() === null) return null
      const { results } = await api.practices({ open: false, pageSize: 1 })
      return results[0]?.id ?? null
    },
    async unfinished() {
      const here = await mine()
      const newest = here.find(record => record.state === 'open' && !isOver(record))
      if (newest) return unfinishedOf(newest)
      try {
        const { results } = await api.practices({ open: true, pageSize: 1 })
        const finished = new Set(here.filter(({ state }) => state !== 'open').map(({ id }) => id))
        const found = results.find(({ id }) => !finished.has(id))
        return found ? { ...found, total: found.question_count } : null
      } catch (error) {
        if (error instanceof ApiError) return null
        throw error
      }
    },
    async discard(id) {
      opened.get(id)?.close()
      opened.delete(id)
      await store.remove([id]).catch(() => undefined)
      await api.remove(id).catch(error => {
        // It has never reached the server.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      })
    },
    async resume() {
      for (const record of await mine()) {
        if (record.state === 'sending') outbox.add(record)
        // Its page was closed when the time ran out.
        else if (record.state === 'open' && isOver(record)) void hand(handedIn(record, { at: endOf(record)! }))
      }
    },
  }
}

const unfinishedOf = ({ id, mode, source, topics, exam, entries, questions }: PracticeRecord): UnfinishedPractice => ({
  ...{ id, mode, source, topics, exam },
  answered: questions.filter(question => (entries[question]?.answer ?? null) !== null).length,
  total: questions.length,
})

/** In `learn` mode the device has the keys, and needs nobody to know how it went. */
function markHere(record: PracticeRecord, questions: readonly StudyQuestion[]) {
  if (!questions.some(question => isRight(question, null) !== null)) return null
  const byId = new Map(questions.map(question => [question.id, question]))
  const practiced = record.questions.flatMap(id => {
    const question = byId.get(id)
    const entry = record.entries[id]
    return question ? [{ question, answer: entry?.answer ?? null, spentMs: Math.round(entry?.spentMs ?? 0) }] : []
  })
  return {
    id: record.id,
    mode: record.mode,
    source: record.source,
    topics: [...record.topics],
    exam: record.exam,
    question_count: record.questions.length,
    started_at: new Date(record.startedAt).toISOString(),
    finished_at: new Date(record.finishedAt ?? record.savedAt).toISOString(),
    ...markPractice(practiced),
  }
}
