import { questionsAddress } from '../../lib/exams/exam-address.ts'
import { type SeenPage, seenPages } from './seen-pages.ts'
import { type WaitingSheet, waitingSheets } from './waiting-sheets.ts'

/** Shows the page in the language that was chosen, with what waits on this device; opens the wanted page once it can. */
export async function showOffline(page: Document): Promise<void> {
  const language = /(?:^|; )language=en/.test(page.cookie) ? 'en' : 'bn'
  page.documentElement.lang = language
  for (const part of page.querySelectorAll<HTMLElement>('section[lang]')) part.hidden = part.lang !== language
  openWhenReachable()
  const sheets = await waitingSheets()
  for (const list of page.querySelectorAll('[data-sheets]')) list.append(...sheets.map(sheet => rowOf(list, sheet)))
  const seen = await seenPages(mostSeen)
  for (const part of page.querySelectorAll<HTMLElement>('[data-seen]')) {
    part.hidden = seen.length === 0
    part.querySelector('ul')!.append(...seen.map(linkOf))
  }
}

/** More would not be looked through. */
const mostSeen = 12

function linkOf({ href, title }: SeenPage): Node {
  const row = document.createElement('li')
  row.append(Object.assign(document.createElement('a'), { href, textContent: title }))
  return row
}

const everyMs = 5_000

/**
 * Opens the wanted page as soon as the server answers. Browsers say `online` of any network, or not at all: the event is
 * a reason to ask, and the answer alone decides.
 */
function openWhenReachable(): void {
  const ask = async () => {
    const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) location.reload()
  }
  addEventListener('online', ask)
  setInterval(ask, everyMs)
}

/** A copy of the server-drawn row of that kind, with the sheet's own words in it. */
function rowOf(list: Element, { exam, mode, title, answered, submission }: WaitingSheet): Node {
  const kind = submission ? 'waits' : 'under-way'
  const template = list.parentElement!.querySelector<HTMLTemplateElement>(`template[data-kind=${kind}]`)!
  const row = template.content.cloneNode(true) as DocumentFragment
  row.querySelector('[data-title]')!.textContent = title
  row.querySelector('[data-answered]')!.textContent = new Intl.NumberFormat(
    list.closest<HTMLElement>('[lang]')!.lang === 'bn' ? 'bn-BD' : 'en-BD',
  ).format(answered)
  row.querySelector('a')!.href = questionsAddress(exam, mode)
  return row
}
