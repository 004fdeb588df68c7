import type { TalkReason } from '@prostuti/contract'
import type { ElasticText } from './fit-text.ts'
import type { Wording } from './wording.ts'

const minuteMs = 60_000

/** @example sizeOf({ questions: 100, minutes: 60 }, wording) // → '১০০ প্রশ্ন, ৬০ মিনিট।' */
export function sizeOf(
  { questions, minutes }: { readonly questions: number; readonly minutes: number },
  { say, number }: Wording,
): string {
  const [count, time] = [number(questions), number(minutes)]
  return say(
    `${count} প্রশ্ন, ${time} মিনিট।`,
    `${count} ${questions === 1 ? 'question' : 'questions'}, ${time} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

/** Somebody's words between quotation marks, with what is said of them. */
export const quoted = (words: string, after: string, otherwise: string): ElasticText => ({
  before: '‘',
  part: words,
  after: `’${after}`,
  otherwise,
})

interface Moved {
  /** In thousandths. */
  readonly marks: number
  readonly from: number | null
  readonly to: number | null
}

/** How marks and places moved; what stayed is left out. @example 'আপনার +১.৫০ · অবস্থান ৩১২ → ২৮৭' */
export function placesOf({ marks, from, to }: Moved, { say, number, marks: signed }: Wording): string {
  const gained =
    marks === 0 ? say('আপনার নম্বর একই', 'Your marks stay') : say(`আপনার ${signed(marks)}`, `You: ${signed(marks)}`)
  if (from === null || to === null) return gained
  const places = from === to ? number(to) : `${number(from)} → ${number(to)}`
  return `${gained} · ${say('অবস্থান', 'position')} ${places}`
}

const reasons: Readonly<Record<Exclude<TalkReason, 'other'>, readonly [bn: string, en: string]>> = {
  private_data: ['ব্যক্তিগত তথ্য আছে', 'private data'],
  link: ['বাইরের লিংক আছে', 'a link elsewhere'],
  leak: ['চলতি পরীক্ষার প্রশ্ন আছে', 'questions of a running exam'],
  insult: ['অশোভন কথা আছে', 'insulting words'],
  advertising: ['বিজ্ঞাপন আছে', 'advertising'],
}

/** Why the staff did it, and what can be done. */
export function reasonOf(
  { reason, text }: { readonly reason: TalkReason; readonly text: string },
  { say }: Wording,
  remedy = '',
): string | ElasticText {
  const end = remedy && ` ${remedy}`
  const why = say('কারণ: ', 'Reason: ')
  if (reason !== 'other') return `${why}${say(...reasons[reason])}${say('।', '.')}${end}`
  const otherwise = remedy || say('আলোচনার নিয়মের সঙ্গে মেলেনি।', 'It broke the rules of the discussions.')
  return { before: why, part: text.replace(/[।.\s]+$/u, ''), after: `${say('।', '.')}${end}`, otherwise }
}

/** Until when an application says that it can be sent: one that is open to the end of a day until 11:59. */
export function lastMinuteOf(endsAt: string): string {
  const end = Date.parse(endsAt)
  const isMidnight = (end + 6 * 3_600_000) % 86_400_000 === 0
  return new Date(isMidnight ? end - minuteMs : end).toISOString()
}
