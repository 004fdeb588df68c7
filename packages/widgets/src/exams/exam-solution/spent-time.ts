import type { Translate } from '../../foundation/translate.ts'

/** `৩৮ সে`, from a minute on `১ মি ২৪ সে`. */
export function spentTime(seconds: number, t: Translate): string {
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return t(values.minutes > 0 ? 'solutions.minutes_seconds' : 'solutions.seconds', values)
}
