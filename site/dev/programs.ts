import type { DatedEntry, Faq, ProgramCard, ProgramRoutine, SitePrograms } from '@prostuti/contract'

const card: ProgramCard = {
  id: '1',
  title: 'প্রাথমিক ৬০ দিন',
  summary: 'দুই মাসে লিখিত পরীক্ষার পুরো প্রস্তুতি।',
  cover: 'leaf',
  tags: ['primary-teacher'],
  state: 'published',
  cost: 0,
  cost_in_tk: 0,
  is_personalized: false,
  starts_on: '2026-11-01',
  total_exams: 0,
  total_days: 2,
  enrolled: false,
  way_in: { by: 'enrol', until: null, premium: false },
  next_day: null,
}

const samplePrograms: readonly ProgramCard[] = [
  card,
  {
    ...card,
    id: '2',
    title: 'ব্যাংক সমন্বিত নিয়োগ',
    summary: 'গণিত ও ইংরেজিতে জোর।',
    cover: 'ink',
    tags: ['bank'],
    cost: 10,
    way_in: { by: 'coins', until: null, premium: true },
  },
]

const days: ProgramRoutine['days'] = [
  {
    number: 1,
    offset: 0,
    date: '2026-11-01',
    title: 'শতকরা',
    items: [{ text: 'শতকরার মূল সূত্র', exam: null, practice: null }],
  },
  {
    number: 2,
    offset: 1,
    date: '2026-11-02',
    title: 'লাভ-ক্ষতি',
    items: [{ text: 'ক্রয়মূল্য ও বিক্রয়মূল্য', exam: null, practice: null }],
  },
]

const sampleFaqs: readonly Faq[] = [
  ['পরীক্ষার মাঝখানে নেটওয়ার্ক চলে গেলে কী হবে?', 'উত্তর এই ডিভাইসেই জমা থাকে।\nনেটওয়ার্ক এলে নিজে থেকেই যায়।'],
  ['কয়েন দিয়ে কী করা যায়?', 'কয়েন দিয়ে পরীক্ষা ও প্রোগ্রাম নেওয়া যায়।'],
].map(([question, answer], index) => ({
  id: String(index + 1),
  program: null,
  question: question!,
  answer: answer!,
  priority: 1,
}))

/** The first of the sample's seat plans. */
const keptExam = (date: string): DatedEntry => ({
  ...{ kind: 'seat_plan', id: '1', title: 'সহকারী শিক্ষক, লিখিত পরীক্ষা', href: '/notice/seat-plan/sample-1' },
  ...{ date, time: '10:00', reminders: [7, 1], aim: true },
})

/** Two programs of which nobody has one. */
export function createSamplePrograms(now: () => number): SitePrograms {
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const named = (id: string) => samplePrograms.find(each => each.id === id)
  return {
    list: async (_, mine) => {
      const results = mine ? [] : [...samplePrograms]
      return { count: results.length, next: null, previous: null, results }
    },
    find: async id => {
      const found = named(id)
      if (!found) return null
      const rights = { enrolled: false, source: null, get: 'enrol', review: false, personalize: false } as const
      const text = { description: found.summary, syllabus: [], rights, rating: null }
      const exams = { running_exams: [], upcoming_exams: [], archived_exams: [] }
      const said = { faqs: [], customer_reviews: [] }
      const time = { today: today(), server_time: new Date(now()).toISOString() }
      return { program: { ...found, ...text }, ...exams, ...said, routine: days, ...time }
    },
    routine: async id => {
      const found = named(id)
      if (!found) return null
      const { is_personalized, enrolled, cost, cost_in_tk, way_in } = found
      const program = { id: found.id, title: found.title, is_personalized, enrolled, cost, cost_in_tk, way_in }
      return { program, started_on: found.starts_on, today: today(), days }
    },
    faqs: async () => sampleFaqs,
    myRoutine: async () => ({ today: today(), days: [], exams: [keptExam(today())] }),
  }
}
