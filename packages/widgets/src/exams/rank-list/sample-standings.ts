import type { StandingRow, Standings } from '@prostuti/contract'

const names = ['নুসরাত জাহান', 'রাফি আহমেদ', 'মিতা রানী', 'তানভীর হাসান', 'ক্ষমতারঞ্জন স্ত্রীবিশ্বাস-ঊর্ধ্বপ্রজ্ঞাপারমিতা']

/** A row at a place, in a list where two neighbours always share their marks; the first `passing` places have passed. */
export function row(place: number, { me = 0, passing = 60 } = {}): StandingRow {
  return {
    place,
    position: place - (place % 2 === 1 && place > 1 ? 1 : 0),
    user: { name: names[(place - 1) % names.length]!, picture: null },
    marks: Math.max(95 - Math.floor(place / 2) * 0.25, 82 - Math.floor(place / 2) * 0.004),
    taken_seconds: 3000 + place,
    passed: place <= passing,
    is_me: place === me,
  }
}

/** Page `page` of a list of `count` people, `size` a page; `me` is at a place. */
export function standings(
  { page = 1, count = 18_460, me = 0, size = 50, passing = 60 } = {},
  change: Partial<Standings> = {},
): Standings {
  const from = (page - 1) * size + 1
  const rows = (first: number, last: number) =>
    Array.from({ length: Math.max(0, Math.min(last, count) - first + 1) }, (_, at) => row(first + at, { me, passing }))
  const address = (side: string) => `/api/exam/v5/standings/12/?page_size=${size}&cursor=${side}-${page}`
  return {
    exam: '12',
    title: '৪৭তম বিসিএস মডেল টেস্ট ১২',
    state: 'live',
    ranking: 'ranked',
    generated: false,
    provisional: false,
    version: 1,
    final_at: '2026-11-21T03:05:00.000Z',
    cut_mark: 72,
    total_marks: 100,
    count,
    next: from + size <= count ? address('after') : null,
    previous: page > 1 ? address('before') : null,
    results: rows(from, from + size - 1),
    me: me ? row(me, { me, passing }) : null,
    neighbours: me ? rows(Math.max(1, me - 2), me + 2) : [],
    ...change,
  }
}
