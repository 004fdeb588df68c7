import type { AskedPeriodStandings, PeriodStandings } from '@prostuti/contract'

const names = ['রাফি আহমেদ', 'পদ্মার ঢেউ', 'শ্রাবণী সাহা', 'সবুজ মাঠ', 'নুসরাত জাহান', 'ক্ষমতারঞ্জন স্ত্রীবিশ্বাস-ঊর্ধ্বপ্রজ্ঞাপারমিতা']

/** A list of a period; with a person, theirs is the fourth row. */
export function samplePeriodStandings({ period, among }: AskedPeriodStandings, isKnown: boolean): PeriodStandings {
  const rows = names.map((name, index) => ({
    ...{ position: index === 3 ? 3 : index + 1, place: index + 1, user: { name, picture: null } },
    ...{ percent: 91.3 - index * 1.3, exams: 3 + (index % 4), marks: null, taken_seconds: null },
    is_me: isKnown && index === 3,
  }))
  const me = rows.find(row => row.is_me) ?? null
  const isUnset = among !== 'all'
  return {
    ...{ period, among, from: '2026-11-21', to: '2026-11-27', exam: null, program: null, district: null, centre: null },
    ...{ provisional: false, next: null, previous: null, next_exam: null, generated: false, missing: null },
    state: isUnset ? 'unset' : 'listed',
    count: isUnset ? null : rows.length,
    results: isUnset ? [] : rows,
    me: isUnset ? null : me,
    neighbours: [],
    was: me && !isUnset ? 5 : null,
    spread: me && !isUnset ? { lowest: 78.2, highest: 91.3, counts: [1, 0, 1, 1, 2, 2, 1, 1, 1, 0, 1, 1] } : null,
  }
}
