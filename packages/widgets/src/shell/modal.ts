import { wasLeftOpen } from './back.ts'

/**
 * Opens the server-drawn `<dialog>` inside as a modal one: the browser keeps the focus in it and gives it back. Any link
 * to its id opens it, as does anything with `data-dialog="id"`; `data-close` inside closes it, and so do Escape and a press
 * beside it. Without a script the links show it by `:target`, or lead to the page that they name.
 *
 * It draws nothing, so nothing moves when it wakes up.
 *
 * @example
 * <a href="#menu">Menu</a>
 * <prostuti-modal><dialog id="menu" aria-label="Menu">… <a href="#" data-close>Close</a></dialog></prostuti-modal>
 * @event prostuti-opening - Before it opens, so that what it shows can be fetched.
 * @attribute opens-on - An event of the document that opens it.
 * @attribute closes-on - An event of the document that closes it.
 * @attribute stays - Whoever comes back to the page that was left while it was open finds it open.
 */
export class Modal extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    document.addEventListener('click', event => this.#onClick(event), { signal })
    document.addEventListener('keydown', event => this.#onKey(event), { signal })
    // A page that the browser keeps is found again without it.
    const stays = this.hasAttribute('stays')
    if (!stays) addEventListener('pagehide', () => this.close(), { signal })
    for (const [attribute, act] of [
      ['opens-on', () => this.open()],
      ['closes-on', () => this.close()],
    ] as const) {
      const name = this.getAttribute(attribute)
      if (name) document.addEventListener(name, act, { signal })
    }
    for (const opener of document.querySelectorAll(this.#openers)) tellReaders(opener)
    if (location.hash === `#${this.dialog.id}`) this.#openFromAddress()
    else if (stays && wasLeftOpen(this.dialog.id)) this.open()
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }

  get dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!
  }

  open(): void {
    if (this.dialog.open) return
    this.dispatchEvent(new CustomEvent('prostuti-opening', { bubbles: true }))
    this.dialog.showModal()
    this.dialog.dispatchEvent(new Event('prostuti-dialog', { bubbles: true }))
  }

  close(): void {
    this.dialog.close()
  }

  get #openers(): string {
    return `a[href="#${this.dialog.id}"],[data-dialog="${this.dialog.id}"]`
  }

  #openFromAddress(): void {
    history.replaceState(history.state, '', location.pathname + location.search)
    this.open()
  }

  #onClick(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      !(event.target instanceof Element)
    )
      return
    if (event.target.closest(this.#openers)) this.#act(event, () => this.open())
    else if (event.target === this.dialog) this.close()
    else if (this.contains(event.target) && event.target.closest('[data-close]')) this.#act(event, () => this.close())
  }

  /** An opener is a button to readers, and a button answers to Space. */
  #onKey(event: KeyboardEvent): void {
    const opener = event.target instanceof HTMLAnchorElement && event.target.matches(this.#openers)
    if (event.key === ' ' && opener) this.#act(event, () => this.open())
  }

  #act(event: Event, action: () => void): void {
    event.preventDefault()
    action()
  }
}

function tellReaders(opener: Element): void {
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
}
