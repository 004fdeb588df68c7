import { both, type ProgramSeed } from './program-seed.ts'

/** Is no longer to be had; Rafi of the sandbox has it and keeps it. */
export const foundation: ProgramSeed = {
  slug: 'foundation',
  title: both('ভিত্তি কোর্স (জানুয়ারি ২০২৬)', 'Foundation Course (January 2026)'),
  summary: both(
    'আগের ব্যাচের কোর্স; যাঁরা নিয়েছিলেন তাঁদের জন্য খোলা।',
    'A course of an earlier batch, open to those who took it.',
  ),
  description: both(
    'গণিত ও তথ্যপ্রযুক্তির তিনটি পরীক্ষা। নতুন করে আর নেওয়া যায় না, তবে যাঁদের আছে তাঁরা পরীক্ষা ও সমাধান আগের মতোই পাবেন।',
    'Three tests on mathematics and ICT. It can no longer be taken, but those who have it keep its tests and solutions.',
  ),
  syllabus: [both('গণিত', 'Mathematics'), both('তথ্যপ্রযুক্তি', 'Information Technology')],
  cover: 'clay',
  tags: ['bank'],
  state: 'unpublished',
  cost: 15,
  costInTk: 0,
  start: 'over',
  routine: [
    {
      interval: 0,
      title: both('প্রথম পরীক্ষা', 'First test'),
      lines: [both('গণিত ও তথ্যপ্রযুক্তি', 'Mathematics and ICT')],
      exam: 'foundation-test/1',
    },
    {
      interval: 7,
      title: both('দ্বিতীয় পরীক্ষা', 'Second test'),
      lines: [both('গণিত ও তথ্যপ্রযুক্তি', 'Mathematics and ICT')],
      exam: 'foundation-test/2',
    },
    {
      interval: 7,
      title: both('শেষ পরীক্ষা', 'Last test'),
      lines: [both('গণিত ও তথ্যপ্রযুক্তি', 'Mathematics and ICT')],
      exam: 'foundation-test/3',
    },
  ],
  faqs: [],
}
