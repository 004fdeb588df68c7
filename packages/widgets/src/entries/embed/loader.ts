import { type JoinedAhead, joinAhead } from '@prostuti/sdk/exams/join-ahead'
import { placeKey } from '../../exams/player/place-key.ts'
import type { Messages } from '../../foundation/translate.ts'
import type { ElementFiles } from './files.ts'

const files: Readonly<Record<string, Omit<ElementFiles, 'all'>>> = PROSTUTI_FILES

/**
 * `prostuti.js`: finds our elements on the page, now or later, and fetches what they need, all files at once. A page
 * that includes it twice loads each file once; an element that is registered already is left alone.
 */
const waiting = new Map(
  Object.keys(files)
    .filter(tag => !customElements.get(tag))
    .map(tag => [tag, document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLElement>]),
)

type Language = 'bn' | 'en'
type Words = { default: Messages }
type Ahead = typeof import('./exam-player-ahead.ts')

const languageOf = (element: Element): Language =>
  /^en/i.test(element.closest('[lang]:not([lang=""])')?.getAttribute('lang') ?? '') ? 'en' : 'bn'

const bring = (names: string[], retry = ''): Promise<unknown[]> =>
  Promise.all(names.map(file => import(/* @vite-ignore */ `./${file}${retry}`)))

async function load(tag: string, element: HTMLElement, attempt = 0): Promise<void> {
  const language = languageOf(element)
  const { ahead, code, [language]: messages } = files[tag]!
  try {
    if (ahead && attempt === 0) await begin(element, language, [...messages, ...ahead])
    // Another address each time: some browsers remember that a module did not come.
    await bring([...code, ...messages], attempt ? `?${attempt}` : '')
  } catch (error) {
    console.error(`prostuti: <${tag}> could not be loaded yet; it tries again`, error)
    setTimeout(load, Math.min(30, 2 ** attempt) * 1000, tag, element, attempt + 1)
  }
}

/** The player itself comes when its first question stands there, or after so long. */
const patienceMs = 3_000

/**
 * An exam's first question, before the player: while a few KiB that draw it are on their way, the attempt is joined and
 * its paper fetched. Where nobody is signed in, or anything goes wrong, the player does all that by itself.
 */
async function begin(element: HTMLElement, language: Language, names: string[]): Promise<void> {
  const drawn = draw(element, language, names).catch((error: unknown) =>
    console.warn('prostuti: the first question waits for the player', error),
  )
  await Promise.race([drawn, new Promise(resolve => setTimeout(resolve, patienceMs))])
}

async function draw(element: HTMLElement, language: Language, names: string[]): Promise<void> {
  const joining = join(element, language)
  if (!joining) return
  const [[words, ahead], joined] = await Promise.all([bring(names) as Promise<[Words, Ahead]>, joining])
  if (joined) await ahead.drawAhead(element, joined, language, words.default)
}

/** null where the player is as fast: in a tab that has been here before, code and journal are on the device. */
function join(element: HTMLElement, language: Language): Promise<JoinedAhead | null> | null {
  const exam = element.getAttribute('exam-id')
  if (!exam || sessionStorage.getItem(placeKey(exam))) return null
  const base = element.getAttribute('base') || new URL('/api/', import.meta.url).href
  const mode = (element.getAttribute('mode') || 'live') as 'live' | 'archive'
  const clock = { now: Date.now, monotonic: () => performance.now() }
  return joinAhead({ base, exam, mode, language }, { storage: localStorage, clock, fetch })
}

function look(): void {
  for (const [tag, [first]] of waiting) {
    if (!first) continue
    waiting.delete(tag)
    load(tag, first)
  }
  if (waiting.size === 0) observer.disconnect()
}

const observer = new MutationObserver(look)
observer.observe(document, { childList: true, subtree: true })
look()
