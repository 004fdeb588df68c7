import type { ExamCard, ExamDetails, Paper, ReturnsOf, UserInfo } from '@prostuti/contract'

const minute = 60_000
const iso = (at: number) => new Date(at).toISOString()

const person = {
  name: '',
  first_name: '',
  last_name: '',
  email: null,
  picture: null,
  role: null,
  is_moderator: false,
  is_anonymous: false,
  profile: { tags: [], rank_alias: null },
  billing_profile: { coins: 0, program_personalize_option: [], premium_until: null, last_bonus_on: null },
}

export const people: Record<string, UserInfo> = {
  learner: { ...person, id: '1', name: 'Nusrat', first_name: 'Nusrat', email: 'learner@sandbox.prostuti.example' },
  moderator: {
    ...person,
    id: '3',
    name: 'Mita',
    email: 'moderator@sandbox.prostuti.example',
    role: 'owner',
    is_moderator: true,
  },
  anonymous: { ...person, id: '9', is_anonymous: true },
}

/** How somebody's coins came and went. */
export const sampleLedger: ReturnsOf<'billing.listLedger'> = {
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      ...{ id: '2', at: '2026-11-20T04:09:00.000Z', delta: -300, balance: 45, reason: 'program_purchase' },
      ...{ ref: '3', title: 'প্রাথমিক শিক্ষক ৪৫ দিন' },
    },
    {
      ...{ id: '1', at: '2026-11-01T03:12:00.000Z', delta: 345, balance: 345, reason: 'opening_balance' },
      ...{ ref: null, title: null },
    },
  ],
}

const card = {
  program: null,
  duration: '01:00:00',
  total_marks: 100,
  total_questions: 100,
  cost: 0,
  is_free: true,
  is_demo: false,
  needs_account: false,
  needs_program: false,
  way_in: { by: 'free', until: null, premium: false } as const,
  web_view: true,
  participated: false,
  bookmarked: false,
  syllabus: [],
}

/** Exams around `now`: some running, some to come, many over. */
export function sampleExams(now: number): ExamCard[] {
  const exam = (id: number, startsIn: number, lasts: number, change: Partial<ExamCard>): ExamCard => ({
    ...card,
    id: String(id),
    title: `মডেল টেস্ট ${id}`,
    start_time: iso(now + startsIn * minute),
    end_time: iso(now + (startsIn + lasts) * minute),
    state: startsIn > 0 ? 'upcoming' : startsIn + lasts > 0 ? 'running' : 'archived',
    ...change,
  })
  const syllabus = ['বাংলা ভাষা ও সাহিত্য', 'ইংরেজি', 'গাণিতিক যুক্তি', 'বাংলাদেশ বিষয়াবলি'].map((title, index) => ({
    id: String(index + 1),
    title,
  }))
  return [
    exam(12, -30, 120, { title: '৪৭তম বিসিএস প্রিলিমিনারি মডেল টেস্ট ১২', syllabus }),
    exam(13, -100, 130, {
      title: 'প্রাথমিক সহকারী শিক্ষক নিয়োগ: স্ত্রীলিঙ্গ, সন্ধি ও আন্তঃরাষ্ট্রীয় সম্পর্কের পূর্ণাঙ্গ অনুশীলন পরীক্ষা',
      program: { id: '1', title: 'প্রাথমিক ৬০ দিন' },
      needs_program: true,
      way_in: { by: 'coins', until: null, premium: true },
      participated: true,
    }),
    exam(14, 300, 60, { title: 'ব্যাংক নিয়োগ: গণিত অনুশীলন', duration: '00:30:00', total_questions: 50, total_marks: 50 }),
    exam(15, 3000, 60, { title: 'বাংলাদেশ বিষয়াবলি', cost: 10, is_free: false }),
    ...Array.from({ length: 43 }, (_, index) =>
      exam(100 + index, -(index + 1) * 1440 - 120, 60, {
        title: `সাপ্তাহিক মডেল টেস্ট ${(43 - index).toLocaleString('bn')}`,
      }),
    ),
  ]
}

export function sampleDetails(exam: ExamCard, now: number): ExamDetails {
  const { state, participated } = exam
  const reason = state === 'upcoming' ? 'exam_not_started' : participated ? 'already_participated' : null
  const isOver = state === 'archived'
  const after = iso(Date.parse(exam.end_time) + 2 * minute)
  return {
    ...exam,
    description: '',
    rules: { negative_mark: 0.5, cut_mark: state === 'running' ? 72 : null, grace_seconds: 120, members_only: false },
    rights: {
      ...{ join: reason === null, reason, resume: false, enrols: false },
      ...{ receipt: participated, result: isOver && participated },
      ...{ standings: isOver, solutions: isOver && participated, paper: isOver },
    },
    result_visibility: after,
    standing_visibility: after,
    solution_visibility: after,
    server_time: iso(now),
  }
}

/** A paper of as many questions as wanted, with texts as long as real ones. */
export function samplePaper(exam: string, count: number): Paper {
  return {
    exam,
    version: 1,
    language: 'bn',
    title: '৪৭তম বিসিএস প্রিলিমিনারি মডেল টেস্ট ১২',
    subjects: ['বাংলাদেশ বিষয়াবলি', 'গাণিতিক যুক্তি'],
    passages: [],
    questions: Array.from({ length: count }, (_, index) => ({
      id: String(1000 + index),
      text: 'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
      options: ['৯টি', '১১টি', '১২টি', '১৬টি'],
      subject: index % 2,
    })),
  }
}
