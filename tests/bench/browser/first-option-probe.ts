/** Where the first option stands and when it could be tapped: milliseconds since the navigation began. */
export interface FirstOption {
  readonly at: number
  readonly x: number
  readonly y: number
}

/** What the probes leave on the page. */
export interface Probed {
  firstOption?: FirstOption
  longTasks?: { start: number; duration: number }[]
}

/**
 * Runs in the page: looks each frame for the first question's first radio, in whatever shadow root it stands, until its
 * box is on the screen and a finger there would hit its label; the time is that of the painted frame.
 */
export function watchFirstOption(): void {
  const page = globalThis as typeof globalThis & Probed
  const find = (root: Document | ShadowRoot): HTMLInputElement | null => {
    const found = root.querySelector<HTMLInputElement>('input[type=radio]')
    if (found) return found
    for (const element of root.querySelectorAll('prostuti-exam-player, plain-exam'))
      if (element.shadowRoot) return find(element.shadowRoot)
    return null
  }
  const centre = (radio: HTMLInputElement | null): { x: number; y: number } | null => {
    const label = radio?.closest('label')
    if (!radio || !label || radio.disabled || !label.checkVisibility()) return null
    const box = label.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = (radio.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)
    return box.width > 0 && box.height > 0 && hit && label.contains(hit) ? { x, y } : null
  }
  const look = () => {
    const point = centre(find(document))
    if (!point) return void requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (page.firstOption = { at: performance.now(), ...point })
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: keeps every task of more than 50 ms. */
export function watchLongTasks(): void {
  const page = globalThis as typeof globalThis & Probed
  page.longTasks = []
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) page.longTasks?.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
