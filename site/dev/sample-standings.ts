import type { ExamCard, StandingRow, Standings } from '@prostuti/contract'

const [people, size, myPlace] = [18_460, 50, 4213]
const names = ['নুসরাত জাহান', 'রাফি আহমেদ', 'মিতা রানী', 'তানভীর হাসান', 'ক্ষমতারঞ্জন স্ত্রীবিশ্বাস-ঊর্ধ্বপ্রজ্ঞাপারমিতা']

function row(place: number): StandingRow {
  const marks = 98 - Math.floor(place / 2) * 0.005
  return {
    place,
    position: place - (place % 2 === 1 && place > 1 ? 1 : 0),
    user: { name: names[place % names.length]!, picture: null },
    marks,
    taken_seconds: 2400 + (place % 1200),
    passed: marks >= 72,
    is_me: false,
  }
}

const mine = (place: number): StandingRow => ({ ...row(place), is_me: place === myPlace })

const rows = (first: number, last: number): StandingRow[] =>
  Array.from({ length: Math.max(0, Math.min(last, people) - first + 1) }, (_, at) => row(first + at))

/** A page of a long final list; whoever is signed in stands far down in it. */
export function sampleStandings({ id, title, end_time }: ExamCard, page: number, isSignedIn: boolean): Standings {
  const from = (page - 1) * size + 1
  return {
    exam: id,
    title,
    state: 'live',
    ranking: 'ranked',
    generated: false,
    provisional: false,
    version: 1,
    final_at: end_time,
    cut_mark: 72,
    total_marks: 100,
    count: people,
    next: from + size <= people ? '?cursor=after' : null,
    previous: page > 1 ? '?cursor=before' : null,
    results: rows(from, from + size - 1),
    me: isSignedIn ? mine(myPlace) : null,
    neighbours: isSignedIn ? rows(myPlace - 2, myPlace + 2).map(each => mine(each.place)) : [],
  }
}
