import type { Translate } from './translate.ts'

/**
 * Seconds as whole minutes and seconds, as long exams are also told: `৩৮ সেকেন্ড`, from a minute on `১ মিনিট ২৪ সেকেন্ড`.
 *
 * @param words the texts that say it: those of the standings are short, `৫৮ মি. ৩ সে.`
 */
export function timeTaken(seconds: number, t: Translate, words: 'result' | 'ranks' | 'solutions'): string {
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return t(`${words}.${values.minutes > 0 ? 'minutes_seconds' : 'seconds'}`, values)
}
