import { localDigits } from '@prostuti/sdk/i18n/digits'
import { saysAll } from '../../lib/notices/says-all.ts'

/* Questions that have the words are shown; all stand in the page already, and what is typed stays here. */

const input = document.querySelector<HTMLInputElement>('#faq-search')
const found = document.querySelector<HTMLElement>('#faq-found')
const none = document.querySelector<HTMLElement>('#faq-none')
const list = document.querySelector<HTMLElement>('#faq-list')

function search(): void {
  if (!input || !found || !none || !list) return
  const rows = [...list.children] as HTMLElement[]
  for (const row of rows) row.hidden = !saysAll(row.textContent ?? '', input.value)
  const count = rows.filter(row => !row.hidden).length
  list.hidden = count === 0
  none.hidden = count > 0
  const language = found.dataset.language === 'en' ? 'en' : 'bn'
  const { found: many, foundOne: one } = found.dataset
  const said = count === 1 ? one! : many!.replace('{count}', localDigits(String(count), language))
  found.textContent = count === 0 || input.value.trim() === '' ? '' : said
}

input?.addEventListener('input', search)
// A browser gives back what was typed before the page was left.
if (input?.value) search()

/** An address may name a question, which is open then. */
const openNamed = () => {
  const row = /^#faq-\d+$/.test(location.hash) ? document.querySelector(location.hash) : null
  row?.querySelector('details')?.setAttribute('open', '')
}
addEventListener('hashchange', openNamed)
openNamed()
