import type { Holiday, Language, ReturnsOf } from '@prostuti/contract'

const days: readonly (readonly [day: string, name: Readonly<Record<Language, string>>])[] = [
  ['2027-02-21', { bn: 'শহীদ দিবস', en: 'Language Martyrs’ Day' }],
  ['2027-03-26', { bn: 'স্বাধীনতা দিবস', en: 'Independence Day' }],
  ['2027-12-16', { bn: 'বিজয় দিবস', en: 'Victory Day' }],
]

/** All public holidays, by their days. */
export function holidaysIn(language: Language): ReturnsOf<'holidays.listHolidays'> {
  const results = days.map(([day, name]): Holiday => ({ day, name: name[language] }))
  return { count: results.length, next: null, previous: null, results }
}
