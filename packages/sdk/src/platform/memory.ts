import { openDatabase } from './databases.ts'
import type { Platform } from './platform.ts'

/** What a platform without a device is made with. */
export interface MemoryOptions {
  fetch?: typeof globalThis.fetch
  /** A database of the host's own; without one nothing lasts, and attempts say so. */
  indexedDB?: IDBFactory
  /** Where to go when a page would be left. */
  navigate?: (url: string) => void
}

/**
 * A platform without a browser, for Node and tests: one tab, always online, settings gone with the process.
 * @example createProstuti({ base: 'https://prostuti.example/api/', platform: memoryPlatform() })
 */
export function memoryPlatform(options: MemoryOptions = {}): Platform {
  const items = new Map<string, string>()
  const never = () => () => undefined
  return {
    storage: {
      async openDatabase(name = 'prostuti') {
        if (!options.indexedDB) throw new DOMException('no database here', 'NotSupportedError')
        return openDatabase(options.indexedDB, name)
      },
      getItem: key => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: key => void items.delete(key),
    },
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      setTimer(callback, ms) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
      onResume: never,
      onPause: never,
      onUnload: never,
    },
    network: {
      fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
      online: () => true,
      onChange: never,
      navigate: options.navigate ?? (() => undefined),
    },
    tabs: {
      post: () => undefined,
      onMessage: never,
      lock: async () => ({ held: true, release: () => undefined }),
    },
  }
}
