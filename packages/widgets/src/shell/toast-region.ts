import { html, LitElement, nothing, unsafeCSS } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { x } from '../foundation/icons/lucide.ts'
import { barBelow } from './bar-below.ts'
import type { Toast } from './messages.ts'
import styles from './toast-region.css?inline'

type Kept = Toast & { id: number }

/** So many are seen at once; the others wait their turn. */
const atOnce = 3
/** Between a toast and the bar below it, in pixels. */
const gap = 8
/** What is read at a glance stays for the specification's time (§4, toast); longer texts 80 ms for every letter. */
const glanceMs = 2000
const glanceLetters = 40
const readingMs = ({ length }: string): number => (length <= glanceLetters ? glanceMs : 80 * length)
/** What went wrong is read twice. */
const wrongMs = (text: string): number => Math.max(10_000, 2 * readingMs(text))
const stays = ({ tone, action, ends }: Toast): boolean =>
  action !== undefined || (!ends && (tone === 'wrong' || tone === 'warning'))

/** The time that a toast has left; `since` is when it began to run, absent while it stands still. */
interface TimeLeft {
  ms: number
  since?: number
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Says what has happened, at the edge of the page, and lets it go again when there was time to read it. Says it politely,
 * never takes the focus, and its time stands still while a pointer or the focus is on it. Escape closes the newest; a press
 * elsewhere closes none.
 *
 * @example document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text: 'কপি হয়েছে', tone: 'good' } }))
 * @attribute label - What the region is called.
 * @attribute close - What the button that closes a toast is called.
 */
export class ToastRegion extends LitElement {
  static override styles = unsafeCSS(styles)

  #toasts: Kept[] = []
  #lastId = 0
  #times = new Map<number, TimeLeft>()
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
    this.#pause()
  }

  override render() {
    return html`<div role="log" aria-live="polite" aria-label=${this.getAttribute('label') ?? nothing}>
      ${repeat(
        this.#shown,
        ({ id }) => id,
        toast => html`<article data-tone=${toast.tone ?? 'plain'}>
          <p>${toast.text} ${toast.action ? html`<a href=${toast.action.href} @click=${(event: Event) => this.#press(event, toast)}>${toast.action.label}</a>` : nothing}</p>
          <button type="button" aria-label=${this.getAttribute('close') ?? nothing} @click=${() => this.#close(toast)}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${x} /></svg>
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
    this.#clearBar()
    this.requestUpdate()
  }

  /** What a toast speaks of is often a bar at the foot of the page: it stands above it. */
  #clearBar(): void {
    this.style.removeProperty('--toast-bar')
    const height = barBelow(this)
    if (height > 0) this.style.setProperty('--toast-bar', `${height + gap}px`)
  }

  async #close(toast: Kept): Promise<void> {
    const hadFocus = this.matches(':focus-within')
    clearTimeout(this.#times.get(toast.id)?.timer)
    this.#times.delete(toast.id)
    this.#toasts = this.#toasts.filter(({ id }) => id !== toast.id)
    this.requestUpdate()
    await this.updateComplete
    if (hadFocus) (this.renderRoot.querySelector('button') ?? this.#cameFrom)?.focus()
  }

  #press(event: Event, toast: Kept): void {
    const press = toast.action?.press
    if (!press) return
    event.preventDefault()
    void this.#close(toast)
    press()
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

  /** Time runs only while nobody is on a toast and the page is seen; then it goes on where it stood. */
  #time(): void {
    if (document.hidden || this.matches(':hover, :focus-within')) this.#pause()
    else for (const toast of this.#shown) this.#run(toast)
  }

  #run(toast: Kept): void {
    const left = this.#times.get(toast.id) ?? {
      ms: toast.tone === 'wrong' ? wrongMs(toast.text) : readingMs(toast.text),
    }
    if (stays(toast) || left.since !== undefined) return
    const timer = setTimeout(() => this.#close(toast), left.ms)
    this.#times.set(toast.id, { ms: left.ms, since: performance.now(), timer })
  }

  #pause(): void {
    for (const [id, { ms, since, timer }] of this.#times) {
      clearTimeout(timer)
      if (since !== undefined) this.#times.set(id, { ms: Math.max(ms - (performance.now() - since), 0) })
    }
  }
}
