import type { SaidReason } from '@prostuti/contract'
import type { Translate } from '../../../foundation/text/translate.ts'

/** Why a moderator sent it back or removed it: theirs for another reason alone. */
export const reasonWords = ({ reason, text }: SaidReason, t: Translate): string =>
  reason === 'other' ? text : t(`talk.reason.${reason}`)
