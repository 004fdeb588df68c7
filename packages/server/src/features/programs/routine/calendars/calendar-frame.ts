import type { Language } from '@prostuti/contract'
import ical, { type ICalCalendar } from 'ical-generator'

export const zone = 'Asia/Dhaka'

/** Bangladesh has one offset all year, and has had it for every exam that we hold. */
const timezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

const names: Record<Language, string> = { bn: 'প্রস্তুতি রুটিন', en: 'Prostuti routine' }

/** How often, in seconds, an application is asked to look again. */
const refreshSeconds = 6 * 3_600

/** A calendar without entries. */
export const newCalendar = (language: Language): ICalCalendar =>
  ical({
    name: names[language],
    prodId: { company: 'Prostuti', product: 'routine', language: language.toUpperCase() },
    ttl: refreshSeconds,
  })

/**
 * The calendar's text, its zone before the first entry, behind all properties of the calendar, which stand before its
 * components (RFC 5545, 3.6). A calendar without entries has at least this component, for it must have one.
 */
export const calendarText = (calendar: ICalCalendar): string =>
  calendar.toString().replace(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m, `${timezone}$&`)

/** Seconds after midnight at which a day's alarm goes off. */
export const morning = 8 * 3_600

/** Seconds before an exam's start. */
export const halfAnHour = 1_800
