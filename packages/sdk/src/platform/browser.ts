import { combine } from '../combine.ts'
import { openDatabase } from './databases.ts'
import { readPageTime } from './page-time.ts'
import type { Platform, PlatformClock, PlatformNetwork, PlatformStorage, PlatformTabs } from './platform.ts'

/** The browser that this page or worker runs in. Nothing is touched before it is needed. */
export function browserPlatform(): Platform {
  return {
    storage: browserStorage(),
    clock: browserClock(),
    network: browserNetwork(),
    tabs: browserTabs(),
    nativeBridge: self.prostutiNative,
  }
}

/** Where the browser refuses localStorage, settings last as long as the page. */
function browserStorage(): PlatformStorage {
  const page = new Map<string, string>()
  return {
    // Asking for `indexedDB` itself throws where storage is switched off.
    openDatabase: async (name = 'prostuti') => openDatabase(indexedDB, name),
    getItem: key => page.get(key) ?? tryStorage(storage => storage.getItem(key)) ?? null,
    setItem(key, value) {
      page.delete(key)
      const isStored = tryStorage(storage => {
        storage.setItem(key, value)
        return true
      })
      if (!isStored) page.set(key, value)
    },
    removeItem(key) {
      page.delete(key)
      tryStorage(storage => storage.removeItem(key))
    },
  }
}

function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    // Private mode, full, or forbidden inside another site's frame: the page's own memory serves instead.
    return undefined
  }
}

function browserClock(): PlatformClock {
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    pageTime: () => self.document && readPageTime(document),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    onResume: callback => combine(onVisibility('visible', callback), on(self, 'pageshow', onPersisted(callback))),
    // Phones end hidden pages without a word, and some browsers send a page that is closed only the second event.
    onPause: callback => combine(onVisibility('hidden', callback), on(self, 'pagehide', callback)),
    onUnload: callback => on(self, 'beforeunload', callback),
  }
}

/** A worker is never hidden. */
const onVisibility = (state: DocumentVisibilityState, callback: () => void): (() => void) =>
  on(self.document ?? self, 'visibilitychange', () => void (document.visibilityState === state && callback()))

/** The first `pageshow` is the page's own birth. */
function onPersisted(callback: () => void): (event: Event) => void {
  return event => void ((event as PageTransitionEvent).persisted && callback())
}

function browserNetwork(): PlatformNetwork {
  return {
    fetch: (...args) => fetch(...args),
    online: () => navigator.onLine,
    onChange(callback) {
      return combine(
        on(self, 'online', () => callback(true)),
        on(self, 'offline', () => callback(false)),
      )
    },
    navigate: url => location.assign(url),
  }
}

/** After a reload the page before may hold its lock a moment longer. */
const patienceMs = 400

function browserTabs(): PlatformTabs {
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel ??= new BroadcastChannel('prostuti')
    return channel
  }
  return {
    post: message => open().postMessage(message),
    onMessage: callback => on(open(), 'message', event => callback((event as MessageEvent).data)),
    lock: (name, options) => (navigator.locks ? webLock(name, options) : noLock()),
  }
}

type Held = Awaited<ReturnType<PlatformTabs['lock']>>

function webLock(name: string, { steal, onLost }: Parameters<PlatformTabs['lock']>[1]): Promise<Held> {
  const options = steal ? { steal } : { signal: AbortSignal.timeout(patienceMs) }
  return new Promise(resolve => {
    navigator.locks
      .request(name, options, () => new Promise<void>(release => resolve({ held: true, release })))
      // Rejected when another page steals it, when it was not to be had in time, or where a frame may not lock at all.
      .catch((error: DOMException) => {
        resolve({ held: error.name === 'SecurityError', release: () => undefined })
        if (error.name !== 'SecurityError') onLost()
      })
  })
}

/** Web Locks need https. Without them every tab may write: entries merge by their own order, so nothing newer is lost. */
function noLock(): Promise<Held> {
  return Promise.resolve({ held: true, release: () => undefined })
}

function on(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
