import { atom, type ReadableAtom } from 'nanostores'
import { createEmitter } from '../../emitter.ts'
import type { Journal } from '../journal/journal.ts'
import { onSheetMessage, postSheetMessage } from '../journal/sheet-messages.ts'
import type { SheetRecord } from '../journal/sheet-record.ts'
import { createDelivery, type Delivery, type DeliveryParts, type SubmissionOutcome } from './delivery.ts'

/** A submission without a receipt. */
export interface OutboxItem {
  readonly exam: string
  readonly submission: string
  /** When it was submitted, by the server's clock as known on this device. */
  readonly since: number
}

/** Submissions that are sent until there is a receipt. */
export interface Outbox {
  readonly $outbox: ReadableAtom<readonly OutboxItem[]>
  /** Takes up the journal's submissions; the first `add` does so too. */
  resume(): Promise<void>
  /** Sends a submission until there is a receipt. `delayMs` spreads those of one deadline. */
  add(record: SheetRecord, delayMs?: number): void
  onSettled(callback: (key: string, outcome: SubmissionOutcome) => void): () => void
}

/** What an outbox needs of the client. */
export interface OutboxParts extends DeliveryParts {
  base: string
  journal: Pick<Journal, 'unsentRecords' | 'storeReceipt' | 'storeRefusal'>
  onPersonChange(callback: () => void): () => void
}

/**
 * Sends submissions. However often one is sent it counts once: the same submission id gets the same receipt.
 * Nothing is dropped before the receipt is here.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { journal } = parts
  const deliveries = new Map<string, Delivery>()
  const outcomes = createEmitter<[key: string, outcome: SubmissionOutcome]>()
  const $outbox = atom<readonly OutboxItem[]>([])
  let resumed: Promise<void> | null = null

  function show(): void {
    $outbox.set([...deliveries.values()].map(({ record }) => toItem(record)))
  }

  function resume(): Promise<void> {
    resumed ??= start()
    return resumed
  }

  function start(): Promise<void> {
    listenToEvents(parts, sendAll, finish)
    return journal.unsentRecords(parts.base).then(
      records => {
        for (const record of records) deliver(record)
      },
      // A device that keeps nothing has nothing from before; the journal's own `$storage` says so.
      () => undefined,
    )
  }

  function deliver(record: SheetRecord, delayMs = 0): void {
    if (deliveries.has(record.key)) return
    const delivery = createDelivery(parts, record, outcome => settle(parts, record.key, outcome, finish))
    deliveries.set(record.key, delivery)
    show()
    delivery.start(delayMs)
  }

  function sendAll(leaving?: boolean): void {
    for (const delivery of [...deliveries.values()]) void delivery.send(leaving)
  }

  function finish(key: string, outcome: SubmissionOutcome): void {
    deliveries.get(key)?.stop()
    deliveries.delete(key)
    show()
    outcomes.emit(key, outcome)
  }

  return {
    $outbox,
    resume,
    add(record, delayMs) {
      void resume()
      deliver(record, delayMs)
    },
    onSettled: outcomes.on,
  }
}

/** Sends again when the network, the page or the owner is back, and takes in what other tabs have been answered. */
function listenToEvents(
  { platform, onPersonChange }: OutboxParts,
  sendAll: (leaving?: boolean) => void,
  finish: (key: string, outcome: SubmissionOutcome) => void,
): void {
  onPersonChange(() => sendAll())
  platform.clock.onResume(() => sendAll())
  platform.clock.onPause(() => sendAll(true))
  platform.network.onChange(online => online && sendAll())
  onSheetMessage(platform.tabs, message => {
    if (message.type === 'received' || message.type === 'refused') finish(message.key, message)
  })
}

function toItem({ exam, seal }: SheetRecord): OutboxItem {
  return { exam, submission: seal!.submission, since: seal!.since }
}

/** Notes an outcome on this device, notifies the other tabs, and then `finish`. */
async function settle(
  { journal, platform: { tabs } }: OutboxParts,
  key: string,
  outcome: SubmissionOutcome,
  finish: (key: string, outcome: SubmissionOutcome) => void,
): Promise<void> {
  const noted =
    'receipt' in outcome ? journal.storeReceipt(key, outcome.receipt) : journal.storeRefusal(key, outcome.refusal)
  // Where it cannot be noted the sheet stays, is sent again by the next page, and gets the same receipt.
  await noted.catch(() => undefined)
  postSheetMessage(
    tabs,
    'receipt' in outcome ? { type: 'received', key, ...outcome } : { type: 'refused', key, ...outcome },
  )
  finish(key, outcome)
}
