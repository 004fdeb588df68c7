import { day, type ExamTemplate, hour, minute } from '../exam-template.ts'

const archivedOnce = {
  stays: true,
  everyMs: day,
  phaseMs: 8 * hour,
  openMs: hour,
  ahead: 0,
  isDemo: false,
  resultAt: 'once',
  examinees: 0,
} as const

/** Exams that were held once and stay in the archive: of a program at one's own pace, and of one that is no longer listed. */
export const archived: readonly ExamTemplate[] = [
  {
    ...archivedOnce,
    slug: 'own-pace-math',
    program: 'own-pace-math',
    title: { bn: 'নিজের সময়ে গণিত: যাচাই', en: 'Mathematics at Your Own Pace: Test' },
    description: {
      bn: 'গণিতের ১৫টি প্রশ্ন, প্রতিটির ধাপে ধাপে সমাধান। ভুল উত্তরে নম্বর কাটা যায় না।',
      en: 'Fifteen questions of mathematics, each with a worked solution. Wrong answers cost nothing.',
    },
    questions: { math: 15 },
    durationMs: 15 * minute,
    over: 6,
    decks: 6,
    negativeMark: 0,
    cutPercent: null,
    membersOnly: true,
  },
  {
    ...archivedOnce,
    slug: 'foundation-test',
    program: 'foundation',
    everyMs: 7 * day,
    title: { bn: 'ভিত্তি কোর্সের পরীক্ষা', en: 'Foundation Course Test' },
    description: {
      bn: 'গণিত ও তথ্যপ্রযুক্তির ২০টি প্রশ্ন। ভুল উত্তরে ০.২৫ নম্বর কাটা যায়।',
      en: 'Twenty questions on mathematics and ICT. A wrong answer costs 0.25 marks.',
    },
    questions: { math: 10, ict: 10 },
    durationMs: 20 * minute,
    over: 3,
    decks: 3,
    negativeMark: 250,
    cutPercent: 40,
    membersOnly: true,
  },
]
