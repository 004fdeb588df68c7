/** What the page counts and does; `install` is sent into it before any code of ours. */
interface MountPage {
  /** Timers that have been set and have neither run nor been cleared. */
  timers(): number
  /** Runs what waits for a time, and what that sets: what is kept for some minutes is let go. */
  passTime(): Promise<void>
  /** Mounts and unmounts this markup so many times, each until it is drawn. */
  mount(markup: string, times: number): Promise<void>
}

declare global {
  var mountPage: MountPage
}

/**
 * Counts timers, and answers each call of the API with what the server said the first time: a mount then costs what the element
 * costs.
 */
export function install(): void {
  /** What each runs; an interval runs nothing when time passes, and counts until it is cleared. */
  const timers = new Map<unknown, (() => void) | null>()
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear, fetch: ask } = globalThis
  const told = new Map<string, Promise<{ text: string; status: number; headers: [string, string][] }>>()
  const stop = (id: unknown) => {
    timers.delete(id)
    clear(id as number)
  }
  Object.assign(globalThis, {
    setTimeout(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
      const once = () => {
        timers.delete(id)
        run(...given)
      }
      const id = set(once, ms)
      timers.set(id, once)
      return id
    },
    setInterval(run: () => void, ms?: number, ...given: unknown[]) {
      const id = repeat(run, ms, ...given)
      timers.set(id, null)
      return id
    },
    clearTimeout: stop,
    clearInterval: stop,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const address = input instanceof Request ? input.url : String(input)
      const key = `${init?.method ?? 'GET'} ${address}`
      if (!address.includes('/api/')) return ask(input, init)
      const answer =
        told.get(key) ??
        ask(input, { ...init, signal: null }).then(async response => ({
          text: await response.text(),
          status: response.status,
          headers: [...response.headers],
        }))
      told.set(key, answer)
      const { text, status, headers } = await answer
      return new Response(status === 204 ? null : text, { status, headers })
    },
  })
  const pause = () => new Promise<void>(resolve => set(resolve))
  const isDrawn = (element: Element) => Boolean(element.shadowRoot?.querySelector('.prostuti-root')?.firstElementChild)

  globalThis.mountPage = {
    timers: () => timers.size,
    async passTime() {
      for (let round = 0; round < 2; round++) {
        for (const [id, once] of [...timers]) {
          if (!once) continue
          clear(id as number)
          once()
        }
        await pause()
      }
    },
    async mount(markup, times) {
      const place = document.querySelector('main')!
      let patience = 3_000
      for (let time = 0; time < times; time++) {
        place.innerHTML = markup
        const end = performance.now() + patience
        while (!isDrawn(place.firstElementChild!) && performance.now() < end) await pause()
        // Some show nothing here, such as a question that has been answered.
        if (!isDrawn(place.firstElementChild!)) patience = 20
        for (let more = 0; more < 3; more++) await pause()
        place.replaceChildren()
        await pause()
      }
    },
  }
}
