/** `<prostuti-topic-browser>`: keeps its place while pages turn, and shows the topic that is read when it is first opened. */
class TopicBrowser extends HTMLElement {
  connectedCallback(): void {
    const key = `topic-browser-${this.getAttribute('kind')}`
    const current = this.querySelector<HTMLElement>('[aria-current]')
    const kept = stored(key)
    if (kept !== null) this.scrollTop = kept
    if (current && !this.#shows(current)) this.scrollTop = current.offsetTop - this.offsetTop - this.clientHeight / 2
    this.addEventListener('scrollend', () => store(key, this.scrollTop))
  }

  #shows(row: HTMLElement): boolean {
    const [box, own] = [row.getBoundingClientRect(), this.getBoundingClientRect()]
    return box.top >= own.top && box.bottom <= own.bottom
  }
}

function stored(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? null : Number(text)
  } catch {
    // No storage: nothing was kept.
    return null
  }
}

function store(key: string, place: number): void {
  try {
    sessionStorage.setItem(key, String(Math.round(place)))
  } catch {
    // No storage: the next page begins at its top.
  }
}

if (!customElements.get('prostuti-topic-browser')) customElements.define('prostuti-topic-browser', TopicBrowser)
