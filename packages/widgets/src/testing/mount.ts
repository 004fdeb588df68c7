import type { Prostuti } from '@prostuti/sdk'
import { settle } from './expect.ts'
import { useFakeClient } from './fake-client.ts'
import { watchParts } from './parts.ts'

let count = 0

/** Puts an element on the page with a client of its own; `markup` leaves out the closing tag's attributes. */
export async function mount(tag: string, attributes: string, client: Prostuti): Promise<HTMLElement> {
  const base = `/fake-${++count}/api/`
  useFakeClient(base, client)
  const room = document.createElement('main')
  room.innerHTML = `<${tag} base="${base}" ${attributes}></${tag}>`
  document.body.replaceChildren(room)
  const element = room.firstElementChild as HTMLElement
  watchParts(element)
  await settle()
  await settle()
  // What asks twice, for the exam and then for what is open of it, draws a frame or two later.
  for (let frames = 0; frames < 10 && isLoading(element); frames++) await settle()
  return element
}

const isLoading = (element: Element): boolean => /^(লোড হচ্ছে|Loading)$/.test(textOf(element))

const inside = (element: Element): ParentNode => element.shadowRoot ?? element

/** All the words of an element, spaces run together. */
export const textOf = (element: Element): string =>
  (inside(element).querySelector('.prostuti-root')?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The button or link with these words; says which ones there are when it is missing. */
export function control(element: Element, words: string): HTMLElement {
  const all = [...inside(element).querySelectorAll<HTMLElement>('button, a')]
  const found = all.find(one => one.textContent?.includes(words))
  if (!found) throw new Error(`no "${words}" among: ${all.map(one => one.textContent).join(' | ')}`)
  return found
}

/** Runs a suite's check in both languages, by day and by night. */
export const looks = (['bn', 'en'] as const).flatMap(lang =>
  (['light', 'dark'] as const).map(theme => ({ lang, theme, attributes: `lang="${lang}" theme="${theme}"` })),
)

/** The events of one name that reach the document while `action` runs. */
export async function heard<Detail>(name: string, action: () => void): Promise<Detail[]> {
  const details: Detail[] = []
  const listen = (event: Event) => details.push((event as CustomEvent<Detail>).detail)
  document.addEventListener(name, listen)
  action()
  await settle()
  document.removeEventListener(name, listen)
  return details
}
