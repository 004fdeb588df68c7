import type { Joined, MergedEntry, Paper, Receipt } from '@prostuti/contract'
import { isInTime, paperOrder } from '@prostuti/contract/attempt'
import { ApiError } from '../errors.ts'
import type { Platform } from '../platform/platform.ts'
import { randomText, randomUuid } from '../random.ts'
import type { ExamsApi } from './api.ts'
import { createCountdown } from './attempt/countdown.ts'
import { createDraftSync } from './attempt/draft-sync.ts'
import { createOwnership } from './attempt/ownership.ts'
import { rescueFile } from './attempt/rescue-file.ts'
import { createSaver } from './attempt/saver.ts'
import { createScreen } from './attempt/screen.ts'
import { createSeal } from './attempt/seal.ts'
import { createLocalSheet } from './attempt/sheet.ts'
import type { Attempt, AttemptPhase, OpenAttemptOptions } from './attempt-store.ts'
import type { ServerClock } from './clock.ts'
import { readEarlyTaps } from './journal/early-taps.ts'
import type { Journal, StoredSheet } from './journal/journal.ts'
import { newRecord, type Refusal, type SheetRecord } from './journal/records.ts'
import type { Outbox, Settled } from './outbox.ts'
import { onSheetMessage, type SheetMessage, tell } from './sheet-messages.ts'

export interface AttemptParts {
  platform: Platform
  clock: ServerClock
  api: ExamsApi
  journal: Journal
  outbox: Outbox
  /** The id of who is signed in. */
  person(): string | null
  onPersonChange(callback: () => void): () => void
  random(): number
}

/** An attempt that another mount of the same screen may join. */
export interface SharedAttempt extends Attempt {
  /** A later mount's callbacks take the place of the earlier ones. */
  listen(options: Pick<OpenAttemptOptions, 'onJoined' | 'onReceived'>): void
  readonly closed: boolean
}

/** Zero on a clock that may be further off than this is no reason to submit: the server is asked first. */
const trustedMs = 10_000
/** What the contract takes for `at`. */
const longestAt = 31_536_000_000
/** A hall that runs out of time at once sends its sheets over so many milliseconds. */
const spreadMs = 5_000

