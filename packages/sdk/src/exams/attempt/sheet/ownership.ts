import type { PlatformTabs } from '../../../platform/platform.ts'
import { postSheetMessage } from '../../journal/sheet-messages.ts'

export interface Ownership {
  /** Whether this tab is the one that writes the sheet. */
  readonly held: boolean
  acquire(key: string, options?: { steal?: boolean }): Promise<boolean>
  release(): void
}

/** One tab of a device owns a sheet; another takes it over by asking. */
export function createOwnership(tabs: PlatformTabs, onLost: () => void): Ownership {
  let current: { key: string; held: boolean; release(): void } | null = null

  function lost(key: string): void {
    if (current?.key !== key || !current.held) return
    current = { ...current, held: false }
    onLost()
  }

  return {
    get held() {
      return current?.held ?? false
    },
    async acquire(key, { steal } = {}) {
      if (current?.held && current.key === key) return true
      const lock = await tabs.lock(`prostuti:${key}`, { steal, onLost: () => lost(key) })
      current = { key, ...lock }
      return lock.held
    },
    release() {
      if (!current?.held) return
      current.release()
      postSheetMessage(tabs, { type: 'released', key: current.key })
      current = null
    },
  }
}
