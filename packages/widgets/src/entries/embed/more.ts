import type { FilesByTag } from './files.ts'

/** The second half of the loader, fetched by pages that need it: those of a rarer tag, and where something went wrong. */
export const files: FilesByTag = PROSTUTI_FILES

type Trouble = typeof import('./trouble.ts')

const bring = (file: string): Promise<unknown> => import(/* @vite-ignore */ `../${file}`)
const trouble = () => bring(PROSTUTI_TROUBLE) as Promise<Trouble>

/** About elements that stand there empty or are named badly, those that were found late, and why one did not come. */
type Doubts = [doubtful: Element[], late: Element[], error?: unknown]
/** What an element has said, or a window of ours, and the way that it took. */
type Heard = [event: Event, path: EventTarget[]]

export async function ask(...about: Doubts | Heard): Promise<void> {
  if (!isHeard(about)) {
    const [doubtful, late, error] = about
    return (await trouble()).tellOf(doubtful, late, { isKnown, requires: PROSTUTI_REQUIRES, error })
  }
  const [event, [target]] = about
  return (await trouble()).explain(event, target)
}

const isHeard = (about: Doubts | Heard): about is Heard => about[0] instanceof Event
const isKnown = (tag: string): boolean => files[tag] !== undefined
