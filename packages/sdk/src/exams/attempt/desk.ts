import type { Joined, MergedEntry, Paper, Receipt } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import type { Platform } from '../../platform/platform.ts'
import { randomText } from '../../random.ts'
import type { ExamsApi } from '../api.ts'
import type { AttemptPhase, AttemptView, OpenAttemptOptions } from '../attempt-store.ts'
import type { ServerClock } from '../clock.ts'
import type { Journal, StoredSheet } from '../journal/journal.ts'
import type { SheetRecord } from '../journal/records.ts'
import type { Outbox } from '../outbox.ts'
import { tell } from '../sheet-messages.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createSaver, type Saver } from './saver.ts'
import { createScreen, type Screen } from './screen.ts'
import { createLocalSheet, type LocalSheet } from './sheet.ts'

export interface AttemptParts {
  platform: Platform
  base: string
  clock: ServerClock
  api: ExamsApi
  journal: Journal
  outbox: Outbox
  /** The id of who is signed in. */
  person(): string | null
  onPersonChange(callback: () => void): () => void
  random(): number
}

/** What an attempt is made of on this device: the sheet, its record in the journal, and the screen that shows both. */
export interface Desk extends AttemptParts {
  readonly options: OpenAttemptOptions
  readonly screen: Screen
  readonly saver: Saver
  readonly ownership: Ownership
  sheet: LocalSheet
  /** null until the sheet is known, from the page, the journal or the server. */
  record: SheetRecord | null
  /** The server has been asked where this attempt stands, since the page opened or the clock was in doubt. */
  asked: boolean
  closed: boolean
  phase(): AttemptPhase
  /** Answers may still be given, here or in another tab. */
  isTaking(): boolean
  enter(phase: AttemptPhase, view?: Partial<Omit<AttemptView, 'exam' | 'sync' | 'phase'>>): void
  /** Puts paper and sheet on the screen. */
  show(phase: AttemptPhase, paper: Paper): void
  /** Counts down towards the deadline, which may have moved. */
  aim(): void
  /** Says anew how safe the answers are. */
  count(): void
  /** Takes over what the journal holds; what was tapped meanwhile goes on under the sheet's own device name. */
  reload(stored: StoredSheet): void
  /** Changes the record here and in the journal. */
  keep(change: (record: SheetRecord) => SheetRecord): Promise<void>
  /** This learner has answered or marked: to the journal, the screen, the other tabs. Whether it is saved. */
  wrote(entries: readonly MergedEntry[]): Promise<boolean>
  /** The server has merged: the same ways. */
  merged(entries: readonly MergedEntry[]): Promise<void>
  /** Milliseconds since joining by the server's clock, within what the contract takes. */
  elapsed(): number
  tellJoined(joined: Joined): void
  tellReceived(receipt: Receipt): void
  listen(callbacks: Callbacks): void
}

export type Callbacks = Pick<OpenAttemptOptions, 'onJoined' | 'onReceived'>

export interface DeskHooks {
  onTap(): void
  onDeadline(deadline: number | null): void
  onLost(): void
}

/** What the contract takes for `at`. */
const longestAt = 31_536_000_000

export function createDesk(parts: AttemptParts, options: OpenAttemptOptions, hooks: DeskHooks): Desk {
  const { platform, journal, clock } = parts
  const { preload } = options
  const sync = {
    savedHere: 0,
    unsaved: 0,
    unsent: 0,
    online: platform.network.online(),
    storage: journal.$storage.get(),
  }
  const screen = createScreen(options.exam, sync)
  let callbacks: Callbacks = options

  const desk: Desk = {
    ...parts,
    options,
    screen,
    saver: createSaver(journal, () => desk.count()),
    ownership: createOwnership(platform.tabs, hooks.onLost),
    sheet: createLocalSheet({ device: randomText(9) }),
    record: null,
    asked: preload !== undefined,
    closed: false,
    phase: () => screen.$view.get().phase,
    isTaking: () => desk.phase() === 'open' || desk.phase() === 'elsewhere',

    enter(phase, view) {
      screen.change({ ...view, phase })
      desk.count()
    },

    show(phase, paper) {
      const { joined } = desk.record!
      const order = paperOrder(paper.questions, joined.seed)
      desk.enter(phase, { joined, paper, order, receipt: null, error: null })
      screen.paint(desk.sheet.entries(), desk.sheet.entries())
      desk.aim()
    },

    aim() {
      const { joined } = desk.record!
      if (screen.$view.get().joined?.deadline !== joined.deadline) screen.change({ joined })
      hooks.onDeadline(joined.deadline === null ? null : Date.parse(joined.deadline))
    },

    count() {
      const unsaved = desk.saver.unsaved()
      const answered = desk.sheet.entries().filter(entry => entry.answer !== null && !unsaved.has(entry.question))
      screen.sync({
        savedHere: answered.length,
        unsaved: unsaved.size,
        unsent: desk.isTaking() ? desk.sheet.pending().length : 0,
        online: platform.network.online(),
        storage: journal.$storage.get(),
      })
    },

    reload({ record, entries }) {
      const gathered = desk.sheet.pending()
      const { device, mergedThrough } = record
      desk.record = preload ? { ...record, joined: { ...preload.joined, answer_sheet: [] } } : record
      desk.sheet = createLocalSheet({ device, mergedThrough, entries })
      if (preload) desk.sheet.adopt(preload.joined.answer_sheet)
      desk.saver.replace(gathered.map(change => desk.sheet.insert(change)).filter(entry => entry !== null))
    },

    async keep(change) {
      desk.record = change(desk.record!)
      desk.record = await journal.update(desk.record, change).catch(() => desk.record)
    },

    wrote(entries) {
      const through = desk.saver.save(entries)
      screen.paint(entries, desk.sheet.entries())
      if (desk.record) tell(platform.tabs, { type: 'entries', key: desk.record.key, entries })
      if (entries.length > 0) hooks.onTap()
      return through
    },

    async merged(entries) {
      if (entries.length === 0) return
      screen.paint(entries, desk.sheet.entries())
      if (!desk.ownership.held) return
      const { key } = desk.record!
      tell(platform.tabs, { type: 'entries', key, entries })
      await journal.putEntries(key, entries).catch(() => desk.count())
    },

    elapsed() {
      const at = Math.round(clock.now() - Date.parse(desk.record!.joined.joined_time))
      return Math.min(Math.max(at, 0), longestAt)
    },

    tellJoined(joined) {
      callbacks.onJoined?.(joined)
      callbacks = { onReceived: callbacks.onReceived }
    },

    tellReceived(receipt) {
      callbacks.onReceived?.(receipt)
      callbacks = {}
    },

    listen(next) {
      callbacks = next
    },
  }
  return desk
}
