import { useEffect, useState } from 'react'

/** How a person likes their paper. */
export interface Preferences {
  /** One question at a time, or all on one page. */
  mode: 'one' | 'page'
  /** Size of questions: 0 as drawn, 1 and 2 larger. */
  size: 0 | 1 | 2
}

const key = 'prostuti.player'
const usual: Preferences = { mode: 'one', size: 0 }

/** Reads what this device remembers; where it may remember nothing, or something else stands there, the usual. */
function readPreferences(): Preferences {
  try {
    const kept: Partial<Preferences> = JSON.parse(localStorage.getItem(key) ?? '{}')
    return {
      mode: kept.mode === 'page' ? 'page' : 'one',
      size: kept.size === 1 || kept.size === 2 ? kept.size : 0,
    }
  } catch {
    return usual
  }
}

function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // A device that stores nothing forgets a preference; the answers have their own warning.
  }
}

/** Preferences of this device. `later`: the server has drawn the usual ones, so the first drawing must be like it. */
export function usePreferences(later: boolean): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, set] = useState(later ? usual : readPreferences)
  useEffect(() => {
    if (later) set(readPreferences())
  }, [later])
  const change = (part: Partial<Preferences>) => {
    const next = { ...preferences, ...part }
    keepPreferences(next)
    set(next)
  }
  return [preferences, change]
}
