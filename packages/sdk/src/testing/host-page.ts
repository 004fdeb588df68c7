import type { HostMessage, HostPage } from '../platform/host-page.ts'

/** A page of another site as a test arranges it. */
export interface FakeHostPage extends HostPage {
  /** Addresses that popups were opened at. */
  readonly opened: string[]
  /** Addresses that the page left for. */
  readonly left: string[]
  /** The popup that stands open. */
  readonly popup: object
  blockPopups(): void
  /** A message reaches the page. */
  say(message: HostMessage): void
  listeners(): number
}

/** A partner's page around an element: its address, its window and what it stores, for tests. */
export function fakeHostPage(address: string, before?: Pick<HostPage, 'storedText'>): FakeHostPage {
  let [shown, stored, blocked] = [address, before?.storedText ?? null, false]
  const callbacks = new Set<(message: HostMessage) => void>()
  const page = {
    opened: [] as string[],
    left: [] as string[],
    popup: { name: 'popup' },
    get storedText() {
      return stored
    },
    storeText: (text: string | null) => {
      stored = text
    },
    address: () => shown,
    showAddress: (url: string) => {
      shown = url
    },
    leave: (url: string) => void page.left.push(url),
    openPopup(url: string) {
      if (blocked) return null
      page.opened.push(url)
      return page.popup
    },
    onMessage(callback: (message: HostMessage) => void) {
      callbacks.add(callback)
      return () => void callbacks.delete(callback)
    },
    blockPopups: () => {
      blocked = true
    },
    say: (message: HostMessage) => {
      for (const callback of [...callbacks]) callback(message)
    },
    listeners: () => callbacks.size,
  }
  return page
}
