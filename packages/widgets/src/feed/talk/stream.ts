import type { StreamEvent } from '@prostuti/contract'

type TalkEventType = 'post' | 'comment'
type EventOf<Type extends TalkEventType> = Extract<StreamEvent, { type: Type }>

/** What the page's shell hears of the server; it holds the connection. */
interface StreamHub {
  on<Type extends TalkEventType>(type: Type, listener: (event: EventOf<Type>) => void): () => void
}

const slot = Symbol.for('prostuti.stream.v1')

/** Calls back at each event of this type that reaches the page. Opens nothing: a page without a connection hears nothing. */
export const onStreamEvent: StreamHub['on'] = (type, listener) => {
  const page = globalThis as { [slot]?: StreamHub }
  return page[slot]?.on(type, listener) ?? (() => undefined)
}
