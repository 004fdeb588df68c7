import { type Finding, findDocs } from '../../lib/docs/found-docs.ts'

/** Finds as one types. The index comes with the first press on the field. */
const form = document.querySelector<HTMLFormElement>('form[data-index]')
const field = form?.querySelector('input')
const list = form?.querySelector('ul')
const status = form?.querySelector('[role=status]')

if (form && field && list && status) {
  let loading: Promise<Finding[]> | undefined
  const load = (): Promise<Finding[]> => {
    loading ??= fetch(form.dataset.index ?? '').then(answer => answer.json())
    return loading
  }
  const show = async () => {
    const asked = field.value.trim()
    const index = await load()
    if (asked !== field.value.trim()) return
    const found = findDocs(index, asked)
    list.replaceChildren(...(found.length ? found.map(rowOf) : [emptyRow(form.dataset.none ?? '')]))
    list.hidden = asked === ''
    status.textContent = asked && !found.length ? (form.dataset.none ?? '') : ''
  }
  const hide = () => {
    list.hidden = true
  }
  field.addEventListener('focus', () => void load().catch(() => (loading = undefined)))
  // Without a network the form still leads to the page that finds on the server.
  field.addEventListener('input', () => void show().catch(hide))
  form.addEventListener('keydown', event => step(event, field, list, hide))
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || isWriting(event.target)) return
    field.focus()
    event.preventDefault()
  })
  document.addEventListener('click', event => {
    if (event.target instanceof Node && !form.contains(event.target)) hide()
  })
}

const fields = 'input, select, textarea, [contenteditable]'

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null
}

function step(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement, hide: () => void): void {
  if (event.key === 'Escape' && !list.hidden) {
    field.focus()
    hide()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows: HTMLElement[] = [field, ...list.querySelectorAll('a')]
  const at = rows.findIndex(row => row === document.activeElement)
  rows.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % rows.length)?.focus()
  event.preventDefault()
}

function rowOf([name, href, place]: Finding): HTMLLIElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  const where = document.createElement('small')
  link.translate = false
  link.href = href
  where.textContent = place
  link.append(name, where)
  row.append(link)
  return row
}

function emptyRow(text: string): HTMLLIElement {
  const row = document.createElement('li')
  const words = document.createElement('p')
  words.textContent = text
  row.append(words)
  return row
}
