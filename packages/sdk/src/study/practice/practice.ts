import type { MergedEntry, PracticeResult, StudyQuestion } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { combine } from '../../combine.ts'
import { createCountdown } from '../../exams/index.ts'
import { type Stamp, stampOf, type TimedClient } from '../confirmed-instant.ts'
import { endOf, handedIn, type PracticeEntry, type PracticeRecord } from './practice-record.ts'

/** A question as this practice shows it. */
export interface PlacedQuestion {
  readonly question: StudyQuestion
  /** Indexes into the question's options, in the order on the screen. */
  readonly order: readonly number[]
}

/** One practice, being taken or looked back on. Everything of it is on this device after each tap. */
export interface Practice {
  readonly id: string
  /** A new object for each change but those of single answers. */
  readonly $record: ReadableAtom<PracticeRecord>
  readonly questions: readonly PlacedQuestion[]
  /** The newest of one question: it changes when that answer or mark does. */
  $entry(question: string): ReadableAtom<MergedEntry | null>
  readonly $progress: ReadableAtom<{ answered: number; marked: number; total: number }>
  /** Milliseconds until the time is over; null without a clock. */
  readonly $remaining: ReadableAtom<number | null>
  /** Whether this device keeps what is tapped. */
  readonly $storage: ReadableAtom<'ok' | 'failing'>
  /** Chooses an option by its number, or clears the answer. */
  answer(question: string, option: number | null): void
  mark(question: string, marked: boolean): void
  /** Says which question is looked at: its time runs. */
  show(place: number): void
  /** Hands it in; a second time it changes nothing. Resolves when the device keeps that, or else the server has answered: the page may be left. */
  submit(): Promise<void>
  /** Nobody looks at it: no question's time runs. */
  pause(): void
}

/** A practice as those who keep it see it. */
export interface KeptPractice extends Practice {
  /** It came out otherwise: the server has answered, or another device has finished it. */
  update(record: PracticeRecord): void
  /** Lets go of timers; what is kept stays. */
  close(): void
}

export interface PracticeParts {
  readonly client: TimedClient
  readonly $storage: ReadableAtom<'ok' | 'failing'>
  /** Keeps a change: on the device at once, on the server soon. */
  keep(record: PracticeRecord): void
  /** Takes a practice that was handed in; resolves when nothing of it is lost with the page. */
  hand(record: PracticeRecord): Promise<void>
  /** Marks one by keys that the device has; null where it has none. */
  mark(record: PracticeRecord, questions: readonly StudyQuestion[]): PracticeResult | null
}

const noEntry: PracticeEntry = { answer: null, marked: false, at: 0, spentMs: 0 }

export function createPractice(
  parts: PracticeParts,
  first: PracticeRecord,
  questions: readonly StudyQuestion[],
): KeptPractice {
  const { client, keep, hand } = parts
  const { platform } = client
  const { clock } = platform
  const $record = atom(first)
  const entries = new Map<string, WritableAtom<MergedEntry | null>>()
  const $progress = atom(progressOf(first))
  const shownSince = { at: clock.monotonic(), counting: false }
  const countdown = createCountdown(platform, { now: client.now, $known: atom(true) }, () => void submit())
  let handed = Promise.resolve()

  function entryStore(question: string): WritableAtom<MergedEntry | null> {
    const store = entries.get(question) ?? atom(mergedOf(question, $record.get().entries[question]))
    entries.set(question, store)
    return store
  }

  /** The time that the question in view has been looked at goes to its entry. */
  function withTime(record: PracticeRecord): PracticeRecord {
    const now = clock.monotonic()
    const spent = shownSince.counting ? now - shownSince.at : 0
    shownSince.at = now
    const question = record.questions[record.place]
    if (question === undefined || spent <= 0) return record
    const entry = record.entries[question] ?? { ...noEntry, ...stampOf(client) }
    return { ...record, entries: { ...record.entries, [question]: { ...entry, spentMs: entry.spentMs + spent } } }
  }

  function change(next: (record: PracticeRecord) => PracticeRecord): void {
    if ($record.get().state !== 'open') return
    const { at: savedAt, guessedLead } = stampOf(client)
    const record = { ...next(withTime($record.get())), savedAt, guessedLead }
    $record.set(record)
    $progress.set(progressOf(record))
    keep(record)
  }

  function setEntry(question: string, part: Partial<PracticeEntry>): void {
    change(record => {
      const stamp: Stamp = { guessedLead: undefined, ...stampOf(client) }
      const entry = { ...(record.entries[question] ?? noEntry), ...part, ...stamp }
      return { ...record, entries: { ...record.entries, [question]: entry } }
    })
    entryStore(question).set(mergedOf(question, $record.get().entries[question]))
  }

  function submit(): Promise<void> {
    if ($record.get().state !== 'open') return handed
    const timed = withTime($record.get())
    const frozen = handedIn(timed, stampOf(client))
    const record = { ...frozen, result: parts.mark(frozen, questions) }
    $record.set(record)
    close()
    handed = hand(record)
    return handed
  }

  function pause(): void {
    change(record => record)
    shownSince.counting = false
  }

  function resume(): void {
    shownSince.at = clock.monotonic()
    shownSince.counting = true
  }

  const stopListening = combine(clock.onPause(pause), clock.onResume(resume))

  function close(): void {
    stopListening()
    countdown.stop()
  }

  const end = endOf(first)
  if (first.state === 'open' && end !== null) countdown.countTo(end)
  return {
    id: first.id,
    $record,
    questions: placed(first, questions),
    $entry: entryStore,
    $progress,
    $remaining: countdown.$remaining,
    $storage: parts.$storage,
    answer: (question, answer) => setEntry(question, { answer }),
    mark: (question, marked) => setEntry(question, { marked }),
    show(place) {
      change(record => ({ ...record, place }))
      shownSince.counting = true
    },
    submit,
    pause,
    close,
    update(record) {
      $record.set(record)
    },
  }
}

function progressOf({ questions, entries }: PracticeRecord) {
  const all = questions.map(question => entries[question] ?? noEntry)
  return {
    answered: all.filter(({ answer }) => answer !== null).length,
    marked: all.filter(({ marked }) => marked).length,
    total: questions.length,
  }
}

const mergedOf = (question: string, entry: PracticeEntry | undefined): MergedEntry | null =>
  entry ? { question, answer: entry.answer, at: entry.at, seq: 0, device: '', marked: entry.marked } : null

/** Options in an order of this practice's own, the same on each device. */
function placed({ questions: ids, seed }: PracticeRecord, questions: readonly StudyQuestion[]): PlacedQuestion[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  return ids.flatMap((id, index) => {
    const question = byId.get(id)
    if (!question) return []
    const { options, pinned } = question
    const [place] = paperOrder([{ options, pinned, subject: 0 }], (seed + index) | 0)
    return [{ question, order: place!.options }]
  })
}
