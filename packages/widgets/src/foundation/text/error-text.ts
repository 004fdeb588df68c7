import type { Translate } from './translate.ts'

/** What a person reads of a failed call. */
export interface ErrorText {
  title: string
  text: string
  offline: boolean
}

/** The code of a failed call, as of the contract's errors. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'something_wrong'

/** Several codes ask the same of a person. */
const sameAs: Record<string, string> = {
  try_later: 'server_not_loading',
  network_lost: 'server_not_loading',
  too_late: 'exam_over',
}

/** Turns a failed call into what happened and what to do next. A code without a wording of its own reads `something_wrong`. */
export function errorText(error: unknown, t: Translate): ErrorText {
  const code = codeOf(error)
  // A device that is online has been refused by something else: a blocker, a policy, a wrong address.
  if (code === 'network_lost' && !navigator.onLine)
    return { title: t('ui.offline'), text: t('ui.offline_text'), offline: true }
  const known = sameAs[code] ?? code
  const key = t(`ui.error.${known}`) === `ui.error.${known}` ? 'ui.error.something_wrong' : `ui.error.${known}`
  const text = t(`${key}_text`)
  return { title: t(key), text: text === `${key}_text` ? '' : text, offline: false }
}
