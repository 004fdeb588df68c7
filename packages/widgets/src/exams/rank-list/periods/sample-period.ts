import type { PeriodStandingRow, PeriodStandings } from '@prostuti/contract'

/** A row of a list of a period; two neighbours share a mean. */
const periodRow = (place: number, me = 0): PeriodStandingRow => ({
  place,
  position: place - (place % 2 === 1 && place > 1 ? 1 : 0),
  user: { name: `পরীক্ষার্থী ${place}`, picture: null },
  percent: 91.3 - Math.floor(place / 2),
  exams: 3 + (place % 3),
  ...{ marks: null, taken_seconds: null },
  is_me: place === me,
})

/** This week's list of so many people in Rajshahi. */
export function periodStandings(
  { count = 60, page = 1, me = 0 } = {},
  change: Partial<PeriodStandings> = {},
): PeriodStandings {
  const from = (page - 1) * 50 + 1
  const rows = (first: number, last: number) =>
    Array.from({ length: Math.max(0, Math.min(last, count) - first + 1) }, (_, at) => periodRow(first + at, me))
  return {
    ...{ period: 'week', among: 'district', state: 'listed', from: '2026-11-21', to: '2026-11-27' },
    ...{ exam: null, program: null, district: 'rajshahi', centre: null, provisional: false, generated: false },
    ...{ next_exam: null, was: null, missing: null, spread: null, count },
    next: from + 50 <= count ? 'exam/v5/standings/?cursor=after-1' : null,
    previous: page > 1 ? 'exam/v5/standings/?cursor=before-1' : null,
    results: rows(from, from + 49),
    me: me ? periodRow(me, me) : null,
    neighbours: me ? rows(Math.max(1, me - 5), me + 5) : [],
    ...change,
  }
}

/** Nothing of anybody. */
export const nobodyShown: Partial<PeriodStandings> = {
  ...{ count: null, next: null, previous: null, results: [], me: null, neighbours: [], was: null, missing: null },
  spread: null,
}
