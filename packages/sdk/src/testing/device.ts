import { IDBFactory } from 'fake-indexeddb'
import { type DatabaseName, openDatabase } from '../platform/databases.ts'
import type { Platform } from '../platform/platform.ts'
import { createPageTabs, type TabHub } from './tabs.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A phone or a computer: what stays when its pages are gone, and its own idea of the time. */
export interface Device {
  readonly indexedDB: IDBFactory
  readonly items: Map<string, string>
  /** How far the device's own clock is ahead of the true time, ms. */
  wallOffset: number
  online: boolean
  /** No database opens, every write fails, or nothing is ever answered. */
  storage: 'ok' | 'closed' | 'full' | 'silent'
  /** Pages are drawn by the server and bring its time, as the real ones do; others are a partner's. */
  pagesShowTime: boolean
  /** What a page sends while it is being left never gets out, `keepalive` or not, as it now and then happens in Chromium. */
  dropsLastRequests: boolean
  /** Opens a page; `kill` ends it at once, as a crash or a reload does. */
  open(fetch: typeof globalThis.fetch): Page
  /** Turns the network on or off, and notifies every page. */
  setOnline(online: boolean): void
  /** The device sleeps: true time passes, its monotonic clock stands still, timers are late. */
  sleep(ms: number): Promise<void>
}

/** A page, a tab or an app on a simulated device. */
export interface Page {
  readonly platform: Platform
  readonly visited: string[]
  readonly alive: boolean
  /** Another tab or app is looked at: the page stays, and may never hear of anything again. */
  hide(): void
  /** Closes the page, which is notified. */
  leave(): void
  /** Ends the page; `midWrite` also undoes what is not yet written, as a crash may. */
  kill(options?: { midWrite?: boolean }): void
}

/** A device with storage, a network and a clock of its own, for a partner's own tests. */
export function createDevice(time: VirtualTime): Device {
  const hub: TabHub = { pages: new Set(), locks: new Map() }
  const pages = new Set<LivePage>()
  let slept = 0
  const device: Device = {
    indexedDB: new IDBFactory(),
    items: new Map(),
    wallOffset: 0,
    online: true,
    storage: 'ok',
    pagesShowTime: false,
    dropsLastRequests: false,
    open(fetch) {
      const page = openPage({ time, device, hub, fetch, monotonic: () => time.now() - slept })
      pages.add(page)
      return page
    },
    setOnline(online) {
      device.online = online
      for (const page of pages) for (const notify of page.onChange) notify(online)
    },
    async sleep(ms) {
      slept += ms
      await time.advance(ms)
      for (const page of pages) for (const notify of page.onResume) notify()
    },
  }
  return device
}

interface LivePage extends Page {
  readonly onChange: Set<(online: boolean) => void>
  readonly onResume: Set<() => void>
}

interface PageParts {
  time: VirtualTime
  device: Device
  hub: TabHub
  fetch: typeof globalThis.fetch
  monotonic(): number
}

function openPage({ time, device, hub, fetch, monotonic }: PageParts): LivePage {
  const databases = new Set<IDBDatabase>()
  const writing = new Set<IDBTransaction>()
  const onChange = new Set<(online: boolean) => void>()
  const onResume = new Set<() => void>()
  const onPause = new Set<() => void>()
  const onUnload = new Set<() => void>()
  const death = new AbortController()
  const visited: string[] = []
  const born = monotonic()
  const pageTime = device.pagesShowTime ? { serverTime: time.now(), sent: 0, received: 0 } : null
  let alive = true
  let dropping = false
  const ifAlive = (callback: () => void) => () => {
    if (alive) callback()
  }
  const tabs = createPageTabs(hub, () => alive)
  const subscribe = <T>(set: Set<T>, item: T) => {
    if (alive) set.add(item)
    return () => set.delete(item)
  }

  async function open(name: DatabaseName = 'prostuti'): Promise<IDBDatabase> {
    if (!alive || device.storage === 'closed') throw new DOMException('no storage here', 'InvalidStateError')
    if (device.storage === 'silent') return new Promise<never>(() => undefined)
    const database = await openDatabase(device.indexedDB, name)
    watchTransactions(database, device, writing)
    databases.add(database)
    if (!alive) database.close()
    return database
  }

  function hide(): void {
    for (const notify of [...onPause]) notify()
  }

  function kill({ midWrite = false } = {}): void {
    alive = false
    death.abort()
    if (midWrite) for (const transaction of writing) transaction.abort()
    for (const database of databases) database.close()
    onChange.clear()
    onResume.clear()
    onPause.clear()
    onUnload.clear()
    tabs.leave()
  }

  return {
    visited,
    onChange,
    onResume,
    get alive() {
      return alive
    },
    hide,
    leave() {
      for (const notify of [...onUnload]) notify()
      dropping = device.dropsLastRequests
      hide()
      kill()
    },
    kill,
    platform: {
      storage: {
        openDatabase: open,
        getItem: key => device.items.get(key) ?? null,
        setItem: (key, value) => void (alive && device.items.set(key, value)),
        removeItem: key => void (alive && device.items.delete(key)),
      },
      clock: {
        now: () => time.now() + device.wallOffset,
        monotonic: () => monotonic() - born,
        pageTime: () => pageTime,
        setTimer: (callback, ms) => time.setTimer(ifAlive(callback), ms),
        onResume: callback => subscribe(onResume, callback),
        onPause: callback => subscribe(onPause, callback),
        onUnload: callback => subscribe(onUnload, callback),
      },
      network: {
        // A dead page neither asks nor hears, and what it has asked is cut off on its way, unless it said `keepalive`.
        fetch: (async (url: string, init: RequestInit = {}) => {
          if (!alive || dropping) return new Promise<never>(() => undefined)
          if (!device.online) throw new TypeError('fetch failed')
          const response = await fetch(url, { ...init, signal: init.keepalive ? null : death.signal })
          return alive ? response : new Promise<never>(() => undefined)
        }) as typeof globalThis.fetch,
        online: () => device.online,
        onChange: callback => subscribe(onChange, callback),
        navigate: url => void visited.push(url),
      },
      tabs,
    },
  }
}

function watchTransactions(database: IDBDatabase, device: Device, writing: Set<IDBTransaction>): void {
  const begin = database.transaction.bind(database)
  database.transaction = (stores, mode, options) => {
    if (mode !== 'readwrite') return begin(stores, mode, options)
    if (device.storage === 'full') throw new DOMException('the disk is full', 'QuotaExceededError')
    const transaction = begin(stores, mode, options)
    writing.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => writing.delete(transaction))
    const commit = transaction.commit.bind(transaction)
    transaction.commit = () => {
      // What was committed is the browser's own business: the page's death does not undo it.
      writing.delete(transaction)
      commit()
    }
    return transaction
  }
}
