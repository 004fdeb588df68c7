import type { SubjectSlug } from '../questions/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** An exam that the demo holds again and again, so that there is always one to sit, on any day. */
export interface ExamTemplate {
  readonly slug: string
  readonly title: { bn: string; en: string }
  readonly description: { bn: string; en: string }
  /** How many questions of each subject, in the order of the paper. */
  readonly questions: Partial<Record<SubjectSlug, number>>
  readonly durationMs: number
  /** A new one begins this often, on the Dhaka clock … */
  readonly everyMs: number
  /** … and stays open this long. */
  readonly openMs: number
  /** In thousandths of a mark. */
  readonly negativeMark: number
  /** Share of the full marks, in per cent. */
  readonly cutPercent: number | null
  readonly membersOnly: boolean
  readonly isDemo: boolean
  /** Marks are shown as soon as a sheet is in, or only when everybody's is. */
  readonly resultAt: 'once' | 'end'
}

export const templates: readonly ExamTemplate[] = [
  {
    slug: 'bcs-model-test',
    title: { bn: 'বিসিএস প্রিলিমিনারি মডেল টেস্ট', en: 'BCS Preliminary Model Test' },
    description: {
      bn: 'প্রিলিমিনারি পরীক্ষার ধাঁচে ১০০টি প্রশ্ন: বাংলা, ইংরেজি, গণিত, বাংলাদেশ ও আন্তর্জাতিক বিষয়াবলি, বিজ্ঞান ও তথ্যপ্রযুক্তি।',
      en: 'A hundred questions in the manner of the preliminary exam: Bangla, English, mathematics, Bangladesh and international affairs, science and ICT.',
    },
    questions: { bangla: 20, english: 20, math: 20, bangladesh: 15, international: 10, science: 10, ict: 5 },
    durationMs: 60 * minute,
    everyMs: 2 * hour,
    openMs: 3 * hour,
    negativeMark: 500,
    cutPercent: 50,
    membersOnly: true,
    isDemo: false,
    resultAt: 'once',
  },
  {
    slug: 'quick-test',
    title: { bn: 'দশ মিনিটের কুইজ', en: 'Ten-minute Quiz' },
    description: {
      bn: 'সবাই একসঙ্গে শুরু করেন, দশ মিনিটে ২০টি প্রশ্ন। ফলাফল দেখা যায় সময় শেষ হওয়ার পর।',
      en: 'Everybody starts together: twenty questions in ten minutes. Results open when time is over.',
    },
    questions: { bangla: 4, english: 4, math: 4, bangladesh: 4, science: 2, ict: 2 },
    durationMs: 10 * minute,
    everyMs: 15 * minute,
    openMs: 10 * minute,
    negativeMark: 250,
    cutPercent: 40,
    membersOnly: false,
    isDemo: false,
    resultAt: 'end',
  },
  {
    slug: 'sample',
    title: { bn: 'নমুনা পরীক্ষা', en: 'Sample Exam' },
    description: {
      bn: 'লগইন ছাড়াই পরীক্ষার পাতাটি চিনে নিন। এর কোনো র‍্যাংক নেই।',
      en: 'Get to know the exam page without an account. It is not ranked.',
    },
    questions: { bangla: 6, english: 5, math: 6, bangladesh: 4, international: 3, science: 3, ict: 3 },
    durationMs: 30 * minute,
    everyMs: day,
    openMs: day,
    negativeMark: 250,
    cutPercent: null,
    membersOnly: false,
    isDemo: true,
    resultAt: 'once',
  },
]
