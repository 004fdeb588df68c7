import type { PlatformTabs } from '../platform/platform.ts'

interface Listener {
  hear(message: unknown): void
}

interface Lock {
  owner: object
  lost(): void
}

/** What the pages of one device share. */
export interface TabHub {
  readonly pages: Set<Listener>
  readonly locks: Map<string, Lock>
}

/** One page's end of the hub; `leave` is its death: locks are free again, nothing is heard any more. */
export function createPageTabs(hub: TabHub, alive: () => boolean): PlatformTabs & { leave(): void } {
  const callbacks = new Set<(message: unknown) => void>()
  const self: Listener = {
    hear(message) {
      for (const callback of callbacks) callback(message)
    },
  }
  hub.pages.add(self)
  return {
    post(message) {
      if (!alive()) return
      for (const page of hub.pages) {
        if (page !== self) queueMicrotask(() => hub.pages.has(page) && page.hear(structuredClone(message)))
      }
    },
    onMessage(callback) {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    async lock(name, { steal, onLost }) {
      const holder = hub.locks.get(name)
      if (!alive() || (holder && !steal)) return { held: false, release: () => undefined }
      holder?.lost()
      const lock = { owner: self, lost: onLost }
      hub.locks.set(name, lock)
      return { held: true, release: () => void (hub.locks.get(name) === lock && hub.locks.delete(name)) }
    },
    leave() {
      hub.pages.delete(self)
      for (const [name, lock] of hub.locks) if (lock.owner === self) hub.locks.delete(name)
    },
  }
}
