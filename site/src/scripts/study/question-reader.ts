import { onSwipe } from './swipe.ts'
import { toast } from './toast.ts'

/** What one person does with a question: fetched when somebody signed in is here. */
const personal = () => import('./personal-reading.ts')

const allShown = 'study-answers-shown'

/**
 * `<prostuti-question-reader>`: answers of all questions at once, links to copy, pages by key and by swipe; for who is signed in,
 * bookmarks, reports and the place where they stopped. The questions are the page's own HTML.
 */
export class QuestionReader extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    this.addEventListener('click', event => this.#onClick(event), { signal })
    document.addEventListener('keydown', event => this.#onKey(event), { signal })
    onSwipe(this, way => this.#turn(way), signal)
    const button = this.#allButton
    if (button) {
      button.hidden = false
      if (sessionStored(allShown)) this.#showAll(true)
    }
    if (this.dataset.signedIn !== undefined) void personal().then(({ follow }) => follow(this, signal))
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }

  get #allButton(): HTMLButtonElement | null {
    return this.querySelector('[data-all]')
  }

  #onClick(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    if (!pressed) return
    if (pressed.matches('[data-all]')) this.#showAll(pressed.getAttribute('aria-pressed') !== 'true')
    if (pressed instanceof HTMLAnchorElement && pressed.matches('[data-copy]')) void this.#copy(event, pressed)
    if (pressed.matches('[data-bookmark]')) void personal().then(({ flipBookmark }) => flipBookmark(this, pressed))
    if (pressed.matches('[data-report]')) void personal().then(({ askForReport }) => askForReport(this, pressed))
  }

  #showAll(shown: boolean): void {
    this.#allButton?.setAttribute('aria-pressed', String(shown))
    for (const answer of this.querySelectorAll<HTMLDetailsElement>('.answer')) answer.open = shown
    sessionStore(allShown, shown)
  }

  /** Where nothing may be copied the link leads to the question's page, whose address can be. */
  async #copy(event: Event, link: HTMLAnchorElement): Promise<void> {
    if (!navigator.clipboard) return
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(link.href)
      toast(this.dataset.copied)
    } catch {
      // The browser or the person forbids it.
      toast(this.dataset.copyFailed, 'wrong')
    }
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, target } = event
    const writes = target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]')
    if (writes || altKey || ctrlKey || metaKey) return
    if (key === 'ArrowRight') this.#turn('next')
    else if (key === 'ArrowLeft') this.#turn('previous')
    else if (key === 'j' || key === 'k') this.#step(key === 'j' ? 1 : -1)
  }

  #turn(way: 'next' | 'previous'): void {
    const address = this.dataset[way]
    if (address) location.assign(address)
  }

  /** To the question after or before the one that is at the top. */
  #step(by: number): void {
    const questions = [...this.querySelectorAll<HTMLElement>('article')]
    const top = questions.findIndex(each => each.getBoundingClientRect().bottom > innerHeight / 3)
    const wanted = questions[Math.max(0, top + by)]
    wanted?.scrollIntoView({ block: 'start' })
    wanted?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
  }
}

function sessionStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    // No storage: each page begins with its answers hidden.
    return false
  }
}

function sessionStore(key: string, value: boolean): void {
  try {
    sessionStorage.setItem(key, String(value))
  } catch {
    // No storage: the next page does not know.
  }
}

if (!customElements.get('prostuti-question-reader')) customElements.define('prostuti-question-reader', QuestionReader)
