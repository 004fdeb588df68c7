import { docsOf, isTrouble, type TroubleCode, troubles } from '../../foundation/element/troubles.ts'
import { languageNear } from './language-near.ts'

/** What the page knows that asks. */
interface Asked {
  isKnown: (tag: string) => boolean
  /** Attributes without which an element draws nothing. */
  requires: Readonly<Record<string, readonly string[]>>
  /** Why an element's files did not come, where that is what is asked about. */
  error: unknown
}

/** Finds out what is wrong with elements, if anything is, and says so: in the element, in the console, to the page. */
export function tellOf(doubtful: readonly Element[], late: readonly Element[], asked: Asked): void {
  for (const element of doubtful) {
    const code = codeOf(element, asked)
    if (code) report(element, code, code === 'attribute_missing' ? `(${missingIn(element, asked).join(', ')}) ` : '')
  }
  // These are being drawn by now: only the page's maker is told.
  for (const element of late) warn(element, 'unwatched_root')
}

function codeOf(element: Element, asked: Asked): TroubleCode | null {
  const { isKnown, error } = asked
  const tag = element.localName
  if (!isKnown(tag)) return 'unknown_element'
  if (error !== undefined) return isBlocked(element) ? 'blocked_by_policy' : 'files_missing'
  if (hasBadBase(element)) return 'base_without_slash'
  return isEmpty(element) && missingIn(element, asked).length > 0 ? 'attribute_missing' : null
}

const missingIn = (element: Element, { requires }: Asked): string[] =>
  (requires[element.localName] ?? []).filter(
    name => !element.hasAttribute(name) && !Reflect.get(element, camelCase(name)),
  )

const hasBadBase = (element: Element): boolean => element.matches('[base]:not([base$="/"])')
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const isEmpty = (element: Element): boolean => !element.shadowRoot?.querySelector('.prostuti-root')?.firstChild

/** Where the element's site is. */
const siteOf = (element: Element): string =>
  new URL(element.getAttribute('base') ?? import.meta.url, location.href).origin

/** Whether the page's policy has refused anything of the element's site; browsers that keep no reports say no. */
function isBlocked(element: Element): boolean {
  if (typeof ReportingObserver === 'undefined') return false
  const observer = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true })
  observer.observe()
  const reports = observer.takeRecords()
  observer.disconnect()
  const site = siteOf(element)
  return reports.some(({ body }) => String((body as { blockedURL?: string } | null)?.blockedURL).startsWith(site))
}

/** What an element has said by itself, `prostuti-failed`, or a window of ours that may not answer this page. */
export function explain(event: Event, target: EventTarget | undefined): void {
  if (event instanceof MessageEvent) refuse(event)
  else if (event instanceof CustomEvent && target instanceof Element) {
    const code = sharper(target, String(event.detail?.code))
    if (code && warn(target, code) && isWaiting(target)) say(target, code)
  }
}

/** An element that goes on trying says so nowhere; one that gives up has its own panel. */
const isWaiting = ({ shadowRoot }: Element): boolean =>
  shadowRoot !== null && !shadowRoot.querySelector('.panel, [role="alert"]')

/** A call that is answered by nobody has reasons that the element cannot know. */
function sharper(element: Element, code: string): TroubleCode | null {
  const isLost = code === 'network_lost'
  if ((isLost || code === 'not_found') && hasBadBase(element)) return 'base_without_slash'
  if (isLost) return isBlocked(element) ? 'blocked_by_policy' : navigator.onLine ? 'api_unreachable' : null
  return isTrouble(code) ? code : null
}

/** Anybody may send a page messages: only the site is heard that an element of ours on it belongs to. */
function refuse({ origin, data }: MessageEvent): void {
  const element = inFocus(document) ?? document.querySelector('prostuti-login, prostuti-exam-player')
  if (!element || data.error !== 'origin_not_registered') return
  if (siteOf(element) === origin) report(element, 'origin_not_registered')
}

/** The element whose button has opened the window keeps the focus. */
function inFocus(root: DocumentOrShadowRoot): Element | null {
  const element = root.activeElement
  if (!element || element.localName.startsWith('prostuti-')) return element
  return element.shadowRoot && inFocus(element.shadowRoot)
}

/** The whole report: once for an element and a code. */
function report(element: Element, code: TroubleCode, which = ''): void {
  if (!warn(element, code, which)) return
  say(element, code)
  const detail = { code, detail: troubles[code].remedy.en }
  element.dispatchEvent(new CustomEvent('prostuti-failed', { detail, bubbles: true, composed: true }))
}

const told = new WeakMap<Element, Set<string>>()

/** For the page's maker; false where that has been said. */
function warn(element: Element, code: TroubleCode, which = ''): boolean {
  const before = told.get(element) ?? new Set()
  if (before.has(code)) return false
  told.set(element, before.add(code))
  const { cause, remedy } = troubles[code]
  const address = docsOf(code, new URL(import.meta.url).origin)
  console.warn(`prostuti: <${element.localName}> ${code}: ${which}${cause.en} ${remedy.en} ${address}`, element)
  return true
}

const styles = `.prostuti-trouble { all: initial; display: block; box-sizing: border-box; padding: 12px 16px;
  border: 1px solid GrayText; border-radius: 8px; overflow-wrap: anywhere; color-scheme: inherit; color: CanvasText;
  background: Canvas; font: 400 max(16px, 1rem)/1.6 system-ui, sans-serif } .prostuti-trouble > code { font: 0.8em ui-monospace, monospace }`

/** A line in the element, beside what a page has put into it for this case; gone when the element is drawn after all. */
function say(element: Element, code: TroubleCode): void {
  const isOwn = !element.shadowRoot
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const language = languageNear(element)
  const line = Object.assign(document.createElement('p'), { className: 'prostuti-trouble', lang: language })
  line.setAttribute('role', 'status')
  const name = Object.assign(document.createElement('code'), { textContent: code })
  line.append(`${troubles[code].line[language]} `, name)
  const parts = isOwn ? [line, document.createElement('slot')] : [line]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  root.append(...parts)
  whenItWorks(element, root, () => {
    for (const part of parts) part.remove()
  })
}

/** An empty one is drawn after all; one that waited is let in. */
function whenItWorks(element: Element, root: ShadowRoot, work: () => void): void {
  for (const name of ['prostuti-signed-in', 'prostuti-joined']) element.addEventListener(name, work, { once: true })
  if (!isEmpty(element)) return
  const observer = new MutationObserver(() => {
    if (isEmpty(element)) return
    observer.disconnect()
    work()
  })
  observer.observe(root, { childList: true, subtree: true })
}
