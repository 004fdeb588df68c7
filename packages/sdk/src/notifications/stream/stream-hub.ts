import type { StreamEvent } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import { createEmitter } from '../../emitter.ts'

/** What an event of the stream is about. */
export type StreamEventType = StreamEvent['type']
/** The event of one type. */
export type StreamEventOf<Type extends StreamEventType> = Extract<StreamEvent, { type: Type }>

/** What this page hears of the stream, whichever tab holds the connection. */
export interface StreamHub {
  /** How many notifications are new; null while nobody has said so. */
  readonly $unread: ReadableAtom<number | null>
  setUnread(unread: number): void
  on<Type extends StreamEventType>(type: Type, listener: (event: StreamEventOf<Type>) => void): () => void
  emit(event: StreamEvent): void
}

/** A hub for a page that shall hear of a stream of its own; pages share one otherwise. */
export function createStreamHub(): StreamHub {
  const $unread = atom<number | null>(null)
  const events = createEmitter<[StreamEvent]>()
  return {
    $unread,
    setUnread: unread => $unread.set(unread),
    on: (type, listener) => events.on(event => isOf(event, type) && listener(event)),
    emit(event) {
      if (event.type === 'notifications') $unread.set(event.unread)
      if (event.type === 'signed_out') $unread.set(0)
      events.emit(event)
    },
  }
}

const isOf = <Type extends StreamEventType>(event: StreamEvent, type: Type): event is StreamEventOf<Type> =>
  event.type === type

/** Versioned: the site's scripts and the widgets are bundled apart, and one page has one hub. */
const slot = Symbol.for('prostuti.stream.v1')

/** The hub of this page. */
export function pageHub(): StreamHub {
  const page = globalThis as { [slot]?: StreamHub }
  page[slot] ??= createStreamHub()
  return page[slot]
}

/**
 * Calls back at each event of this type that reaches this page; returns the function that ends it. Whoever listens opens nothing:
 * our shell holds the connection (`followStream`), and a page without it hears nothing.
 *
 * @example const stop = onStreamEvent('comment', ({ post, comment }) => …)
 */
export const onStreamEvent: StreamHub['on'] = (type, listener) => pageHub().on(type, listener)
