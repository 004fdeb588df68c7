import type { ProgramCard, ProgramDetails, ProgramRoutine } from '@prostuti/contract'
import { archived, card as exam, upcoming } from './fake-client.ts'

/** Saturday, 21 November 2026: the fake client's today, on which a week begins. */
export const today = '2026-11-21'

export const freeProgram: ProgramCard = {
  id: '3',
  title: 'বিসিএস প্রিলিমিনারি ৬০ দিন',
  summary: 'প্রতিদিন এক অধ্যায়, সপ্তাহে তিনটি পরীক্ষা।',
  cover: 'leaf',
  tags: ['bcs'],
  state: 'published',
  cost: 0,
  cost_in_tk: 0,
  is_personalized: false,
  starts_on: '2026-11-08',
  total_exams: 18,
  total_days: 60,
  enrolled: false,
  way_in: { by: 'enrol', until: null, premium: false },
  next_day: null,
}

export const myProgram: ProgramCard = {
  ...freeProgram,
  id: '4',
  title: 'ব্যাংক সমন্বিত নিয়োগ',
  cover: 'ink',
  tags: ['bank'],
  enrolled: true,
  way_in: { by: 'owned', until: null, premium: false },
  next_day: { number: 14, date: today, title: 'শতকরা' },
}

export const coinProgram: ProgramCard = {
  ...freeProgram,
  id: '5',
  title: 'প্রাথমিক সহকারী শিক্ষক ৪৫ দিন',
  cover: 'clay',
  tags: ['primary-teacher'],
  cost: 300,
  way_in: { by: 'coins', until: null, premium: true },
  cost_in_tk: 149,
  total_days: 45,
}

const bankMaths = { id: '12', title: 'ব্যাংক গণিত', start_time: '2026-11-21T14:30:00.000Z' }

/** It begins on a later day than the routine has it. */
const movedExam = { id: '13', title: 'গণিত', start_time: '2026-12-04T04:00:00.000Z' }

export const routineDays: ProgramRoutine['days'] = [
  {
    number: 1,
    offset: 0,
    date: '2026-11-20',
    title: 'বর্ণ ও ধ্বনি',
    items: [{ text: 'স্বরধ্বনি ও ব্যঞ্জনধ্বনি', exam: null, practice: null }],
  },
  {
    number: 2,
    offset: 1,
    date: today,
    title: 'শতকরা',
    items: [
      { text: 'শতকরার মূল সূত্র', exam: null, practice: null },
      { text: 'শতকরা', exam: null, practice: { topic: { id: '9', title: 'গণিত' }, count: 25, done: false } },
      { text: 'ব্যাংক গণিত', exam: bankMaths, practice: null },
    ],
  },
  { number: 3, offset: 3, date: '2026-11-23', title: 'সুদকষা', items: [] },
  {
    number: 4,
    offset: 12,
    date: '2026-12-02',
    title: 'লাভ-ক্ষতি',
    items: [{ text: 'পরীক্ষা', exam: movedExam, practice: null }],
  },
]

export const programDetails: ProgramDetails = {
  program: {
    ...coinProgram,
    description: 'লিখিত পরীক্ষার পুরো সিলেবাস একবার শেষ হয়।',
    syllabus: [{ id: '1', title: 'বাংলা ব্যাকরণ' }],
    rights: { enrolled: false, source: null, get: 'coins', review: false, personalize: false },
    rating: null,
  },
  running_exams: [exam],
  upcoming_exams: [upcoming],
  archived_exams: [archived],
  faqs: [
    { id: '1', program: null, question: 'মাঝপথে শুরু করলে কী হবে?', answer: 'আগের পরীক্ষাগুলো আর্কাইভে পাবেন।', priority: 2 },
  ],
  customer_reviews: [],
  routine: routineDays,
  today,
  server_time: '2026-11-21T03:30:00.000Z',
}

export const programRoutine: ProgramRoutine = {
  program: {
    ...{ id: '4', title: myProgram.title, is_personalized: false, enrolled: true },
    ...{ cost: 0, cost_in_tk: 0, way_in: myProgram.way_in },
  },
  started_on: '2026-11-20',
  today,
  days: routineDays,
}
