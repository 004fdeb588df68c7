import { html, LitElement, unsafeCSS } from 'lit'
import { settings } from '../foundation/icons/lucide.ts'
import styles from './loading-overlay.css?inline'
import type { Busy } from './messages.ts'

/**
 * Covers the page with a turning gear and a word while something must not be disturbed; what was focused is focused again
 * afterwards. It comes for a `prostuti-busy` with an `overlay`, and goes when the last of them is settled.
 */
export class LoadingOverlay extends LitElement {
  static override styles = unsafeCSS(styles)

  #waiting: Busy[] = []
  #stop = new AbortController()

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop = new AbortController()
    document.addEventListener('prostuti-busy', ({ detail }) => this.#cover(detail), this.#stop)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop.abort()
  }

  override render() {
    return html`<dialog aria-labelledby="word" @cancel=${(event: Event) => event.preventDefault()}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${settings} /></svg>
      <p id="word" role="status" tabindex="-1">${this.#waiting.at(-1)?.overlay}</p>
    </dialog>`
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog')!
    if (this.#waiting.length === 0) dialog.close()
    else if (!dialog.open) dialog.showModal()
  }

  #cover(busy: Busy): void {
    if (!busy.overlay) return
    this.#waiting.push(busy)
    this.requestUpdate()
    const settle = () => {
      this.#waiting = this.#waiting.filter(other => other !== busy)
      this.requestUpdate()
    }
    busy.until.then(settle, settle)
  }
}
