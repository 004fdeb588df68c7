import { adoptStyles } from './styles.ts'

/**
 * The box inside a host's shadow root that a widget is drawn into. A root that is there already (drawn by a server, ahead of
 * the element's code, or by StrictMode's first round) is taken over with what is in it. `root` is the element's own, where only it can see it.
 */
export function openRoot(host: HTMLElement, styles: string, root: ShadowRoot | null = null): HTMLElement {
  const shadow = root ?? host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, styles)
  const drawn = shadow.querySelector<HTMLElement>('.prostuti-root')
  if (drawn) return drawn
  const container = document.createElement('div')
  container.className = 'prostuti-root'
  shadow.append(container)
  return container
}
