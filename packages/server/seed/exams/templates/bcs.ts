import { day, type ExamTemplate, hour, minute } from '../exam-template.ts'

const shelf = { program: 'bcs', negativeMark: 500, isDemo: false, examinees: 0 } as const

/** A hundred questions in the proportions of the preliminary's two hundred. */
const wholeSyllabus = {
  bangla: 17,
  english: 17,
  bangladesh: 15,
  international: 10,
  geography: 5,
  science: 8,
  ict: 8,
  math: 8,
  'mental-ability': 7,
  ethics: 5,
}

export const bcs: readonly ExamTemplate[] = [
  {
    ...shelf,
    slug: 'bcs-model-test',
    title: { bn: 'বিসিএস প্রিলিমিনারি মডেল টেস্ট', en: 'BCS Preliminary Model Test' },
    description: {
      bn: 'প্রিলিমিনারি পরীক্ষার ধাঁচে দশটি বিষয়ের ১০০টি প্রশ্ন, সময় এক ঘণ্টা। নম্বর জানা যায় উত্তরপত্র জমা দিলেই।',
      en: 'A hundred questions on all ten subjects in the manner of the preliminary, in one hour. Marks are shown as soon as a sheet is in.',
    },
    questions: wholeSyllabus,
    durationMs: 60 * minute,
    everyMs: 2 * hour,
    phaseMs: 0,
    openMs: 3 * hour,
    over: 2,
    cutPercent: 50,
    membersOnly: true,
    resultAt: 'once',
  },
  {
    ...shelf,
    slug: 'quick-test',
    title: { bn: 'দশ মিনিটের কুইজ', en: 'Ten-minute Quiz' },
    description: {
      bn: 'সবাই একসঙ্গে শুরু করেন, দশ মিনিটে ২০টি প্রশ্ন। ফলাফল দেখা যায় সময় শেষ হওয়ার পর।',
      en: 'Everybody starts together: twenty questions in ten minutes. Results open when time is over.',
    },
    questions: { bangla: 4, english: 4, math: 4, bangladesh: 4, science: 2, ict: 2 },
    durationMs: 10 * minute,
    everyMs: 15 * minute,
    phaseMs: 0,
    openMs: 10 * minute,
    over: 1,
    negativeMark: 250,
    cutPercent: 40,
    membersOnly: false,
    resultAt: 'end',
  },
  {
    ...shelf,
    slug: 'bcs-weekly',
    title: { bn: 'বিসিএস সাপ্তাহিক পূর্ণাঙ্গ পরীক্ষা', en: 'BCS Weekly Full Test' },
    description: {
      bn: 'প্রতি শুক্রবার সকাল ১০টায় সারা দেশের পরীক্ষার্থীদের সঙ্গে দশটি বিষয়ের ১০০টি প্রশ্ন। র‍্যাংক প্রকাশিত হয় সবার উত্তরপত্র জমা হলে।',
      en: 'Every Friday at ten, with examinees from the whole country: a hundred questions on all ten subjects. Ranks are published when every sheet is in.',
    },
    questions: wholeSyllabus,
    durationMs: 60 * minute,
    everyMs: 7 * day,
    phaseMs: day + 10 * hour,
    openMs: 4 * hour,
    over: 1,
    cutPercent: 50,
    membersOnly: true,
    resultAt: 'end',
    examinees: 2000,
  },
  {
    ...shelf,
    slug: 'bcs-language',
    title: { bn: 'বাংলা ও ইংরেজি', en: 'Bangla and English' },
    description: {
      bn: 'ভাষা ও সাহিত্যের ৪০টি প্রশ্ন: ব্যাকরণ, শব্দভান্ডার, সাহিত্যের ইতিহাস ও অনুচ্ছেদ।',
      en: 'Forty questions on language and literature: grammar, vocabulary, literary history and a passage.',
    },
    questions: { bangla: 20, english: 20 },
    durationMs: 25 * minute,
    everyMs: day,
    phaseMs: 20 * hour,
    openMs: 3 * hour,
    over: 1,
    cutPercent: 40,
    membersOnly: false,
    resultAt: 'end',
  },
]
