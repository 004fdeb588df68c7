import type { Stream } from './stream.ts'

/** So many of one person in one process: as many browsers and phones as anybody uses at once. */
const mostOfPerson = 6

/** Seconds between two pulses of a stream; the streams are spread over them. */
export const pulseEvery = 25

/** The streams of one process. */
export class OpenStreams {
  readonly all = new Set<Stream>()
  readonly #byPerson = new Map<string, Set<Stream>>()
  readonly #bySession = new Map<string, Set<Stream>>()
  readonly #turns = Array.from({ length: pulseEvery }, () => new Set<Stream>())
  #opened = 0

  /** The oldest of a person who has too many ends. */
  add(stream: Stream): void {
    this.all.add(stream)
    addTo(this.#byPerson, stream.person, stream)
    addTo(this.#bySession, stream.session, stream)
    this.#turns[this.#opened++ % pulseEvery]!.add(stream)
    const own = this.ofPerson(stream.person)
    const [oldest] = own
    if (own.size > mostOfPerson && oldest) {
      this.remove(oldest)
      oldest.end()
    }
  }

  remove(stream: Stream): void {
    this.all.delete(stream)
    removeFrom(this.#byPerson, stream.person, stream)
    removeFrom(this.#bySession, stream.session, stream)
    for (const turn of this.#turns) turn.delete(stream)
  }

  /** The oldest first. */
  ofPerson(person: string): ReadonlySet<Stream> {
    return this.#byPerson.get(person) ?? nothing
  }

  ofSession(session: string): ReadonlySet<Stream> {
    return this.#bySession.get(session) ?? nothing
  }

  people(): Iterable<string> {
    return this.#byPerson.keys()
  }

  /** Those whose turn it is in this second. */
  inTurn(second: number): ReadonlySet<Stream> {
    return this.#turns[second % pulseEvery]!
  }
}

const nothing: ReadonlySet<Stream> = new Set()

function addTo(map: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const streams = map.get(key)
  if (streams) streams.add(stream)
  else map.set(key, new Set([stream]))
}

function removeFrom(map: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const streams = map.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) map.delete(key)
}
