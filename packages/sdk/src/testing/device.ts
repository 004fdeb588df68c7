import { IDBFactory } from 'fake-indexeddb'
import { type DatabaseName, openDatabase } from '../platform/databases.ts'
import type { Platform } from '../platform/platform.ts'
import { createPageTabs, type TabHub } from './tabs.ts'
import type { World } from './world.ts'

/** A phone or a computer: what stays when its pages are gone, and its own idea of the time. */
export interface Device {
  readonly indexedDB: IDBFactory
  readonly items: Map<string, string>
  /** How far the device's own clock is ahead of the true time, ms. */
  wallOffset: number
  online: boolean
  /** No database opens, or every write fails. */
  storage: 'ok' | 'closed' | 'full'
  /** Opens a page; `kill` ends it at once, as a crash or a reload does. */
  open(fetch: typeof globalThis.fetch): Page
  /** Turns the network on or off, and tells every page. */
  setOnline(online: boolean): void
  /** The device sleeps: true time passes, its monotonic clock stands still, timers are late. */
  sleep(ms: number): Promise<void>
}

export interface Page {
  readonly platform: Platform
  readonly visited: string[]
  readonly alive: boolean
  /** Ends the page; `midWrite` also undoes what is not yet written, as a crash may. */
  kill(options?: { midWrite?: boolean }): void
}

export function createDevice(world: World): Device {
  const hub: TabHub = { pages: new Set(), locks: new Map() }
  const pages = new Set<LivePage>()
  let slept = 0
  const device: Device = {
    indexedDB: new IDBFactory(),
    items: new Map(),
    wallOffset: 0,
    online: true,
    storage: 'ok',
    open(fetch) {
      const page = openPage({ world, device, hub, fetch, monotonic: () => world.now() - slept })
      pages.add(page)
      return page
    },
    setOnline(online) {
      device.online = online
      for (const page of pages) for (const tell of page.onChange) tell(online)
    },
    async sleep(ms) {
      slept += ms
      await world.advance(ms)
      for (const page of pages) for (const tell of page.onResume) tell()
    },
  }
  return device
}

interface LivePage extends Page {
  readonly onChange: Set<(online: boolean) => void>
  readonly onResume: Set<() => void>
}

interface PageParts {
  world: World
  device: Device
  hub: TabHub
  fetch: typeof globalThis.fetch
  monotonic(): number
}

function openPage({ world, device, hub, fetch, monotonic }: PageParts): LivePage {
  const databases = new Set<IDBDatabase>()
  const writing = new Set<IDBTransaction>()
  const onChange = new Set<(online: boolean) => void>()
  const onResume = new Set<() => void>()
  const visited: string[] = []
  const born = monotonic()
  let alive = true
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
    const database = await openDatabase(device.indexedDB, name)
    watchTransactions(database, device, writing)
    databases.add(database)
    if (!alive) database.close()
    return database
  }

  return {
    visited,
    onChange,
    onResume,
    get alive() {
      return alive
    },
    kill({ midWrite = false } = {}) {
      alive = false
      if (midWrite) for (const transaction of writing) transaction.abort()
      for (const database of databases) database.close()
      onChange.clear()
      onResume.clear()
      tabs.leave()
    },
    platform: {
      storage: {
        openDatabase: open,
        getItem: key => device.items.get(key) ?? null,
        setItem: (key, value) => void (alive && device.items.set(key, value)),
        removeItem: key => void (alive && device.items.delete(key)),
      },
      clock: {
        now: () => world.now() + device.wallOffset,
        monotonic: () => monotonic() - born,
        setTimer: (callback, ms) => world.setTimer(ifAlive(callback), ms),
        onResume: callback => subscribe(onResume, callback),
      },
      network: {
        // A dead page neither asks nor hears.
        fetch: (async (...args: Parameters<typeof fetch>) => {
          if (!alive) return new Promise<never>(() => undefined)
          if (!device.online) throw new TypeError('fetch failed')
          const response = await fetch(...args)
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
