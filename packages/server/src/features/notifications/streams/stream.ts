import type { Writable } from 'node:stream'
import type { Language, StreamEvent } from '@prostuti/contract'

/** Who has opened a stream, and how they are to be told. */
export interface Listening {
  readonly person: string
  /** Hash of the session's token, in hex. */
  readonly session: string
  readonly language: Language
}

/** What has not been taken in so long that it amounts to this is no longer sent: the client opens another stream. */
const mostWaiting = 64 * 1024

/** An event as it goes out. */
export const frameOf = (event: StreamEvent): string => `data: ${JSON.stringify(event)}\n\n`

/** A comment: the connection is alive, for the client and for all between. */
export const pulse = Buffer.from(':\n\n')

/** One open response. */
export class Stream implements Listening {
  readonly person: string
  readonly session: string
  readonly language: Language
  /** What was last said of the list; null: nothing yet. */
  told: { readonly unread: number; readonly newest: number } | null = null
  /** Its session has stood since the stream was opened. */
  isChecked = false
  readonly #outgoing: Writable

  constructor(outgoing: Writable, { person, session, language }: Listening) {
    this.#outgoing = outgoing
    this.person = person
    this.session = session
    this.language = language
    // The head has come through all that may hold it back.
    this.write(pulse)
  }

  write(bytes: Buffer | string): void {
    if (!this.#outgoing.writable) return
    this.#outgoing.write(bytes)
    if (this.#outgoing.writableLength > mostWaiting) this.#outgoing.destroy()
  }

  say(event: StreamEvent): void {
    this.write(frameOf(event))
  }

  /** Those who are told why take it as the last word. */
  end(last?: StreamEvent): void {
    if (this.#outgoing.writable) this.#outgoing.end(last && frameOf(last))
  }
}
