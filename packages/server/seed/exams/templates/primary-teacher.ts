import { day, type ExamTemplate, hour, minute } from '../exam-template.ts'

const shelf = { program: 'primary-teacher', negativeMark: 250, isDemo: false, examinees: 0 } as const

const writtenExam = { bangla: 20, english: 20, math: 20, bangladesh: 8, international: 5, science: 4, ict: 3 }

export const primaryTeacher: readonly ExamTemplate[] = [
  {
    ...shelf,
    slug: 'primary-weekly',
    title: { bn: 'প্রাথমিক শিক্ষক নিয়োগ মডেল টেস্ট', en: 'Primary Teacher Model Test' },
    description: {
      bn: 'প্রতি শনিবার বিকেল ৪টায় ৮০টি প্রশ্ন: বাংলা, ইংরেজি ও গণিতে ২০টি করে, সাধারণ জ্ঞানে ২০টি। চারটি ভুলে এক নম্বর কাটা যায়।',
      en: 'Every Saturday at four: eighty questions, twenty each on Bangla, English, mathematics and general knowledge. Four wrong answers cost one mark.',
    },
    questions: writtenExam,
    durationMs: 60 * minute,
    everyMs: 7 * day,
    phaseMs: 2 * day + 16 * hour,
    openMs: 3 * hour,
    over: 1,
    cutPercent: 50,
    membersOnly: true,
    resultAt: 'end',
    examinees: 2000,
  },
  {
    ...shelf,
    slug: 'primary-math',
    title: { bn: 'গণিত অনুশীলন', en: 'Mathematics Drill' },
    description: {
      bn: 'পাটিগণিত, বীজগণিত ও জ্যামিতির ২০টি প্রশ্ন, প্রতিটির ধাপে ধাপে সমাধান। কাট মার্ক নেই।',
      en: 'Twenty questions of arithmetic, algebra and geometry, each with a worked solution. There is no cut mark.',
    },
    questions: { math: 20 },
    durationMs: 20 * minute,
    everyMs: day,
    phaseMs: 18 * hour,
    openMs: 2 * hour,
    over: 1,
    cutPercent: null,
    membersOnly: false,
    resultAt: 'end',
  },
  {
    ...shelf,
    slug: 'primary-bangla',
    title: { bn: 'বাংলা ব্যাকরণ ও সাহিত্য', en: 'Bangla Grammar and Literature' },
    description: {
      bn: 'ব্যাকরণ, শব্দ ও সাহিত্যের ২৫টি প্রশ্ন। ভুল উত্তরে নম্বর কাটা যায় না, তাই সবগুলোর উত্তর দিন।',
      en: 'Twenty-five questions on grammar, words and literature. Wrong answers cost nothing, so answer them all.',
    },
    questions: { bangla: 25 },
    durationMs: 15 * minute,
    everyMs: 2 * day,
    phaseMs: 17 * hour,
    openMs: 4 * hour,
    over: 1,
    negativeMark: 0,
    cutPercent: 40,
    membersOnly: false,
    resultAt: 'end',
  },
  {
    ...shelf,
    slug: 'primary-general',
    title: { bn: 'সাধারণ জ্ঞান ও বিজ্ঞান', en: 'General Knowledge and Science' },
    description: {
      bn: 'বাংলাদেশ, বিশ্ব, ভূগোল, বিজ্ঞান ও তথ্যপ্রযুক্তির ৩০টি প্রশ্ন।',
      en: 'Thirty questions on Bangladesh, the world, geography, science and ICT.',
    },
    questions: { bangladesh: 9, international: 6, geography: 5, science: 6, ict: 4 },
    durationMs: 20 * minute,
    everyMs: 3 * day,
    phaseMs: day + 19 * hour,
    openMs: 3 * hour,
    over: 1,
    cutPercent: 40,
    membersOnly: false,
    resultAt: 'end',
  },
]
