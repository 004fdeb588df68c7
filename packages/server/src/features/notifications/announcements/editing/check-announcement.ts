import { pagesWithId } from '@prostuti/contract'
import { refusedField } from '../refused-field.ts'
import type { announcements } from '../tables.ts'

/** So long ago a time may lie, in milliseconds: it takes a moment to press the button. */
const justNowMs = 5 * 60_000

type Checked = Pick<
  typeof announcements.$inferSelect,
  'page' | 'pageId' | 'sendingTime' | 'interval' | 'repeatCount' | 'leftOut' | 'moved'
>

/** What a draft may lack and one that goes out may not. Throws `validation_failed`. */
export function checkAnnouncement(checked: Checked, now: number): void {
  const { page, pageId, sendingTime, interval, repeatCount, leftOut, moved } = checked
  if (pagesWithId.includes(page) && pageId === null)
    throw refusedField('notification_id', 'required', {
      bn: 'এই পাতায় কোনটি খুলবে, তা দিন।',
      en: 'Say which one this page opens',
    })
  if (sendingTime !== null && sendingTime.getTime() < now - justNowMs)
    throw refusedField('sending_time', 'past', { bn: 'এই সময় চলে গেছে।', en: 'This time has passed' })
  if (repeatCount > 1 && interval === 0)
    throw refusedField('interval', 'required', {
      bn: 'কত দিন পরপর যাবে, তা দিন।',
      en: 'Say how many days lie between two dates',
    })
  if (leftOut.some(number => number >= repeatCount) || leftOut.length >= repeatCount)
    throw refusedField('left_out', 'out_of_range', {
      bn: 'অন্তত একটি তারিখ রাখুন।',
      en: 'Leave out dates that there are, and not all of them',
    })
  checkMoved(moved, { repeatCount, now })
}

/** Dates go to times that are still to come. Throws `validation_failed`. */
export function checkMoved(
  moved: Checked['moved'],
  { repeatCount, now }: Pick<Checked, 'repeatCount'> & { readonly now: number },
): void {
  if (moved.some(({ number }) => number >= repeatCount))
    throw refusedField('moved', 'out_of_range', { bn: 'এমন তারিখ নেই।', en: 'There is no such date' })
  if (moved.some(({ at }) => Date.parse(at) < now - justNowMs))
    throw refusedField('moved', 'past', { bn: 'এই সময় চলে গেছে।', en: 'This time has passed' })
}
