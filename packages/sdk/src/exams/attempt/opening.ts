import type { Paper } from '@prostuti/contract'
import { isJump } from '../../platform/jump.ts'
import type { Preload } from '../attempt-store.ts'
import { readEarlyTaps } from '../journal/early-taps.ts'
import type { StoredSheet } from '../journal/journal.ts'
import { newRecord } from '../journal/records.ts'
import type { Desk } from './desk.ts'
import { notSignedIn, toError } from './errors.ts'

export interface Opening {
  /** Begins with what the page brought, then with what the journal holds. */
  begin(): void
  /** The journal has been read. */
  restored(): Promise<void>
  /** Goes on from what the journal holds. */
  resumeFrom(stored: StoredSheet): Promise<void>
  /** Sheet and paper are known: whoever holds the lock may answer. */
  admit(paper: Paper): Promise<void>
}

/** A page that took longer to come than twice this tells the time too roughly (promise 9): the server is asked again. */
const preciseMs = 2_000
/** A tap from longer before joining than this was another person's. */
const strangerMs = 10_000

export function createOpening(desk: Desk): Opening {
  const { base, platform, clock, journal, screen } = desk
  const { exam, mode, preload } = desk.options
  let restoring: Promise<void> = Promise.resolve()
  let absorbed = false

  function begin(): void {
    const user = desk.person()
    if (!user) {
      desk.enter('refused', { error: notSignedIn() })
      return
    }
    if (desk.phase() === 'refused') desk.enter('loading', { error: null })
    if (preload) openWith(user, preload)
    restoring = restore(user)
  }

  /** What the page brought is painted in this very task. */
  function openWith(user: string, { joined, paper }: Preload): void {
    desk.record = newRecord({ base, user }, joined, desk.sheet.device)
    desk.sheet.adopt(joined.answer_sheet)
    hear(Date.parse(joined.server_time))
    desk.asked = clock.uncertainty() <= preciseMs
    desk.show('open', paper)
    desk.tellJoined(joined)
  }

  function hear(serverTime: number): void {
    const { now, monotonic } = platform.clock
    // A page was asked for at 0 of its monotonic clock, and is here now.
    const { sent, received, wall } = preload?.heard ?? { sent: 0, received: monotonic(), wall: now() }
    // After a sleep it tells nothing of the time: the server is asked again.
    if (!isJump(now() - wall - (monotonic() - received))) clock.observe(serverTime, sent, received)
  }

  async function restore(user: string): Promise<void> {
    // Where nothing can be read the server decides; the journal's `$storage` tells the learner.
    const stored = await journal.find({ base, user, exam, mode }).catch(() => null)
    if (desk.closed) return
    if (stored && (!desk.record || desk.record.key === stored.record.key)) return resumeFrom(stored)
    if (!desk.record) return
    desk.saver.replace(desk.sheet.entries())
    await admit(screen.$view.get().paper!)
  }

  async function resumeFrom(stored: StoredSheet): Promise<void> {
    desk.reload(stored)
    const { receipt, refusal, seal, joined } = stored.record
    if (receipt) return desk.enter('received', { receipt, joined })
    if (refusal) return desk.enter('stranded', { joined, error: toError(refusal) })
    if (seal) return desk.enter('sending', { joined })
    const paper = preload?.paper ?? (await journal.paper(joined.paper).catch(() => null))
    if (paper) await admit(paper)
  }

  async function admit(paper: Paper): Promise<void> {
    const { key, joined } = desk.record!
    const held = await desk.ownership.acquire(key)
    if (desk.closed) return desk.ownership.release()
    desk.show(held ? 'open' : 'elsewhere', paper)
    if (!held) return desk.saver.replace([])
    // The record first: entries without one would not be found after a crash.
    await desk.keep(known => ({ ...known, joined }))
    desk.saver.open(key)
    desk.options.onReady?.()
    void journal.savePaper(joined.paper, paper).catch(() => desk.count())
    await absorbEarlyTaps(paper)
  }

  /** What the page's inline script wrote down before this code was there. */
  async function absorbEarlyTaps(paper: Paper): Promise<void> {
    if (absorbed) return
    absorbed = true
    // Where nothing can be stored the inline script has stored nothing either.
    const early = await readEarlyTaps(platform, exam).catch(() => null)
    if (!early) return
    const known = new Set(paper.questions.map(question => question.id))
    const joinedAt = Date.parse(desk.record!.joined.joined_time)
    const entries = early.taps
      .map(tap => ({ question: tap.question, answer: tap.option, at: Math.round(clock.fromDevice(tap.at) - joinedAt) }))
      .filter(change => known.has(change.question) && change.at > -strangerMs)
      .map(change => desk.sheet.insert({ ...change, at: Math.max(change.at, 0) }))
      .filter(entry => entry !== null)
    if (await desk.wrote(entries)) await early.forget().catch(() => desk.count())
  }

  return { begin, restored: () => restoring, resumeFrom, admit }
}