/** One attempt from opening to receipt. The journal is the truth of this device, the server of all. */
export function createAttempt(parts: AttemptParts, options: OpenAttemptOptions): SharedAttempt {
  const { platform, clock, api, journal, outbox } = parts
  const { exam, mode, preload } = options
  const online = () => platform.network.online()
  const screen = createScreen(exam, {
    savedHere: 0,
    unsaved: 0,
    unsent: 0,
    online: online(),
    storage: journal.$storage.get(),
  })
  const saver = createSaver(journal, count)
  const ownership = createOwnership(platform.tabs, () => enter('elsewhere'))
  const countdown = createCountdown(platform, clock, timeIsUp)
  const drafts = createDraftSync({ platform, random: parts.random, wanted, exchange, onEnd })
  let callbacks: Pick<OpenAttemptOptions, 'onJoined' | 'onReceived'> = options
  let sheet = createLocalSheet({ device: randomText(9) })
  let record: SheetRecord | null = null
  let restored: Promise<void> = Promise.resolve()
  let sealing: Promise<void> | null = null
  /** The server has been asked where this attempt stands, since the page opened or the clock was in doubt. */
  let asked = preload !== undefined
  let absorbed = false
  let closed = false

  const phase = () => screen.$view.get().phase
  const isTaking = () => phase() === 'open' || phase() === 'elsewhere'

  // —— opening ——

  function begin(): void {
    const user = parts.person()
    if (!user) {
      enter('refused', { error: notSignedIn() })
      return
    }
    if (phase() === 'refused') enter('loading', { error: null })
    if (preload) openWith(user, preload)
    restored = restore(user)
    drafts.kick()
  }

  /** What the page brought is painted in this very task. */
  function openWith(user: string, { joined, paper }: { joined: Joined; paper: Paper }): void {
    record = newRecord(user, joined, sheet.device)
    sheet.adopt(joined.answer_sheet)
    clock.observe(Date.parse(joined.server_time), 0, platform.clock.monotonic())
    show('open', paper)
  }

  async function restore(user: string): Promise<void> {
    const stored = await journal.find({ user, exam, mode }).catch(() => null)
    if (closed) return
    if (stored && (!record || record.key === stored.record.key)) return resumeFrom(stored)
    if (record) await admit(screen.$view.get().paper!)
  }

  async function resumeFrom(stored: StoredSheet): Promise<void> {
    const gathered = reload(stored)
    const { receipt, refusal, seal, joined } = stored.record
    if (receipt) return enter('received', { receipt, joined })
    if (refusal) return enter('stranded', { joined, error: toError(refusal) })
    if (seal) return enter('sending', { joined })
    const paper = preload?.paper ?? (await journal.paper(joined.paper).catch(() => null))
    if (paper) await admit(paper, gathered)
  }

  /** Takes over what the journal holds, and re-enters under its device name what was tapped meanwhile. */
  function reload(stored: StoredSheet): MergedEntry[] {
    const gathered = sheet.pending()
    const { device, mergedThrough } = stored.record
    record = preload ? { ...stored.record, joined: { ...preload.joined, answer_sheet: [] } } : stored.record
    sheet = createLocalSheet({ device, mergedThrough, entries: stored.entries })
    if (preload) sheet.adopt(preload.joined.answer_sheet)
    return gathered.map(change => sheet.insert(change)).filter(entry => entry !== null)
  }

  /** The sheet is known and the paper is here: whoever holds the lock may answer. */
  async function admit(paper: Paper, gathered: readonly MergedEntry[] = sheet.entries()): Promise<void> {
    const held = await ownership.acquire(record!.key)
    if (closed) return ownership.release()
    show(held ? 'open' : 'elsewhere', paper)
    if (!held) return
    await keep(known => ({ ...known, joined: record!.joined }))
    saver.open(record!.key, gathered)
    void journal.savePaper(record!.joined.paper, paper).catch(() => count())
    await absorbEarlyTaps(paper)
  }

  async function absorbEarlyTaps(paper: Paper): Promise<void> {
    if (absorbed) return
    absorbed = true
    // Where nothing can be stored the inline script has stored nothing either.
    const early = await readEarlyTaps(platform, exam).catch(() => null)
    if (!early) return
    const known = new Set(paper.questions.map(question => question.id))
    const joinedAt = Date.parse(record!.joined.joined_time)
    const entries = early.taps
      .map(tap => ({ question: tap.question, answer: tap.option, at: Math.round(clock.fromDevice(tap.at) - joinedAt) }))
      // Somebody else's, from before this person joined.
      .filter(change => known.has(change.question) && change.at > -trustedMs)
      .map(change => sheet.insert({ ...change, at: Math.max(change.at, 0) }))
      .filter(entry => entry !== null)
    if (await wrote(entries)) await early.forget().catch(() => count())
  }

  // —— the server ——

  function wanted(): boolean {
    if (phase() === 'sending') return false
    return !asked || (phase() === 'open' && sheet.pending().length > 0)
  }

  async function exchange(signal: AbortSignal): Promise<void> {
    if (parts.person() === null || (record && parts.person() !== record.user)) throw notSignedIn()
    if (!asked) {
      const joined = await api.join(exam, mode, signal)
      await restored
      await onJoined(joined)
      asked = true
    }
    const changes = phase() === 'open' ? sheet.pending() : []
    if (changes.length === 0) return
    const { merged_through, deadline, server_time, answer_sheet } = await api.draft(
      exam,
      { mode, device: sheet.device, changes },
      signal,
    )
    const elapsed = Date.parse(server_time) - Date.parse(record!.joined.joined_time)
    const clamped = sheet.acknowledge(merged_through, elapsed)
    await merged([...clamped, ...sheet.adopt(answer_sheet ?? [])])
    await keep(known => ({ ...known, mergedThrough: sheet.mergedThrough, joined: { ...known.joined, deadline } }))
    aim()
  }

  async function onJoined(joined: Joined): Promise<void> {
    const fresh = newRecord(parts.person()!, joined, sheet.device)
    if (record?.key !== fresh.key) record = fresh
    if (record.seal && !record.receipt) return sendAgain(joined)
    const reopened = record.receipt ? { seal: null, receipt: null, answers: null } : {}
    await keep(known => ({ ...known, ...reopened, joined: fresh.joined }))
    const changed = sheet.adopt(joined.answer_sheet)
    if (isTaking()) await merged(changed)
    else await admit(await findPaper(joined.paper))
    aim()
    callbacks.onJoined?.(joined)
    callbacks = { onReceived: callbacks.onReceived }
  }

  /** A sheet that was refused as too late counts after all, if the staff have given more time. */
  async function sendAgain({ deadline, grace_seconds }: Joined): Promise<void> {
    const inTime = isInTime(clock.now(), deadline === null ? null : Date.parse(deadline), grace_seconds * 1_000)
    if (phase() !== 'stranded' || !inTime) return
    await journal.refuse(record!.key, null)
    enter('sending', { error: null })
    outbox.add(record!)
  }

  async function findPaper(address: string): Promise<Paper> {
    return (await journal.paper(address).catch(() => null)) ?? api.paper(address)
  }

  async function merged(changed: readonly MergedEntry[]): Promise<void> {
    if (changed.length === 0) return
    screen.paint(changed, sheet.entries())
    if (!ownership.held) return
    tell(platform.tabs, { type: 'entries', key: record!.key, entries: changed })
    await journal.adoptEntries(record!.key, changed).catch(() => count())
  }

  function onEnd(error: ApiError | null): 'retry' | 'wait' | 'stop' {
    count()
    if (!error) {
      if (screen.$view.get().error && isTaking()) screen.change({ error: null })
      return 'retry'
    }
    if (error.code === 'already_participated') return closedElsewhere(error)
    if (!isTaking() && phase() !== 'loading') return error.isTransient ? 'retry' : 'stop'
    if (error.code === 'not_joined') asked = false
    if (error.isTransient && isTaking()) return 'retry'
    if (phase() === 'loading' && !error.isTransient) enter('refused', { error })
    else screen.change({ error })
    if (error.code === 'not_signed_in') return 'wait'
    return phase() === 'refused' ? 'stop' : 'retry'
  }

  /** Submitted on another device, or closed by the server at the deadline. What is here stays here. */
  function closedElsewhere(error: ApiError): 'stop' {
    if (phase() === 'sending' || phase() === 'received') return 'stop'
    if (error.receipt && record) void journal.receive(record.key, error.receipt).catch(() => count())
    if (error.receipt) received(error.receipt)
    else enter('refused', { error })
    return 'stop'
  }

  // —— answering ——

  function wrote(entries: readonly MergedEntry[]): Promise<boolean> {
    const through = saver.save(entries)
    screen.paint(entries, sheet.entries())
    if (record) tell(platform.tabs, { type: 'entries', key: record.key, entries })
    if (entries.length > 0) drafts.touch()
    return through
  }

  function elapsed(): number {
    const at = Math.round(clock.now() - Date.parse(record!.joined.joined_time))
    return Math.min(Math.max(at, 0), longestAt)
  }

  // —— the end ——

  function timeIsUp(): void {
    if (!isTaking()) return
    if (clock.uncertainty() <= trustedMs) void submit(parts.random() * spreadMs)
    else askAgain()
  }

  function askAgain(): void {
    asked = false
    drafts.kick()
  }

  function submit(delayMs = 0): Promise<void> {
    if (isTaking()) sealing ??= seal(delayMs)
    return sealing ?? Promise.resolve()
  }

  async function seal(delayMs: number): Promise<void> {
    enter('sending', { error: null })
    const { joined, device } = record!
    const submission = randomUuid()
    const make = (saved: readonly MergedEntry[]) => {
      const entries = newest(saved)
      return createSeal({ joined, device, submission, entries, now: clock.now() })
    }
    // Where it cannot be kept it goes out from memory; `$storage` has told the learner.
    record = await journal.seal(record!, make).catch(() => ({ ...record!, seal: make([]) }))
    tell(platform.tabs, { type: 'sealed', key: record.key })
    outbox.add(record, delayMs)
  }

  /** This tab's sheet, and what another tab of this device has saved beside it. */
  function newest(saved: readonly MergedEntry[]): MergedEntry[] {
    if (!ownership.held) sheet.adopt(saved)
    return sheet.entries()
  }

  function onSettled(key: string, settled: Settled): void {
    if (key !== record?.key || phase() === 'received') return
    if ('receipt' in settled) received(settled.receipt)
    else enter('stranded', { error: toError(settled.refusal) })
  }

  function received(receipt: Receipt): void {
    enter('received', { receipt, error: null })
    callbacks.onReceived?.(receipt)
    callbacks = {}
  }

  // —— what all of it shares ——

  function enter(next: AttemptPhase, view: Parameters<typeof screen.change>[0] = {}): void {
    screen.change({ ...view, phase: next })
    count()
  }

  function show(next: AttemptPhase, paper: Paper): void {
    const { joined } = record!
    enter(next, { joined, paper, order: paperOrder(paper.questions, joined.seed), receipt: null, error: null })
    screen.paint(sheet.entries(), sheet.entries())
    aim()
  }

  function aim(): void {
    const { joined } = record!
    if (screen.$view.get().joined?.deadline !== joined.deadline) screen.change({ joined })
    countdown.aim(joined.deadline === null ? null : Date.parse(joined.deadline))
  }

  function count(): void {
    const unsaved = saver.unsaved()
    const answered = sheet.entries().filter(entry => entry.answer !== null && !unsaved.has(entry.question))
    const unsent = isTaking() ? sheet.pending().length : 0
    const storage = journal.$storage.get()
    screen.sync({ savedHere: answered.length, unsaved: unsaved.size, unsent, online: online(), storage })
  }

  async function keep(change: (known: SheetRecord) => SheetRecord): Promise<void> {
    record = change(record!)
    record = await journal.update(record, change).catch(() => record!)
  }

  function onMessage(message: SheetMessage): void {
    if (message.key !== record?.key) return
    if (message.type === 'sealed' && isTaking()) void followSeal(record.key)
    if (ownership.held) return
    if (message.type === 'entries') screen.paint(sheet.adopt(message.entries), sheet.entries())
    if (message.type === 'released' && phase() === 'elsewhere') void takeOver(false)
  }

  /** Any tab of the sheet may seal it. The others stop as well, and send it too should that tab be gone. */
  async function followSeal(key: string): Promise<void> {
    enter('sending', { error: null })
    const stored = await journal.read(key).catch(() => null)
    if (stored?.record.seal && !stored.record.receipt) outbox.add(stored.record, spreadMs)
  }

  async function takeOver(steal: boolean): Promise<void> {
    if (phase() !== 'elsewhere' || !(await ownership.acquire(record!.key, { steal }))) return
    const stored = await journal.read(record!.key).catch(() => null)
    if (stored) await resumeFrom(stored)
    else enter('open')
    askAgain()
  }

  function wakeUp(): void {
    saver.retry()
    if (phase() === 'elsewhere') void takeOver(false)
    askAgain()
  }

  const leave = [
    outbox.onSettled(onSettled),
    onSheetMessage(platform.tabs, onMessage),
    journal.$storage.listen(count),
    clock.onDoubt(askAgain),
    platform.clock.onResume(wakeUp),
    platform.network.onChange(now => {
      count()
      if (now) wakeUp()
    }),
    parts.onPersonChange(() => (record ? drafts.kick() : begin())),
  ]
  void outbox.resume()
  begin()

  return {
    $view: screen.$view,
    $progress: screen.$progress,
    $remaining: countdown.$remaining,
    $entry: screen.$entry,
    answer(question, option) {
      if (phase() === 'open') void wrote([sheet.answer(question, option, elapsed())])
    },
    mark(question, marked) {
      if (phase() === 'open') void wrote([sheet.mark(question, marked)])
    },
    submit: () => submit(),
    takeOver: () => takeOver(true),
    rescueFile() {
      if (!record) throw new TypeError('there is no sheet yet')
      return rescueFile(record, sheet.entries(), clock.now())
    },
    listen(next) {
      callbacks = next
    },
    get closed() {
      return closed
    },
    close() {
      closed = true
      for (const stop of leave) stop()
      drafts.stop()
      countdown.stop()
      ownership.release()
    },
  }
}

function notSignedIn(): ApiError {
  return new ApiError({ code: 'not_signed_in', status: 401, call: 'openAttempt' })
}

function toError({ code, status, call, detail }: Refusal): ApiError {
  return new ApiError({ code, status, call, detail })
}
