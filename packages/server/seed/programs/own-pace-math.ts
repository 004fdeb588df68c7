import type { Localized } from '../../src/platform/db/columns.ts'
import { both, type DaySeed, type ProgramSeed } from './program-seed.ts'

/** A day to learn and practise a thing and, two days later, a test of one's own. */
const step = (number: number, title: Localized, line: Localized): DaySeed[] => [
  { interval: number === 1 ? 0 : 1, title, lines: [line], practice: { subject: 'math', count: 10 } },
  {
    interval: 2,
    title: both(`যাচাই ${'০১২৩৪৫৬'[number]}`, `Test ${number}`),
    lines: [both('১৫টি প্রশ্ন, সময়ের তাড়া নেই', 'Fifteen questions, no hurry')],
    exam: `own-pace-math/${number}`,
  },
]

export const ownPaceMath: ProgramSeed = {
  slug: 'own-pace-math',
  title: both('নিজের সময়ে গণিত', 'Mathematics at Your Own Pace'),
  summary: both('শুরুর দিন আপনি ঠিক করবেন; রুটিন সেদিন থেকেই।', 'You choose the first day; the routine begins on it.'),
  description: both(
    'ব্যস্ত মানুষের জন্য: শুরুর তারিখ নিজে ঠিক করুন, রুটিন সেই দিন থেকে সাজানো হবে। ছয়টি যাচাই পরীক্ষা আর্কাইভে থাকে, যেকোনো দিন দেওয়া যায়। তারিখ বদলালে বাকি দিনগুলো নতুন করে সাজানো হয়।',
    'For busy people: choose your first day, and the routine is laid out from it. Six tests stay in the archive and can be sat on any day. When you change the date, the days that are left move.',
  ),
  syllabus: [
    both('শতকরা ও লাভ-ক্ষতি', 'Percentages, Profit and Loss'),
    both('মুনাফা', 'Interest'),
    both('সময়, কাজ ও গতি', 'Time, Work and Motion'),
    both('সংখ্যা ও জ্যামিতি', 'Numbers and Geometry'),
  ],
  cover: 'jute',
  tags: ['primary-teacher', 'bank', 'math'],
  state: 'published',
  cost: 0,
  costInTk: 0,
  start: 'own',
  routine: [
    ...step(1, both('শতকরা', 'Percentages'), both('অংশ, হার ও মূল পরিমাণ', 'Part, rate and base')),
    ...step(2, both('লাভ-ক্ষতি', 'Profit and loss'), both('ক্রয়মূল্য ও বিক্রয়মূল্য', 'Cost and selling price')),
    ...step(3, both('মুনাফা', 'Interest'), both('সরল ও চক্রবৃদ্ধি', 'Simple and compound')),
    ...step(
      4,
      both('সময়, কাজ ও গতি', 'Time, work and motion'),
      both('এক দিনের কাজ, এক ঘণ্টার পথ', 'One day’s work, one hour’s way'),
    ),
    ...step(5, both('সংখ্যা', 'Numbers'), both('ল.সা.গু. ও গ.সা.গু.', 'LCM and HCF')),
    ...step(6, both('জ্যামিতি', 'Geometry'), both('কোণ, ক্ষেত্রফল ও পরিসীমা', 'Angles, area and perimeter')),
  ],
  faqs: [
    {
      slug: 'own-pace-move',
      question: both('তারিখ বদলানো যায়?', 'Can I change the date?'),
      answer: both(
        'হ্যাঁ, যতবার খুশি। পার হয়ে যাওয়া দিনগুলো যেমন ছিল তেমন থাকে, বাকিগুলো নতুন তারিখ থেকে সাজানো হয়।',
        'Yes, as often as you like. Days that are over stay as they were; the others are laid out from the new date.',
      ),
    },
    {
      slug: 'own-pace-rank',
      question: both('এখানে র‍্যাংক হয়?', 'Are there ranks?'),
      answer: both(
        'পরীক্ষাগুলো আর্কাইভের, তাই সবাই এক সময়ে বসে না। নম্বর ও সমাধান জমা দেওয়ার পরই দেখা যায়।',
        'The tests are archived ones, which nobody sits at the same time. Marks and solutions are shown once you hand in.',
      ),
    },
  ],
}
