import { html, LitElement, nothing, unsafeCSS } from 'lit'
import { leavesPage } from './leaves-page.ts'
import styles from './progress-bar.css?inline'

/** What is quicker than this needs no bar. */
const patienceMs = 150
/** A page that has not come by then will not: the browser says why. */
const longestMs = 30_000

/**
 * A thin bar at the top while another page is on its way, or while something waits for an answer.
 *
 * @example element.dispatchEvent(new CustomEvent('prostuti-busy', { bubbles: true, composed: true, detail: { until: promise } }))
 * @attribute label - What it is called while it is there.
 */
export class ProgressBar extends LitElement {
  static override styles = unsafeCSS(styles)

  #waiting = new Set<unknown>()
  #seen = false
  #patience: ReturnType<typeof setTimeout> | undefined
  #stop = new AbortController()

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop = new AbortController()
    const { signal } = this.#stop
    // On the window: after everybody who may have said that the press leads nowhere.
    addEventListener('click', event => leavesPage(event) && this.#leave(), { signal })
    addEventListener('submit', event => event.defaultPrevented || this.#leave(), { signal })
    // Back to a page that the browser has kept as it was.
    addEventListener('pageshow', () => this.#settle(this), { signal })
    document.addEventListener('prostuti-busy', event => this.#wait(event.detail.until), { signal })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop.abort()
    clearTimeout(this.#patience)
  }

  override render() {
    return this.#seen
      ? html`<div role="progressbar" aria-label=${this.getAttribute('label') ?? nothing}></div>`
      : nothing
  }

  /** The page that is left is one thing to wait for, however often it is asked for. */
  #leave(): void {
    this.#begin(this)
    setTimeout(() => this.#settle(this), longestMs)
  }

  #wait(until: Promise<unknown>): void {
    this.#begin(until)
    const settle = () => this.#settle(until)
    until.then(settle, settle)
  }

  #begin(what: unknown): void {
    this.#waiting.add(what)
    this.#patience ??= setTimeout(() => this.#show(true), patienceMs)
  }

  #settle(what: unknown): void {
    this.#waiting.delete(what)
    if (this.#waiting.size > 0) return
    clearTimeout(this.#patience)
    this.#patience = undefined
    this.#show(false)
  }

  #show(seen: boolean): void {
    this.#seen = seen
    this.requestUpdate()
  }
}
