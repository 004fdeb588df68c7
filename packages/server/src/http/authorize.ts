import type { Operation } from '@prostuti/contract'
import type { Viewer } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'

/** What a token given to a partner's page may do besides exams and jobs. */
const partnerExtras = new Set(['auth.getUser', 'auth.signOut', 'core.getConfig'])

/** Checks the contract's `who` column. `owner` is refined by the handler, which alone knows the row. */
export function authorize(operation: Operation, viewer: Viewer | null): void {
  if (viewer?.scope === 'partner' && !isOpenToPartners(operation)) throw new AppError('forbidden')
  if (operation.who === 'anyone' || operation.who === 'gateway') return
  if (!viewer) throw new AppError('not_signed_in')
  if (operation.who === 'member' && viewer.isAnonymous) throw new AppError('forbidden')
  if (operation.who === 'moderator' && !viewer.isModerator) throw new AppError('forbidden')
}

function isOpenToPartners({ id, who }: Operation): boolean {
  return who !== 'moderator' && (/^(exams|jobs)\./.test(id) || partnerExtras.has(id))
}
