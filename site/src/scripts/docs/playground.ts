import { formatNumber } from '@prostuti/sdk/i18n/format'
import { markupWords } from '../../lib/docs/markup-words.ts'
import { playgroundHtml, playgroundReact, tokensOf } from '../../lib/docs/playground-code.ts'
import {
  type PlaygroundControl,
  type PlaygroundState,
  playgroundAddress,
  readPlayground,
} from '../../lib/docs/playground-state.ts'
import { readability } from '../../lib/docs/readable-colour.ts'

/** Each change shows at once: in the element, in the code and in the address. */
const place = document.querySelector<HTMLElement>('.playground')
const form = document.querySelector<HTMLFormElement>('form[data-playground]')
const own = form?.querySelector<HTMLInputElement>('[data-own]')

if (place && form && own) {
  form.querySelector('[data-submit]')?.remove()
  form.addEventListener('input', event => {
    if (event.target === own) chooseColour(form, own.value)
    const element = new FormData(form).get('element')
    if (element !== place.dataset.element) location.assign(`/docs/playground?element=${element}`)
    else show(place, form)
  })
  form.addEventListener('submit', event => event.preventDefault())
  form.querySelector<HTMLElement>('[data-nearest]')?.addEventListener('click', ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLElement) || !currentTarget.dataset.nearest) return
    chooseColour(form, currentTarget.dataset.nearest)
    show(place, form)
  })
  listen(place)
  show(place, form)
}

function show(place: HTMLElement, form: HTMLFormElement): void {
  const { site = '', script = '', element = '' } = place.dataset
  const state = readPlayground(paramsOf(form), element, controlsIn(form))
  history.replaceState(history.state, '', playgroundAddress(state))
  write(place, 'html', playgroundHtml(state, site, script))
  write(place, 'react', playgroundReact(state, site))
  dress(place, state, controlsIn(form))
  tellReadability(form, state.colour)
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** The attributes' controls, as the server has drawn them. */
function controlsIn(form: HTMLFormElement): PlaygroundControl[] {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement => 'name' in field && 'value' in field,
  )
  const choices = ['element', 'colour', 'corners', 'width']
  return fields
    .filter(({ name }) => name && !choices.includes(name))
    .map(field => ({ name: field.name, kind: field.type === 'checkbox' ? 'flag' : 'text', choices: [] }))
}

function write(place: HTMLElement, kind: string, text: string): void {
  const code = place.querySelector(`[data-code="${kind}"] code`)
  code?.replaceChildren(...markupWords(text).map(([word, wordKind]) => (wordKind ? coloured(word, wordKind) : word)))
}

function coloured(word: string, kind: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = `code-${kind}`
  span.textContent = word
  return span
}

function dress(place: HTMLElement, state: PlaygroundState, controls: readonly PlaygroundControl[]): void {
  const room = place.querySelector<HTMLElement>('.room')
  // One that waits to be asked for is still in its template.
  const holder = room?.querySelector('template')?.content ?? room
  const element = holder?.querySelector<HTMLElement>(`prostuti-${state.element}`)
  if (!room || !element) return
  for (const { name } of controls) {
    // A clock starts by a press in the element, never by a control of this page.
    const value = name === 'start' ? undefined : state.attributes[name]
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const tokens = tokensOf(state)
  for (const name of ['--prostuti-primary', '--prostuti-radius-control'])
    room.style.setProperty(name, tokens[name] ?? '')
  room.style.width = state.width ? `${state.width}px` : ''
}

function chooseColour(form: HTMLFormElement, colour: string): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name=colour]')]
  const radio =
    radios.find(({ value }) => value === colour) ?? radios.find(({ dataset }) => 'chosen' in dataset) ?? addRadio(form)
  radio.value = colour
  radio.checked = true
}

/** A colour of one's own is a choice like the others, without a place of its own. */
function addRadio(form: HTMLFormElement): HTMLInputElement {
  const radio = document.createElement('input')
  Object.assign(radio, { type: 'radio', name: 'colour', hidden: true })
  radio.dataset.chosen = ''
  form.querySelector('.own')?.append(radio)
  return radio
}

function tellReadability(form: HTMLFormElement, colour: string): void {
  const status = form.querySelector<HTMLElement>('[data-readable]')
  const button = form.querySelector<HTMLElement>('[data-nearest]')
  if (!status || !button) return
  const { ratio, nearest } = colour ? readability(colour) : { ratio: 0, nearest: null }
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  const sentence = (nearest ? status.dataset.unreadable : status.dataset.readable) ?? ''
  status.textContent = colour ? sentence.replace('{ratio}', formatNumber(Math.floor(ratio * 10) / 10, language)) : ''
  button.hidden = !nearest
  button.dataset.nearest = nearest ?? ''
  button.textContent = (button.dataset.take ?? '').replace('{colour}', nearest ?? '')
}

const mostHeard = 8

/** What the element tells the page, newest first. */
function listen(place: HTMLElement): void {
  const heard = place.querySelector('[data-heard] code')
  const events = new Set(['prostuti-failed', ...(place.dataset.events ?? '').split(' ').filter(Boolean)])
  const lines: string[] = []
  for (const name of events)
    place.addEventListener(name, event => {
      if (!(event instanceof CustomEvent) || !heard) return
      lines.unshift(`${name} ${JSON.stringify(event.detail)}`)
      heard.textContent = lines.slice(0, mostHeard).join('\n')
      place.querySelector('[data-unheard]')?.remove()
    })
}
