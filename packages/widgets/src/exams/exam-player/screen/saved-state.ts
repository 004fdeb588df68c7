import type { SyncState } from '@prostuti/sdk'
import type { Translate } from '../../../foundation/text/translate.ts'

/** How loudly the state of saving is said. */
export type SavedTone = 'calm' | 'waiting' | 'offline' | 'signed-out' | 'refused' | 'failing'

export function savedTone({ storage, online, unsaved, refused }: SyncState, signedOut = false): SavedTone {
  if (storage === 'failing') return 'failing'
  if (!online) return 'offline'
  if (signedOut) return 'signed-out'
  if (refused) return 'refused'
  return unsaved > 0 ? 'waiting' : 'calm'
}

const words: Record<SavedTone, string> = {
  calm: 'player.saved',
  waiting: 'player.saving',
  offline: 'player.offline',
  'signed-out': 'player.signed_out',
  refused: 'player.not_sent',
  failing: 'player.not_stored',
}

/** One or two words for the bar. */
export const savedWord = (tone: SavedTone): string => words[tone]

/** The whole sentence, with numbers: what is safe here, and what the server has not got yet. */
export function savedSentence(sync: SyncState, t: Translate): string {
  if (sync.storage === 'failing') return t('player.not_stored_detail')
  if (sync.unsent === 0) return t('player.all_sent', { saved: sync.savedHere })
  if (sync.refused) return t('player.not_sent_detail', { unsent: sync.unsent })
  const safe = t('player.unsent', { saved: sync.savedHere, unsent: sync.unsent })
  return sync.online ? safe : `${safe} ${t('player.sent_by_itself')}`
}
