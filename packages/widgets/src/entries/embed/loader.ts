import { type PrefetchedAttempt, prefetchAttempt } from '@prostuti/sdk/exams/prefetch'
import { currentQuestionKey } from '../../exams/exam-player/first-paint/index.ts'
import type { Messages } from '../../foundation/text/translate.ts'
import type { ElementFiles } from './files.ts'
import { nameMathsFont } from './maths-font.ts'

const files: Readonly<Record<string, Omit<ElementFiles, 'all'>>> = PROSTUTI_FILES

/**
 * `prostuti.js`, and `jobs.js` for circulars: finds our elements on the page, now or later, and fetches what they need, all files at once. A page
 * that includes it twice loads each file once; an element that is registered already is left alone.
 */
const waiting = new Set(Object.keys(files).filter(tag => !customElements.get(tag)))

type Language = 'bn' | 'en'
type Words = { default: Messages }
type FirstPaint = typeof import('./exam-player-first-paint.ts')

const languageOf = (element: Element): Language =>
  /^en/i.test(element.closest('[lang]:not([lang=""])')?.getAttribute('lang') ?? '') ? 'en' : 'bn'

const bring = (names: string[], retry = ''): Promise<unknown[]> =>
  Promise.all(names.map(file => import(/* @vite-ignore */ `./${file}${retry}`)))

async function load(tag: string, element: HTMLElement, attempt = 0): Promise<void> {
  const language = languageOf(element)
  const { firstPaint, code, [language]: messages } = files[tag]!
  try {
    if (PROSTUTI_EXAMS && firstPaint && attempt === 0) await begin(element, language, [...messages, ...firstPaint])
    // Another address each time: some browsers remember that a module did not come.
    await bring([...code, ...messages], attempt ? `?${attempt}` : '')
  } catch (error) {
    console.error(`prostuti: no <${tag}>`, error)
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
    console.warn('prostuti: no first paint', error),
  )
  await Promise.race([drawn, new Promise(resolve => setTimeout(resolve, patienceMs))])
}

async function draw(element: HTMLElement, language: Language, names: string[]): Promise<void> {
  const joining = join(element, language)
  if (!joining) return
  const [[words, firstPaint], joined] = await Promise.all([bring(names) as Promise<[Words, FirstPaint]>, joining])
  if (joined) await firstPaint.drawFirstPaint(element, joined, language, words.default)
}

/** As an attribute, or as frameworks write a property of an element that is not defined yet. */
const settingOf = (element: HTMLElement, name: string, property = name): string | null =>
  element.getAttribute(name) ?? element.getAttribute(property) ?? (element as never)[property] ?? null

/** null where a person is asked first, and where the player is as fast: in a tab that has been here before, code and journal are on the device. */
function join(element: HTMLElement, language: Language): Promise<PrefetchedAttempt | null> | null {
  const exam = settingOf(element, 'exam-id', 'examId')
  // Joining starts a clock: where the page does not say so, a person has to.
  const begins = settingOf(element, 'start') === 'at-once' || settingOf(element, 'mode') === 'archive'
  if (!exam || !begins || sessionStorage.getItem(currentQuestionKey(exam))) return null
  const base = settingOf(element, 'base') || new URL('/api/', import.meta.url).href
  const mode = (settingOf(element, 'mode') || 'live') as 'live' | 'archive'
  const clock = { now: Date.now, monotonic: () => performance.now() }
  return prefetchAttempt({ base, exam, mode, language }, { storage: localStorage, clock, fetch })
}

/** Roots that are watched: the page, and the open shadow roots in it. */
const roots = new Set<Node>()

/** Looks for our elements in a page, an element or a shadow root, now and whenever something is put into it. */
function watch(root: Node): void {
  if (roots.has(root)) return
  roots.add(root)
  observer.observe(root, { childList: true, subtree: true })
  look(root as ParentNode)
}

/** The first of a tag brings its files for all of them. */
function bringTo(element: HTMLElement | null): void {
  if (element && waiting.delete(element.localName)) load(element.localName, element)
}

function look(root: ParentNode): void {
  for (const tag of waiting) bringTo(root.querySelector<HTMLElement>(tag))
  for (const element of root.querySelectorAll('*')) enter(element)
  if (waiting.size === 0) observer.disconnect()
}

/** Into the open shadow root of a page's own element; where the element is still to be defined, once it is. */
function enter(element: Element): void {
  if (element.shadowRoot) watch(element.shadowRoot)
  else if (element.matches(':not(:defined)') && !(element.localName in files))
    customElements.whenDefined(element.localName).then(() => element.shadowRoot && watch(element.shadowRoot))
}

const observer = new MutationObserver(records => {
  const added = records.flatMap(record => [...record.addedNodes]).filter(node => node instanceof Element)
  for (const element of added) {
    bringTo(element as HTMLElement)
    enter(element)
    look(element)
  }
})
/** For a shadow root that a script attaches later to an element of the page's, which nobody can notice. */
const host = globalThis as { prostuti?: object }
host.prostuti = PROSTUTI_EXAMS ? { ...host.prostuti, watch } : { ...host.prostuti, watchJobs: watch }
watch(document)
if (PROSTUTI_EXAMS) nameMathsFont(new URL(PROSTUTI_MATHS_FONT, import.meta.url))
