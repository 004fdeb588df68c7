import { bringCode } from '../offline/missing-part.ts'

/* The boxes that look for questions, and what they find: `data-search` of a form names the element that shows it. */

const dialog = document.querySelector<HTMLDialogElement>('dialog#search')

let waking = false

/** The element's code, once somebody wants to search. What has failed is tried again with the next letter. */
function wake(found: HTMLElement): void {
  const { script } = found.dataset
  if (!script || waking || customElements.get('prostuti-search')) return
  waking = true
  bringCode(script)
    .catch((error: unknown) => console.warn('prostuti: the search has not come', error))
    .finally(() => (waking = false))
}

const foundOf = (form: HTMLFormElement) => document.getElementById(form.dataset.search!)
const inputOf = (form: HTMLFormElement) => form.elements.namedItem('q') as HTMLInputElement

/** Rows in the element, in their order. */
const rowsOf = (found: HTMLElement) => [...(found.shadowRoot?.querySelectorAll<HTMLElement>('a[href]') ?? [])]

/** Down leads from the box into the rows, up from the first of them into the box again. */
function moveBy(step: number, form: HTMLFormElement, found: HTMLElement): boolean {
  const rows = rowsOf(found)
  const place = rows.indexOf(found.shadowRoot?.activeElement as HTMLElement) + step
  const next = place < 0 ? inputOf(form) : rows[place]
  next?.focus()
  return next !== undefined
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
  const found = foundOf(form)
  if (!found) continue
  const input = inputOf(form)
  input.addEventListener('input', () => {
    wake(found)
    found.setAttribute('query', input.value)
    // What the page found when it came is not what stands below any more.
    const heading = form.closest('main')?.querySelector<HTMLElement>('h1[data-typing]')
    if (heading) heading.textContent = heading.dataset.typing!
  })
  // Browsers would clear the box first, and close the dialog at the second press alone.
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !dialog?.contains(form)) return
    event.preventDefault()
    dialog.querySelector<HTMLElement>('[data-close]')?.click()
  })
  form.addEventListener('submit', () => keepQuery(form))
  found.addEventListener('click', () => keepQuery(form))
  for (const each of [input, found])
    each.addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[(event as KeyboardEvent).key]
      if (step && (each !== input || step > 0) && moveBy(step, form, found)) event.preventDefault()
    })
}

/** What was looked for stays with the page's entry of the history, so that "back" from a result finds it again. */
const entry = 'prostuti-search'

function keepQuery(form: HTMLFormElement): void {
  const { value } = inputOf(form)
  const address = dialog?.contains(form) ? '' : `?q=${encodeURIComponent(value)}`
  history.replaceState({ ...history.state, [entry]: value }, '', address)
}

function wakeDialog(): void {
  const form = dialog?.querySelector('form')
  const found = form && foundOf(form)
  if (!found) return
  wake(found)
  const kept = (history.state as Record<string, string> | null)?.[entry]
  if (!kept || inputOf(form).value) return
  inputOf(form).value = kept
  found.setAttribute('query', kept)
}

dialog?.closest('prostuti-modal')?.addEventListener('prostuti-opening', wakeDialog)
// Whoever has come back finds it open already.
if (dialog?.open) wakeDialog()

/** Where a `/` is a letter. */
const isWriting = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (isWriting(event.composedPath()[0]) || document.querySelector('dialog[open]')) return
  const own = document.querySelector<HTMLFormElement>('main form[data-search]')
  event.preventDefault()
  if (own) {
    inputOf(own).focus()
    inputOf(own).select()
  } else document.querySelector<HTMLElement>('[data-dialog="search"]')?.click()
})
