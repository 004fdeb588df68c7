import { TZDate } from '@date-fns/tz'
import type { DatedEntry, Language } from '@prostuti/contract'
import { ICalAlarmRelatesTo, ICalAlarmType, type ICalCalendar, type ICalEvent } from 'ical-generator'
import { addDays } from '../../../../platform/dhaka-day.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import { halfAnHour, morning, zone } from './calendar-frame.ts'

const daySeconds = 24 * 3_600

const numbers = { bn: new Intl.NumberFormat('bn-BD'), en: new Intl.NumberFormat('en') }

/** What an alarm says so many days before. */
const alarmWords: Record<Language, (days: number) => string> = {
  bn: days => (days === 0 ? 'আজ পরীক্ষা' : days === 1 ? 'কাল পরীক্ষা' : `${numbers.bn.format(days)} দিন পর পরীক্ষা`),
  en: days => (days === 0 ? 'Exam today' : days === 1 ? 'Exam tomorrow' : `Exam in ${numbers.en.format(days)} days`),
}

/**
 * An exam outside programs as an entry of a calendar: of the whole day, or from its time on; how long it lasts nobody says. Its
 * UID stays when its day moves.
 */
export function addDatedEvent(
  calendar: ICalCalendar,
  { siteUrl, clock }: Pick<ProgramDeps, 'siteUrl' | 'clock'>,
  entry: DatedEntry,
  language: Language,
): void {
  const { kind, id, title, href, date, time } = entry
  const event = calendar.createEvent({
    id: `${kind.replace('_', '-')}-${id}@${new URL(siteUrl).hostname}`,
    stamp: new Date(clock.now()),
    summary: title,
    url: `${siteUrl}${href}`,
    ...(time === null
      ? { allDay: true, start: new Date(date), end: new Date(addDays(date, 1)) }
      : { timezone: zone, start: new TZDate(Date.parse(`${date}T${time}:00+06:00`), zone) }),
  })
  for (const days of entry.reminders)
    addAlarm(event, { days, isTimed: time !== null, words: alarmWords[language](days) })
}

/** In the morning of its day, or at the hour of the exam so many days before; on the exam's own day half an hour before. */
function addAlarm(event: ICalEvent, { days, isTimed, words }: { days: number; isTimed: boolean; words: string }): void {
  const alarm = { type: ICalAlarmType.display, description: words } as const
  const before = isTimed ? Math.max(days * daySeconds, halfAnHour) : days * daySeconds - morning
  if (before > 0) event.createAlarm({ ...alarm, trigger: before })
  // By itself an alarm after the start is counted from the end, which is the next day.
  else event.createAlarm({ ...alarm, triggerAfter: -before }).relatesTo(ICalAlarmRelatesTo.start)
}
