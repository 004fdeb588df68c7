import type { Writable } from 'node:stream'
import { type Listener, listenTo } from '../../../platform/db/listener.ts'
import { streamChannel } from '../../../platform/notifications/publish-event.ts'
import { createBroadcast } from './broadcast.ts'
import { readMissedEvents } from './missed-events.ts'
import { OpenStreams, pulseEvery } from './open-streams.ts'
import { type Listening, pulse, Stream } from './stream.ts'
import type { StreamDeps } from './stream-deps.ts'
import { readMessage } from './stream-message.ts'
import { createTellLists } from './tell-lists.ts'

/** Sessions in one statement. */
const batch = 500

export interface Streams {
  /** Whether another one may be opened. */
  hasRoom(): boolean
  open(outgoing: Writable, listening: Listening): void
  /** Ends all streams, and opens none any more. */
  end(): Promise<void>
}

/** The open streams of this process, and what every one of them is told. */
export function createStreams(deps: StreamDeps): Streams {
  const { log } = deps
  const streams = new OpenStreams()
  const tellAll = createBroadcast(streams.all)
  const { changed } = createTellLists(deps, streams, endRevoked)
  let listener: Listener | null = null
  let pulses: NodeJS.Timeout | null = null
  let second = 0
  let isOver = false

  /** Says so to those whose session is over. */
  async function endRevoked(some: readonly Stream[]): Promise<void> {
    for (let start = 0; start < some.length; start += batch) {
      const asked = some.slice(start, start + batch)
      const standing = await deps.findSessions(asked.map(({ session }) => session))
      for (const stream of asked) {
        if (standing.has(stream.session)) continue
        streams.remove(stream)
        stream.end({ type: 'signed_out' })
      }
    }
  }

  /** The next pulse does it where this one cannot. */
  function check(some: readonly Stream[]): void {
    endRevoked(some).catch(error => log.warn({ reason: String(error) }, 'sessions of streams could not be checked'))
  }

  function onMessage(text: string): void {
    const message = readMessage(text)
    if (!message) log.warn({ text: text.slice(0, 200) }, 'a message for streams that nobody understands')
    else if ('people' in message) message.people.forEach(changed)
    else if ('event' in message) tellAll(message.event)
    else check(message.sessions.flatMap(session => [...streams.ofSession(session)]))
  }

  /** Whatever was said while nobody listened is looked up. */
  async function catchUp(deafMs: number | null): Promise<void> {
    for (const person of streams.people()) changed(person)
    if (deafMs !== null) for (const event of await readMissedEvents(deps.db.pool, deafMs)) tellAll(event)
    await endRevoked([...streams.all])
  }

  function onListening(deafMs: number | null): void {
    catchUp(deafMs).catch(error => log.warn({ reason: String(error) }, 'streams could not catch up'))
  }

  function beat(): void {
    const some = [...streams.inTurn(second++ % pulseEvery)]
    for (const stream of some) stream.write(pulse)
    check(some)
  }

  return {
    hasRoom: () => !isOver && streams.all.size < deps.maxStreams,
    open(outgoing, listening) {
      const stream = new Stream(outgoing, listening)
      if (isOver) {
        stream.end()
        return
      }
      listener ??= listenTo({ db: deps.db, channel: streamChannel, log, onMessage, onListening })
      pulses ??= setInterval(beat, 1_000).unref()
      outgoing.once('close', () => streams.remove(stream))
      streams.add(stream)
      changed(stream.person)
    },
    async end() {
      isOver = true
      for (const stream of streams.all) stream.end()
      if (pulses) clearInterval(pulses)
      await listener?.stop()
    },
  }
}
