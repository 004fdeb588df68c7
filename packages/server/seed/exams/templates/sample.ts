import { type ExamTemplate, minute } from '../exam-template.ts'

/** For visitors, of no program. */
export const sample: ExamTemplate = {
  slug: 'sample',
  program: null,
  title: { bn: 'নমুনা পরীক্ষা', en: 'Sample Exam' },
  description: {
    bn: 'লগইন ছাড়াই পরীক্ষার পাতাটি চিনে নিন। এর কোনো র‍্যাংক নেই।',
    en: 'Get to know the exam page without an account. It is not ranked.',
  },
  questions: { bangla: 1, english: 1, math: 10, science: 4, ict: 4 },
  durationMs: 15 * minute,
  everyMs: 30 * minute,
  phaseMs: 0,
  openMs: 30 * minute,
  ahead: 1,
  over: 0,
  decks: 4,
  negativeMark: 250,
  cutPercent: null,
  membersOnly: false,
  isDemo: true,
  resultAt: 'once',
  examinees: 0,
}
