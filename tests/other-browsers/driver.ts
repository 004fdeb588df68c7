/** A browser that is driven from outside over a standard protocol: what the main journey needs of it and no more. */
export interface BrowserDriver {
  readonly name: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Waits until an element matches, looking through open shadow roots, and clicks its middle as a person would. */
  click(target: Target): Promise<void>
  /** Waits until an element matches and is shown; returns its text. */
  see(target: Target): Promise<string>
  /** An attribute of the first shown element that matches; waits for it. */
  attribute(target: Target, name: string): Promise<string>
  /** Writes a PNG of the window. */
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

export interface Target {
  /** A CSS selector, applied within each root: it does not cross a shadow boundary. */
  readonly selector: string
  /** A part of the element's text. */
  readonly text?: string
}

/** Milliseconds until a missing element is a failure. */
export const patienceMs = 30_000

/**
 * Source of a function `(selector, text) => Element[]` for the page: all shown elements that match, through open shadow
 * roots. A string, because each protocol sends source text.
 */
export const findShown = `(selector, text) => {
  const found = []
  const visit = root => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector) && (!text || element.textContent.includes(text)) && element.getClientRects().length > 0)
        found.push(element)
      if (element.shadowRoot) visit(element.shadowRoot)
    }
  }
  visit(document)
  return found
}`

/** Asks until the answer is not null, and fails by name when it never comes. */
export async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + patienceMs
  let last: unknown
  while (performance.now() < end) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
    } catch (error) {
      // A page that is being replaced loses the context in which the question was asked: ask the next one.
      last = error
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not come within ${patienceMs / 1000} s`, { cause: last })
}

export const nameOf = ({ selector, text }: Target): string => (text ? `${selector} “${text}”` : selector)
