import { type PrefetchedJoin, prefetchAttempt } from '@prostuti/sdk/exams/prefetch'
import { currentQuestionKey } from '../../exams/exam-player/first-paint/index.ts'
import type { Messages } from '../../foundation/text/translate.ts'
import type { FilesByTag } from './files.ts'
import { type Language, languageNear } from './language-near.ts'

/**
 * `prostuti.js`, and `jobs.js` for circulars: finds our elements on the page, now or later, and fetches what they need, all files at once. A page
 * that includes it twice loads each file once; an element that is registered already is left alone.
 */
const files: FilesByTag = PROSTUTI_FILES

/** The player itself comes when its first question stands there, or after so long. */
const patienceMs = 3_000

/** After so long an element that stands there empty is looked into. */
const checkAfterMs = 5_000

/** Tags that the page has; the first of each brings its files for all of them. */
const met = new Set<string>()

type Words = { default: Messages }
type FirstPaint = typeof import('./exam-player-first-paint.ts')

/** Another address each time: some browsers remember that a module did not come. */
const bring = (names: string[], attempt?: number): Promise<unknown[]> =>
  Promise.all(names.map(file => import(/* @vite-ignore */ `./${file}${attempt ? `?${attempt}` : ''}`)))

/** What is seldom needed: files of other tags, and what to say when something goes wrong. */
const more = async (attempt?: number): Promise<typeof import('./more.ts')> =>
  (await bring([PROSTUTI_MORE], attempt))[0] as never

type Asking = Parameters<typeof import('./more.ts')['ask']>

/** Nothing that is said or found out weighs on a page where all is well. */
const ask = async (...about: Asking): Promise<void> => (await more()).ask(...about)

async function load(element: HTMLElement, attempt = 0): Promise<unknown> {
  const tag = element.localName
  const language = languageNear(element)
  try {
    const found = files[tag] ?? (PROSTUTI_EXAMS ? (await more(attempt)).files[tag] : undefined)
    // Of anything but circulars the other loader knows more.
    if (!found) return PROSTUTI_EXAMS ? ask([element], []) : bring(['prostuti.js'])
    const { firstPaint, code, [language]: messages } = found
    if (PROSTUTI_EXAMS && firstPaint && !attempt)
      await begin(element, language, [messages[0]!, ...code.slice(0, firstPaint)])
    await bring([...code, ...messages], attempt)
    dispatchEvent(new CustomEvent('prostuti-ready', { detail: { tag } }))
  } catch (error) {
    console.error(`prostuti: no <${tag}>`, error)
    if (PROSTUTI_EXAMS && attempt === 1) ask([element], [], error)
    setTimeout(load, Math.min(30, 2 ** attempt) * 1000, element, attempt + 1)
  }
}

/**
 * An exam's first question, before the player: while a few KiB that draw it are on their way, the attempt is joined and
 * its sealed paper fetched. Where nobody is signed in, or anything goes wrong, the player does all that by itself.
 */
async function begin(element: HTMLElement, language: Language, names: string[]): Promise<void> {
  const draw = async () => {
    const joining = join(element, language)
    if (!joining) return
    const [[words, ...code], joined] = await Promise.all([bring(names) as Promise<[Words, ...FirstPaint[]]>, joining])
    await code.at(-1)!.drawFirstPaint(element, joined, language, words.default)
  }
  const drawn = draw().catch((error: unknown) => console.warn('prostuti: no first paint', error))
  await Promise.race([drawn, new Promise(resolve => setTimeout(resolve, patienceMs))])
}

/** As an attribute, or as frameworks write a property of an element that is not defined yet. */
const settingOf = (element: HTMLElement, name: string, property = name): string | undefined =>
  element.getAttribute(name) ?? element.getAttribute(property) ?? (element as never)[property]

/** null where a person is asked first, and where the player is as fast: in a tab that has been here before, code and journal are on the device. */
function join(element: HTMLElement, language: Language): Promise<PrefetchedJoin> | null {
  const exam = settingOf(element, 'exam-id', 'examId')
  const mode = (settingOf(element, 'mode') || 'live') as 'live' | 'archive'
  // Joining starts a clock: where the page does not say so, a person has to.
  const begins = settingOf(element, 'start') === 'at-once' || mode === 'archive'
  if (!exam || !begins || sessionStorage.getItem(currentQuestionKey(exam))) return null
  const base = settingOf(element, 'base') || `${new URL(import.meta.url).origin}/api/`
  return prefetchAttempt(
    { base, exam, mode, language },
    { storage: localStorage, wall: Date, monotonic: performance, fetch },
  )
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

/** While `check` looks: elements of ours that nothing else has found. */
let late: Element[] | undefined

function look(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) meet(element)
}

function meet(element: Element): void {
  if (!isOurs(element)) {
    enter(element)
    return
  }
  if (PROSTUTI_EXAMS) late?.push(element)
  setTimeout(PROSTUTI_EXAMS ? check : () => isEmpty(element) && bring(['prostuti.js']), checkAfterMs)
  if (met.has(element.localName) || element.matches(':defined')) return
  met.add(element.localName)
  load(element as HTMLElement)
}

const isOurs = ({ localName }: Element): boolean => localName.startsWith('prostuti-')

/** Into the open shadow root of a page's own element; where the element is still to be defined, once it is. */
function enter(element: Element): void {
  if (element.shadowRoot) watch(element.shadowRoot)
  else if (!element.matches(':defined'))
    customElements.whenDefined(element.localName).then(() => element.shadowRoot && watch(element.shadowRoot))
}

/** Never an empty box in silence; and a shadow root that nobody has handed over is found at last. */
function check(): void {
  const doubtful: Element[] = []
  late = []
  // Roots that this very walk finds are walked, too.
  for (const root of roots)
    for (const element of (root as ParentNode).querySelectorAll('*'))
      if (!isOurs(element)) enter(element)
      else if (isDoubtful(element)) doubtful.push(element)
  const found = late
  late = undefined
  if (doubtful[0] || found[0]) ask(doubtful, found)
}

/** Why, and whether anything is wrong at all, those say who are asked then. */
const isDoubtful = (element: Element): boolean =>
  element.matches(':defined')
    ? isEmpty(element) || element.matches('[base]:not([base$="/"])')
    : !(element.localName in files)

const isEmpty = (element: Element): boolean => !element.shadowRoot?.textContent

const observer = new MutationObserver(records => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element) {
        meet(node)
        look(node)
      }
})
/** `watch`: for a shadow root that a script attaches later to an element of the page's, which nobody can notice. */
const host = globalThis as { prostuti?: object }
const version = PROSTUTI_VERSION
host.prostuti = PROSTUTI_EXAMS ? { ...host.prostuti, version, watch } : { ...host.prostuti, watchJobs: watch }
watch(document)
if (PROSTUTI_EXAMS) {
  setTimeout(check, checkAfterMs)
  for (const name of ['message', 'prostuti-failed']) addEventListener(name, hear)
}

/** What an element tells, and a sign-in window that may not answer this page. */
function hear(event: Event): void {
  // The path is gone by the time that more has come.
  if (/^(prostuti|origin)/.test((event as MessageEvent).data?.error ?? event.type)) ask(event, event.composedPath())
}
