import type { Language } from '@prostuti/contract'

interface Words {
  readonly kinds: readonly { readonly title: string; readonly description: string }[]
  readonly home: string
  topicTitle(topic: string): string
  topicText(path: string, count: string): string
  questionText(topic: string, options: string): string
  readonly programs: string
  readonly exams: string
}

/** What search engines are shown, by language. The kinds of topics stand in the order of `cat_type`. */
export const pageWords: Readonly<Record<Language, Words>> = {
  bn: {
    kinds: [
      {
        title: 'পড়া: বিষয়ভিত্তিক প্রশ্ন ও উত্তর',
        description: 'বাংলা, ইংরেজি, গণিত, বিজ্ঞান ও সাধারণ জ্ঞানের প্রশ্ন বিষয় ধরে সাজানো, উত্তর আর ব্যাখ্যাসহ।',
      },
      {
        title: 'মডেল টেস্টের প্রশ্ন ও উত্তর',
        description: 'মডেল টেস্টের প্রশ্ন একসঙ্গে পড়ুন, উত্তর আর ব্যাখ্যাসহ।',
      },
      {
        title: 'প্রশ্নব্যাংক: বিগত পরীক্ষার প্রশ্ন ও উত্তর',
        description: 'বিগত পরীক্ষার প্রশ্ন পরীক্ষা ধরে সাজানো, উত্তর আর ব্যাখ্যাসহ।',
      },
    ],
    home: 'হোম',
    topicTitle: topic => `${topic}: প্রশ্ন ও উত্তর`,
    topicText: (path, count) => `${path}: ${count}টি প্রশ্ন, উত্তর ও ব্যাখ্যাসহ।`,
    questionText: (topic, options) => `${topic}। ${options}। সঠিক উত্তর ও ব্যাখ্যা দেখুন।`,
    programs: 'প্রোগ্রাম',
    exams: 'পরীক্ষা',
  },
  en: {
    kinds: [
      {
        title: 'Study: questions and answers by topic',
        description:
          'Questions on Bangla, English, maths, science and general knowledge by topic, with answers and reasons.',
      },
      {
        title: 'Model test questions and answers',
        description: 'Read model tests as a whole, with answers and reasons.',
      },
      {
        title: 'Question bank: past exams with answers',
        description: 'The questions of past exams, exam by exam, with answers and reasons.',
      },
    ],
    home: 'Home',
    topicTitle: topic => `${topic}: questions and answers`,
    topicText: (path, count) => `${path}: ${count} questions with answers and reasons.`,
    questionText: (topic, options) => `${topic}. ${options}. See the right answer and why.`,
    programs: 'Programs',
    exams: 'Exams',
  },
}

/** The addresses of the kinds of topics, by `cat_type`. */
export const kindPaths = ['/study', '/model-test', '/question-bank'] as const
