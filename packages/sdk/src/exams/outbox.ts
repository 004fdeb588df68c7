import type { Receipt } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { ExamsApi } from './api.ts'
import { backoffMs } from './backoff.ts'
import type { Journal } from './journal/journal.ts'
import type { Refusal, SheetRecord } from './journal/records.ts'
import { onSheetMessage, tell } from './sheet-messages.ts'

/** How a sealed sheet ended. */
export type Settled = { readonly receipt: Receipt } | { readonly refusal: Refusal }

export interface Outbox {
  readonly $outbox: ReadableAtom<readonly { exam: string; submission: string; since: number }[]>
  /** Takes up what the journal holds; also done by the first `add`. */
  resume(): Promise<void>
  /** Sends a sealed sheet until there is a receipt. `delayMs` keeps a whole hall from sending in the same instant. */
  add(record: SheetRecord, delayMs?: number): void
  onSettled(callback: (key: string, settled: Settled) => void): () => void
}

export interface OutboxParts {
  platform: Platform
  base: string
  api: Pick<ExamsApi, 'submit'>
  journal: Pick<Journal, 'unsent' | 'receive' | 'refuse'>
  /** The id of who is signed in: a sheet goes out in its owner's name only. */
  person(): string | null
  onPersonChange(callback: () => void): () => void
  random(): number
}

interface Parcel {
  readonly record: SheetRecord
  failures: number
  sending: boolean
  cancelTimer: () => void
}

/**
 * Sends what has been sealed, exactly once however often it is sent: the same submission id gets the same receipt.
 * Nothing is dropped before the receipt is here.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { platform, api, journal } = parts
  const parcels = new Map<string, Parcel>()
  const listeners = new Set<(key: string, settled: Settled) => void>()
  const $outbox = atom<readonly { exam: string; submission: string; since: number }[]>([])
  let resumed: Promise<void> | null = null

  function show(): void {
    $outbox.set(
      [...parcels.values()].map(({ record: { exam, seal } }) => ({
        exam,
        submission: seal!.submission,
        since: seal!.since,
      })),
    )
  }

  function start(): Promise<void> {
    parts.onPersonChange(sendAll)
    platform.clock.onResume(sendAll)
    platform.network.onChange(online => online && sendAll())
    onSheetMessage(platform.tabs, message => {
      if (message.type === 'received') finish(message.key, { receipt: message.receipt })
      if (message.type === 'refused') finish(message.key, { refusal: message.refusal })
    })
    return journal.unsent(parts.base).then(
      records => {
        for (const record of records) take(record, 0)
      },
      // A device that keeps nothing has nothing from before; the journal's own `$storage` says so.
      () => undefined,
    )
  }

  function resume(): Promise<void> {
    resumed ??= start()
    return resumed
  }

  function take(record: SheetRecord, delayMs: number): void {
    if (parcels.has(record.key)) return
    const parcel: Parcel = { record, failures: 0, sending: false, cancelTimer: () => undefined }
    parcels.set(record.key, parcel)
    show()
    if (delayMs > 0) wait(parcel, delayMs)
    else void send(parcel)
  }

  function wait(parcel: Parcel, ms: number): void {
    parcel.cancelTimer()
    parcel.cancelTimer = platform.clock.setTimer(() => void send(parcel), ms)
  }

  function sendAll(): void {
    for (const parcel of [...parcels.values()]) void send(parcel)
  }

  async function send(parcel: Parcel): Promise<void> {
    const { key, user, mode, seal } = parcel.record
    if (parcel.sending || parcels.get(key) !== parcel || parts.person() !== user) return
    parcel.sending = true
    parcel.cancelTimer()
    try {
      await received(key, await api.submit(mode, seal!.sheet), seal!.submission)
    } catch (error) {
      parcel.sending = false
      await failed(parcel, error)
    }
  }

  async function failed(parcel: Parcel, error: unknown): Promise<void> {
    const { key } = parcel.record
    if (!(error instanceof ApiError) || error.isTransient) {
      parcel.failures++
      const retryAfter = error instanceof ApiError ? error.retryAfter : undefined
      return wait(parcel, backoffMs(parcel.failures, parts.random, retryAfter))
    }
    // It waits for its owner to sign in again.
    if (error.code === 'not_signed_in') return
    if (error.receipt) return settle(key, { receipt: error.receipt })
    const { code, status, call, detail } = error
    await settle(key, { refusal: { code, status, call, detail } })
  }

  /** A receipt is one only for the sheet it names. */
  async function received(key: string, receipt: Receipt, submission: string): Promise<void> {
    if (receipt?.submission_id !== submission) throw new TypeError('an answer that is no receipt')
    await settle(key, { receipt })
  }

  async function settle(key: string, settled: Settled): Promise<void> {
    const noted = 'receipt' in settled ? journal.receive(key, settled.receipt) : journal.refuse(key, settled.refusal)
    // Where it cannot be noted the sheet stays, is sent again by the next page, and gets the same receipt.
    await noted.catch(() => undefined)
    if ('receipt' in settled) tell(platform.tabs, { type: 'received', key, receipt: settled.receipt })
    else tell(platform.tabs, { type: 'refused', key, refusal: settled.refusal })
    finish(key, settled)
  }

  function finish(key: string, settled: Settled): void {
    parcels.get(key)?.cancelTimer()
    parcels.delete(key)
    show()
    for (const callback of [...listeners]) callback(key, settled)
  }

  return {
    $outbox,
    resume,
    add(record, delayMs = 0) {
      void resume()
      take(record, delayMs)
    },
    onSettled(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}
