import type { SyncState } from '@prostuti/sdk'
import type { Translate } from '../../foundation/translate.ts'

/** The whole sentence, with numbers: what is safe here, and what the server has not got yet. */
export function savedSentence(sync: SyncState, t: Translate): string {
  if (sync.storage === 'failing') return t('player.not_stored_detail')
  if (sync.unsent === 0) return t('player.all_sent', { saved: sync.savedHere })
  const safe = t('player.unsent', { saved: sync.savedHere, unsent: sync.unsent })
  return sync.online ? safe : `${safe} ${t('player.sent_by_itself')}`
}
