import { setTimeout as pause } from 'node:timers/promises'
import { presentNotification } from '../list/present-notification.ts'
import type { OpenStreams } from './open-streams.ts'
import { type ListState, readLists } from './read-lists.ts'
import { pulse, type Stream } from './stream.ts'
import type { StreamDeps } from './stream-deps.ts'

/** People in one statement. */
const batch = 250

/** What changes within this time is told at once. */
const gatherMs = 50

/** So often it is looked whether those who sat an exam are done, and so long after a failure it is tried again. */
const againMs = 4_000

export interface TellLists {
  /** The list of this person is not what it was, or a stream has been told nothing yet. */
  changed(person: string): void
}

/** Tells people's streams of their lists: in one statement for many, and not while they sit an exam. */
export function createTellLists(
  deps: StreamDeps,
  streams: OpenStreams,
  refuse: (streams: readonly Stream[]) => Promise<void>,
): TellLists {
  const waiting = new Set<string>()
  let isGoing = false

  async function tellAll(): Promise<void> {
    await pause(gatherMs, undefined, { ref: false })
    while (waiting.size > 0) {
      const people = [...waiting].slice(0, batch)
      for (const person of people) waiting.delete(person)
      const later = await tell(people).catch(error => {
        deps.log.warn({ reason: String(error) }, 'streams could not be told of their lists: trying again')
        return people
      })
      if (later.length > 0) setTimeout(() => later.forEach(changed), againMs).unref()
    }
    isGoing = false
  }

  /** Resolves to those who are to be told later. */
  async function tell(people: readonly string[]): Promise<readonly string[]> {
    const own = people.flatMap(person => [...streams.ofPerson(person)])
    // A session may have ended while its stream was opened.
    const unchecked = own.filter(({ isChecked }) => !isChecked)
    await refuse(unchecked)
    for (const stream of unchecked) stream.isChecked = true
    const sitting = await deps.findSitting(people)
    const lists = await readLists(
      deps,
      people.filter(person => !sitting.has(person)),
    )
    // A client that has been told nothing yet learns that streams pass.
    for (const stream of own) if (stream.told === null && sitting.has(stream.person)) stream.write(pulse)
    for (const [person, list] of lists) for (const stream of streams.ofPerson(person)) tellOne(stream, list)
    return people.filter(person => sitting.has(person))
  }

  function changed(person: string): void {
    if (streams.ofPerson(person).size === 0) return
    waiting.add(person)
    if (isGoing) return
    isGoing = true
    void tellAll()
  }

  return { changed }
}

function tellOne(stream: Stream, { unread, newest }: ListState): void {
  const { told } = stream
  const id = newest === null ? 0 : Number(newest.id)
  if (told && told.unread === unread && told.newest >= id) return
  const latest = told && newest && id > told.newest ? presentNotification(newest, stream.language) : null
  stream.told = { unread, newest: Math.max(id, told?.newest ?? 0) }
  stream.say({ type: 'notifications', unread, latest })
}
