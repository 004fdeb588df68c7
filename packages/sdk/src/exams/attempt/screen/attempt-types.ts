import type { Joined, MergedEntry, Paper, Receipt } from '@prostuti/contract'
import type { OrderedQuestion } from '@prostuti/contract/attempt'
import type { ReadableAtom } from 'nanostores'
import type { ApiError } from '../../../http/api-error.ts'

/** Where an attempt stands on this device. */
export type AttemptPhase =
  /** Nothing known yet: the journal is being read, the server asked. */
  | 'loading'
  /** It cannot be taken; `error` says why. */
  | 'refused'
  /** Being answered. */
  | 'open'
  /** Another tab of this device owns the sheet; this one shows it and may take over. */
  | 'elsewhere'
  /** Submitted here, not yet received by the server: the outbox goes on by itself. */
  | 'sending'
  /** The server has it; `receipt` is there. */
  | 'received'
  /** The sheet arrived too late or was refused for good: it is kept on this device, with a rescue file. */
  | 'stranded'

/** How safe the answers are right now. */
export interface SyncState {
  /** Answers whose write to this device is through. */
  readonly savedHere: number
  /** Changes tapped, or the submission, whose local write is still under way (normally 0 within a frame). */
  readonly unsaved: number
  /** Changes that the server has not yet merged. */
  readonly unsent: number
  /** The server refused the changes that it was sent last; `error` says why. They stay here, and go along with the submission. */
  readonly refused: boolean
  readonly online: boolean
  /** This device can store nothing (private mode, full disk): said before the start and all the time. */
  readonly storage: 'ok' | 'failing'
}

/** What a screen reads of an attempt. A new object for each change; `entries` keeps its identity while no answer changes. */
export interface AttemptView {
  readonly phase: AttemptPhase
  readonly exam: string
  readonly joined: Joined | null
  readonly paper: Paper | null
  /** The places of the paper in this attempt's order. */
  readonly order: readonly OrderedQuestion[]
  readonly sync: SyncState
  readonly receipt: Receipt | null
  readonly error: ApiError | null
}

/** One attempt, being taken. Made by `client.exams.openAttempt`; all state survives in the device's journal. */
export interface Attempt {
  readonly $view: ReadableAtom<AttemptView>
  /** The newest entry of one question: `$entry('12')` changes only when that answer or mark does. */
  $entry(question: string): ReadableAtom<MergedEntry | null>
  /** Counts for the palette and the submit question. */
  readonly $progress: ReadableAtom<{ answered: number; marked: number; total: number }>
  /** Milliseconds until the deadline by the server's clock, ticking once a second on the second; null without an end. */
  readonly $remaining: ReadableAtom<number | null>
  /** Chooses, changes or (null) clears an answer. Synchronous for the screen; the journal's write is issued in the same task. */
  answer(question: string, option: number | null): void
  /** Marks a question to look at again, or takes the mark away. */
  mark(question: string, marked: boolean): void
  /** Closes the sheet and hands it to the outbox. Safe to call twice. Resolves when the submission is durable on this device, before the server has it. */
  submit(): Promise<void>
  /** In phase `elsewhere`: this tab becomes the owner. */
  takeOver(): Promise<void>
  /** The last resort: the sheet as a file's text, to hand to the staff. */
  rescueFile(): { name: string; text: string }
  /** Lets go of timers and locks. The journal stays. */
  close(): void
}

/** Which exam to take, and what to be told of it. */
export interface OpenAttemptOptions {
  exam: string
  mode: 'live' | 'archive'
  /** Called once, when the server's receipt has arrived. */
  onReceived?: (receipt: Receipt) => void
  onJoined?: (joined: Joined) => void
  /** Called once, when a tap is written to the journal in the tap's own task: whatever has kept taps until then may stop. */
  onReady?: () => void
  /** What the page already has: the paper is painted before any call; journal and drafts work as usual. */
  preload?: Preload
}

/** An attempt that was joined before there was a client. */
export interface Preload {
  joined: Joined
  paper: Paper
  /** When joining was answered; without it, at some time since the page was asked for. */
  timing?: JoinTiming
}

/** Between which instants of this device an answer came about. */
export interface JoinTiming {
  /** Monotonic milliseconds. */
  sent: number
  received: number
  /** What the device's own clock showed at `received`: it shows whether the device has slept since. */
  wall: number
}
