import type { DatabaseName } from './databases.ts'

/** What the SDK needs of the place it runs in. Browsers, Node, webviews and tests each hand in their own. */
export interface Platform {
  readonly storage: PlatformStorage
  readonly clock: PlatformClock
  readonly network: PlatformNetwork
  readonly tabs: PlatformTabs
  /** Set inside a native wrapper: success and failure go there instead of the page. */
  readonly nativeBridge?: NativeBridge
}

/** Durable, transactional storage of this device (IndexedDB in browsers), and a little synchronous one for settings. */
export interface PlatformStorage {
  /** Opens a database, by default the journal; rejects where nothing can be stored. */
  openDatabase(name?: DatabaseName): Promise<IDBDatabase>
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Time and timers of this device; all in milliseconds. */
export interface PlatformClock {
  /** Milliseconds since 1970 by this device, right or wrong. */
  now(): number
  /** What the page itself says of the server's time, where a server has just drawn it: asked for once, null without that. */
  pageTime?(): PageTime | null
  /** Milliseconds that never jump back and are not set by anybody. */
  monotonic(): number
  setTimer(callback: () => void, ms: number): () => void
  /** The device woke up, or the page became visible again. */
  onResume(callback: () => void): () => void
  /** The page was hidden or is going away: perhaps nothing of it ever runs again. */
  onPause(callback: () => void): () => void
  /**
   * The page is asked to go away, and may stay. Earlier than `onPause`: what is sent now is under way before the page ends.
   * Listen only while something is at stake: some browsers reload a page that has a listener when one comes back to it.
   */
  onUnload(callback: () => void): () => void
}

/** One instant of the server, between two monotonic ones of this device; all in milliseconds. */
export interface PageTime {
  /** Since 1970. */
  readonly serverTime: number
  readonly sent: number
  readonly received: number
}

/** How this device reaches the server and other pages. */
export interface PlatformNetwork {
  fetch: typeof globalThis.fetch
  online(): boolean
  onChange(callback: (online: boolean) => void): () => void
  /** Leaves the page for another address. */
  navigate(url: string): void
}

/** What tabs of one device say to each other. */
export interface PlatformTabs {
  post(message: unknown): void
  onMessage(callback: (message: unknown) => void): () => void
  /**
   * Holds `name` for as long as this tab lives: `true` when granted at once, `false` when another tab has it.
   * With `steal` it is taken from the other tab, whose `onLost` is called.
   */
  lock(name: string, options: { steal?: boolean; onLost: () => void }): Promise<{ held: boolean; release(): void }>
}

/**
 * Takes over what else happens on the page: `submitted` and `failed` are told to it, `rescue` saves a file, `sign-in` signs in,
 * `leave` leaves the exam. False: the page does it. A promise ends with what was begun.
 */
export type NativeBridge = (event: string, detail?: unknown) => boolean | Promise<unknown>

declare global {
  interface Window {
    /** Put there by `/embed` pages in an app or a frame, before any widget is drawn. */
    prostutiNative?: NativeBridge
  }
}
