import type { Translate } from '../../foundation/translate.ts'

/** `৫৮ মি ০৩ সে`: whole minutes and seconds, as long exams are also told. */
export function takenTime(seconds: number, t: Translate): string {
  return t('ranks.minutes_seconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
