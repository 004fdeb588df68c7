import ICAL from 'ical.js'

/** What a calendar says of one entry. */
export interface CalendarEntry {
  readonly summary: string
  /** The day in Dhaka, and the time where it has one. */
  readonly start: string
  readonly uid: string
}

/** The entries of a calendar, read by another library than the one that writes them. */
export function readCalendar(text: string): CalendarEntry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(component => {
    const { summary, startDate, uid } = new ICAL.Event(component)
    return { summary, start: startDate.toString(), uid }
  })
}
