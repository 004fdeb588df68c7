import type { Platform } from '../../../platform/platform.ts'
import type { AttemptApi } from '../../attempt-api.ts'
import type { ServerClock } from '../../clock/server-clock.ts'
import type { Journal } from '../../journal/journal.ts'
import type { SheetRecord } from '../../journal/sheet-record.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { EntryWriter } from '../sheet/entry-writer.ts'
import type { LocalSheet } from '../sheet/local-sheet.ts'
import type { Ownership } from '../sheet/ownership.ts'
import type { AttemptStores } from './attempt-stores.ts'
import type { OpenAttemptOptions } from './attempt-types.ts'

/** The services that an attempt uses. */
export interface AttemptParts {
  platform: Platform
  base: string
  clock: ServerClock
  api: AttemptApi
  journal: Journal
  outbox: Outbox
  /** The id of the person who is signed in. */
  person(): string | null
  onPersonChange(callback: () => void): () => void
  random(): number
}

export type Callbacks = Pick<OpenAttemptOptions, 'onJoined' | 'onReceived'>

export interface AttemptHooks {
  /** An answer or a mark was written: a draft is due. */
  onTap(): void
  onDeadline(deadline: number | null): void
}

/**
 * The state of one attempt on this device: the sheet, its record in the journal, and the stores that a screen reads. Data
 * alone: `phase.ts` and `entries.ts` hold the functions that change it.
 */
export interface AttemptContext extends AttemptParts {
  readonly options: OpenAttemptOptions
  readonly hooks: AttemptHooks
  readonly stores: AttemptStores
  readonly writer: EntryWriter
  readonly ownership: Ownership
  callbacks: Callbacks
  sheet: LocalSheet
  /** null until the page, the journal or the server has named the sheet. */
  record: SheetRecord | null
  /** Joining was answered since the page opened, and since the clock was last in doubt. */
  isJoinFresh: boolean
  closed: boolean
}
