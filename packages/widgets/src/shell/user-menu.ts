/**
 * Closes the `<details>` inside as people expect of a menu: by Escape, which gives the focus back, by a press elsewhere, and
 * when the focus leaves. It opens without a script.
 *
 * @example <prostuti-user-menu><details><summary>নুসরাত</summary>…</details></prostuti-user-menu>
 */
export class UserMenu extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    document.addEventListener('click', event => event.composedPath().includes(this) || this.#close(), { signal })
    this.addEventListener('focusout', event => this.#onFocusOut(event), { signal })
    this.addEventListener('keydown', event => this.#onKey(event), { signal })
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }

  get #details(): HTMLDetailsElement {
    return this.querySelector('details')!
  }

  #close(): void {
    this.#details.open = false
  }

  #onFocusOut({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.#close()
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#details.open) return
    event.preventDefault()
    this.#close()
    this.#details.querySelector('summary')!.focus()
  }
}
