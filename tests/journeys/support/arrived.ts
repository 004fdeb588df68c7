import { expect, type Page, type Request } from '@playwright/test'

/** Follows what a page asks for, without the stream that stays open. */
export interface Traffic {
  /** Waits until all of the page is there: elements awake, nothing loading, nothing asked that was not answered. */
  arrived(): Promise<void>
}

const isStream = (request: Request) => request.url().includes('/firebase/v1/stream/')

const quietMs = 5_000

/** From before the page is opened. Playwright at times misses the end of a request that a service worker takes over: five quiet seconds will do. */
export function followTraffic(page: Page): Traffic {
  const under = new Set<Request>()
  let last = performance.now()
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) under.clear()
    if (isStream(request)) return
    under.add(request)
    last = performance.now()
  })
  const end = (request: Request) => {
    if (under.delete(request)) last = performance.now()
  }
  const isQuiet = () => under.size === 0 || performance.now() - last > quietMs
  page.on('requestfinished', end).on('requestfailed', end)
  return {
    async arrived() {
      const isWhole = async () => (await isAwake(page)) && isQuiet() && (await isAwake(page)) && isQuiet()
      await expect.poll(isWhole, { intervals: [50], message: `${page.url()} has come` }).toBe(true)
    },
  }
}

/** Two frames on, every element that is to be seen is defined and none shows that it is loading. */
const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    if (document.readyState !== 'complete') return false
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot)
        const waits = element.matches('[aria-busy=true], .ui-skeleton, .skeleton') || !element.matches(':defined')
        if (waits && element.checkVisibility()) return false
      }
    return true
  })
