import bn from 'virtual:messages/bn/after_receipt'
import en from 'virtual:messages/en/after_receipt'
import { adoptStyles } from '../../foundation/look/styles.ts'
import { languageNear } from './language-near.ts'

/** One sentence: a file of its own would be four times its weight. */
const words = { bn, en }

/** Beside the receipt of a player whose page has put nothing there (slot `received`): a link to `result-href`, else the result in its place. */
export function goOn(player: EventTarget | undefined): void {
  if (!(player instanceof HTMLElement)) return
  if (player.querySelector(':scope > [slot="received"]')) return
  const messages = words[languageNear(player)]
  const box = document.createElement('div')
  box.slot = 'received'
  const root = box.attachShadow({ mode: 'open' })
  adoptStyles(root, '')
  const inner = Object.assign(document.createElement('div'), { className: 'prostuti-root' })
  inner.append(wayOn(player, box, messages['after_receipt.result'] ?? ''))
  root.append(inner)
  player.append(box)
  forgetWithExam(player, box)
}

function wayOn(player: HTMLElement, box: HTMLElement, text: string): HTMLElement {
  const href = filled(player)
  const way = document.createElement(href === null ? 'button' : 'a')
  way.className = 'ui-button'
  way.dataset.kind = 'primary'
  way.append(Object.assign(document.createElement('span'), { textContent: text }))
  if (href !== null) way.setAttribute('href', href)
  else way.addEventListener('click', () => open(player, box))
  return way
}

/** `result-href` with `{id}` and `{state}` filled in. Only addresses: a page's own script has no business in it. */
function filled(player: HTMLElement): string | null {
  const template = player.getAttribute('result-href')
  if (!template) return null
  const values: Record<string, string> = {
    id: player.getAttribute('exam-id') ?? '',
    state: player.getAttribute('mode') ?? 'live',
  }
  const text = template.replace(/\{(id|state)\}/g, (_, name: string) => encodeURIComponent(values[name]!))
  const url = URL.parse(text, location.href)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

const passedOn = ['exam-id', 'mode', 'base', 'lang', 'theme']

/** The result inside the player: it moves with it and goes with it. The player's own screen waits behind it. */
function open(player: HTMLElement, box: HTMLElement): void {
  const result = document.createElement('prostuti-exam-result')
  for (const name of passedOn) if (player.hasAttribute(name)) result.setAttribute(name, player.getAttribute(name)!)
  result.slot = 'result'
  const screen = player.shadowRoot!.querySelector<HTMLElement>('.prostuti-root')!
  const slot = Object.assign(document.createElement('slot'), { name: 'result' })
  // Its own style says `display`, against which `hidden` does nothing.
  screen.style.display = 'none'
  screen.after(slot)
  player.append(result)
  box.addEventListener('prostuti-forget', () => {
    screen.style.display = ''
    slot.remove()
    result.remove()
  })
}

/** Another exam in the same player begins without them. */
function forgetWithExam(player: HTMLElement, box: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    box.dispatchEvent(new Event('prostuti-forget'))
    box.remove()
  })
  observer.observe(player, { attributes: true, attributeFilter: ['exam-id', 'mode'] })
}
