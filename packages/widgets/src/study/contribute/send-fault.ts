import { codeOf, errorText } from '../../foundation/text/error-text.ts'
import type { Translate } from '../../foundation/text/translate.ts'

/** What a person reads where what they sent did not arrive; the bound of a day is said as such. */
export const sendFault = (error: unknown, t: Translate): string =>
  codeOf(error) === 'rate_limited' ? t('contribute.day_full') : errorText(error, t).title
