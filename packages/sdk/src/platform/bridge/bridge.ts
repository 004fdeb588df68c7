import type { PlatformClock } from '../platform.ts'
import {
  ackMs,
  bridgeVersion,
  type IncomingMessage,
  type IncomingType,
  type OutgoingType,
  outgoingRows,
} from './messages.ts'
import { readMessage, writeMessage } from './read-message.ts'
import type { BridgeTransport } from './transports.ts'

export interface BridgeParts {
  readonly transport: BridgeTransport
  readonly clock: Pick<PlatformClock, 'setTimer'>
  /** What the wrapper says once it has said hello. */
  readonly hear: { readonly [Type in Exclude<IncomingType, 'hello' | 'ack'>]: Hear<Type> }
  /** The wrapper speaks our version: called once. */
  readonly onHello?: () => void
  /** What a wrapper had to hear it has not said to have heard in time: the page shows it. */
  readonly onUnheard: (type: OutgoingType, detail: object) => void
}

type Hear<Type extends IncomingType> = (message: Extract<IncomingMessage, { type: Type }>) => void

export interface Bridge {
  /** Sends the fields of the type's row; until the wrapper has said hello, messages wait. */
  send(type: OutgoingType, detail?: object): void
}

/** So many wait at most for a wrapper that says nothing. */
const mostWaiting = 100

/**
 * Speaks with whoever holds the page. Both say hello before anything else, and what is unknown, malformed or too long is ignored on
 * either side.
 */
export function openBridge({ transport, clock, hear, onHello, onUnheard }: BridgeParts): Bridge {
  const waiting: string[] = []
  const unheard = new Map<number, () => void>()
  let greeted = false
  let isHeard = false
  let lastId = 0

  function greet(): void {
    greeted ||= transport.post(writeMessage('hello', { version: bridgeVersion })!)
  }

  function receive(message: IncomingMessage): void {
    if (message.type === 'hello') welcome(message.version)
    else if (!isHeard) return
    else if (message.type === 'ack') {
      unheard.get(message.id)?.()
      unheard.delete(message.id)
    } else (hear[message.type] as (message: IncomingMessage) => void)(message)
  }

  function welcome(version: number): void {
    greet()
    if (isHeard || version !== bridgeVersion) return
    isHeard = true
    for (const text of waiting.splice(0)) transport.post(text)
    onHello?.()
  }

  function send(type: OutgoingType, detail: object = {}): void {
    const id = 'asksAck' in outgoingRows[type] ? ++lastId : undefined
    const text = writeMessage(type, detail, id)
    if (text && isHeard) transport.post(text)
    else if (text && waiting.push(text) > mostWaiting) waiting.shift()
    if (id) awaitAck(id, () => onUnheard(type, detail))
  }

  function awaitAck(id: number, show: () => void): void {
    const stop = clock.setTimer(() => {
      unheard.delete(id)
      show()
    }, ackMs)
    unheard.set(id, stop)
  }

  transport.listen(text => {
    const message = readMessage(text)
    if (message) receive(message)
  })
  greet()
  return { send }
}
