import { day, type ExamTemplate, minute } from '../exam-template.ts'

/** For visitors, on no shelf. */
export const sample: ExamTemplate = {
  slug: 'sample',
  program: null,
  title: { bn: 'নমুনা পরীক্ষা', en: 'Sample Exam' },
  description: {
    bn: 'লগইন ছাড়াই পরীক্ষার পাতাটি চিনে নিন। এর কোনো র‍্যাংক নেই।',
    en: 'Get to know the exam page without an account. It is not ranked.',
  },
  questions: { bangla: 6, english: 5, math: 6, bangladesh: 4, international: 3, science: 3, ict: 3 },
  durationMs: 30 * minute,
  everyMs: day,
  phaseMs: 0,
  openMs: day,
  ahead: 1,
  over: 0,
  negativeMark: 250,
  cutPercent: null,
  membersOnly: false,
  isDemo: true,
  resultAt: 'once',
  examinees: 0,
}
