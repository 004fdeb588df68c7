import { html, LitElement, nothing, unsafeCSS } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Toast } from './messages.ts'
import styles from './toast-region.css?inline'

type Kept = Toast & { id: number }

/** So many are seen at once; the others wait their turn. */
const atOnce = 3
/** A slow reader's time: five seconds, and 80 ms for every letter. */
const readingMs = (text: string): number => 5000 + 80 * text.length
const stays = ({ tone, action }: Toast): boolean => tone === 'wrong' || action !== undefined

/**
 * Says what has happened, at the edge of the page, and lets it go again when there was time to read it. Says it politely,
 * never takes the focus, and waits while a pointer or the focus is on it. Escape closes the newest.
 *
 * @example document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text: 'কপি হয়েছে', tone: 'good' } }))
 * @attribute label - What the region is called.
 * @attribute close - What the button that closes a toast is called.
 */
export class ToastRegion extends LitElement {
  static override styles = unsafeCSS(styles)

  #toasts: Kept[] = []
  #lastId = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #cameFrom: HTMLElement | null = null
  #stop = new AbortController()

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop = new AbortController()
    const { signal } = this.#stop
    document.addEventListener('prostuti-toast', event => this.#add(event.detail), { signal })
    document.addEventListener('keydown', event => this.#onKey(event), { signal })
    document.addEventListener('visibilitychange', () => this.#time(), { signal })
    for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      this.addEventListener(change, () => setTimeout(() => this.#time()), { signal })
    this.addEventListener('focusin', event => this.#remember(event.relatedTarget), { signal })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop.abort()
    this.#clearTimers()
  }

  override render() {
    return html`<div role="log" aria-live="polite" aria-label=${this.getAttribute('label') ?? nothing}>
      ${repeat(
        this.#shown,
        ({ id }) => id,
        toast => html`<article data-tone=${toast.tone ?? 'plain'}>
          <p>${toast.text} ${toast.action ? html`<a href=${toast.action.href}>${toast.action.label}</a>` : nothing}</p>
          <button type="button" aria-label=${this.getAttribute('close') ?? nothing} @click=${() => this.#close(toast)}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12" /></svg>
          </button>
        </article>`,
      )}
    </div>`
  }

  protected override updated(): void {
    this.#time()
  }

  get #shown(): Kept[] {
    return this.#toasts.slice(0, atOnce)
  }

  #add(toast: Toast): void {
    // The same words again are no news: what is there stays longer instead.
    this.#toasts = this.#toasts.filter(({ text }) => text !== toast.text)
    this.#toasts.push({ ...toast, id: ++this.#lastId })
    this.requestUpdate()
  }

  async #close(toast: Kept): Promise<void> {
    const hadFocus = this.matches(':focus-within')
    clearTimeout(this.#timers.get(toast.id))
    this.#timers.delete(toast.id)
    this.#toasts = this.#toasts.filter(({ id }) => id !== toast.id)
    this.requestUpdate()
    await this.updateComplete
    if (hadFocus) (this.renderRoot.querySelector('button') ?? this.#cameFrom)?.focus()
  }

  #onKey(event: KeyboardEvent): void {
    const newest = this.#shown.at(-1)
    if (event.key !== 'Escape' || event.defaultPrevented || !newest || document.querySelector(':modal')) return
    event.preventDefault()
    void this.#close(newest)
  }

  #remember(from: EventTarget | null): void {
    if (from instanceof HTMLElement && from !== this) this.#cameFrom = from
  }

  /** Time runs only while nobody is on a toast and the page is seen; afterwards it begins anew. */
  #time(): void {
    if (document.hidden || this.matches(':hover, :focus-within')) this.#clearTimers()
    else for (const toast of this.#shown) this.#startTimer(toast)
  }

  #startTimer(toast: Kept): void {
    if (stays(toast) || this.#timers.has(toast.id)) return
    this.#timers.set(
      toast.id,
      setTimeout(() => this.#close(toast), readingMs(toast.text)),
    )
  }

  #clearTimers(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }
}
