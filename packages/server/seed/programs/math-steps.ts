import { both, type ProgramSeed } from './program-seed.ts'

export const mathSteps: ProgramSeed = {
  slug: 'math-steps',
  title: both('দুই সপ্তাহে গণিত', 'Mathematics in Two Weeks'),
  summary: both('প্রতিদিন একটি নিয়ম, এক দিন পর পর যাচাই পরীক্ষা।', 'A rule a day, and a test every other day.'),
  description: both(
    'শতকরা থেকে জ্যামিতি: প্রতিদিন একটি নিয়ম শেখা আর এক দিন পর পর ২০টি প্রশ্নের পরীক্ষা। প্রতিটি প্রশ্নের ধাপে ধাপে সমাধান আছে। কয়েক দিনের বোনাস কয়েনেই নেওয়া যায়।',
    'From percentages to geometry: a rule a day and, every other day, a test of twenty questions with worked solutions. The coins of a few daily bonuses are enough for it.',
  ),
  syllabus: [
    both('শতকরা, লাভ-ক্ষতি ও মুনাফা', 'Percentages, Profit and Loss, Interest'),
    both('সময় ও কাজ, গতি ও দূরত্ব', 'Time and Work, Speed and Distance'),
    both('সংখ্যা, ল.সা.গু. ও গ.সা.গু.', 'Numbers, LCM and HCF'),
    both('ক্ষেত্রফল, পরিসীমা ও কোণ', 'Area, Perimeter and Angles'),
  ],
  cover: 'river',
  tags: ['bcs', 'primary-teacher', 'bank', 'math'],
  state: 'published',
  cost: 10,
  costInTk: 0,
  start: 'cycle',
  routine: [
    { interval: 0, title: both('শতকরা', 'Percentages'), lines: [both('অংশ, হার ও মূল পরিমাণ', 'Part, rate and base')] },
    {
      interval: 1,
      title: both('লাভ-ক্ষতি', 'Profit and loss'),
      lines: [both('ক্রয়মূল্য ও বিক্রয়মূল্য', 'Cost and selling price')],
      exam: 'math-steps-test',
    },
    {
      interval: 1,
      title: both('সরল মুনাফা', 'Simple interest'),
      lines: [both('আসল, হার ও সময়', 'Principal, rate and time')],
    },
    {
      interval: 1,
      title: both('চক্রবৃদ্ধি মুনাফা', 'Compound interest'),
      lines: [both('বছর শেষে মুনাফা আসলে যোগ হয়', 'Interest joins the principal each year')],
      exam: 'math-steps-test',
    },
    { interval: 1, title: both('সময় ও কাজ', 'Time and work'), lines: [both('এক দিনের কাজ', 'One day’s work')] },
    {
      interval: 1,
      title: both('গতি ও দূরত্ব', 'Speed and distance'),
      lines: [both('ট্রেন, নৌকা ও স্রোত', 'Trains, boats and streams')],
      exam: 'math-steps-test',
    },
    {
      interval: 2,
      title: both('ল.সা.গু. ও গ.সা.গু.', 'LCM and HCF'),
      lines: [both('মৌলিক উৎপাদকে ভাঙা', 'Breaking into prime factors')],
      exam: 'math-steps-test',
    },
    {
      interval: 1,
      title: both('ক্ষেত্রফল', 'Area'),
      lines: [both('আয়ত, ত্রিভুজ ও বৃত্ত', 'Rectangles, triangles and circles')],
    },
    {
      interval: 1,
      title: both('কোণ', 'Angles'),
      lines: [both('ত্রিভুজের তিন কোণ', 'The three angles of a triangle')],
      exam: 'math-steps-test',
    },
    {
      interval: 4,
      title: both('শেষ যাচাই', 'Last test'),
      lines: [both('প্রথম পরীক্ষার সঙ্গে নম্বর মিলিয়ে দেখুন', 'Compare your marks with the first test')],
      exam: 'math-steps-test',
    },
  ],
  faqs: [
    {
      slug: 'math-steps-coins',
      question: both('কয়েন কীভাবে পাব?', 'How do I get the coins?'),
      answer: both(
        'প্রতিদিনের বোনাস দাবি করলেই কয়েন জমা হয়। দুই দিনের বোনাসে এই প্রোগ্রামটি নেওয়া যায়।',
        'Claim the daily bonus: the coins of two days are enough for this program.',
      ),
    },
    {
      slug: 'math-steps-late',
      question: both('মাঝপথে যোগ দিলে কী হবে?', 'What if I join halfway?'),
      answer: both(
        'আগের দিনের পরীক্ষাগুলো আর্কাইভে থাকে। দুই সপ্তাহ পর রুটিন আবার প্রথম দিন থেকে শুরু হয়।',
        'Tests of the days before are in the archive. After two weeks the routine begins again with its first day.',
      ),
    },
  ],
}
