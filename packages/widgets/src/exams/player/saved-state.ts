import type { SyncState } from '@prostuti/sdk'

/** How loudly the state of saving is said. */
export type SavedTone = 'calm' | 'waiting' | 'offline' | 'signed-out' | 'failing'

export function savedTone({ storage, online, unsaved }: SyncState, signedOut = false): SavedTone {
  if (storage === 'failing') return 'failing'
  if (!online) return 'offline'
  if (signedOut) return 'signed-out'
  return unsaved > 0 ? 'waiting' : 'calm'
}

const words: Record<SavedTone, string> = {
  calm: 'player.saved',
  waiting: 'player.saving',
  offline: 'player.offline',
  'signed-out': 'player.signed_out',
  failing: 'player.not_stored',
}

/** One or two words for the bar. */
export const savedWord = (tone: SavedTone): string => words[tone]
