import { both, type ProgramSeed } from './program-seed.ts'

export const bank: ProgramSeed = {
  slug: 'bank',
  title: both('ব্যাংক সমন্বিত নিয়োগ', 'Combined Bank Recruitment'),
  summary: both(
    'গণিত ও ইংরেজিতে জোর দিয়ে প্রিলিমিনারির প্রস্তুতি।',
    'The preliminary, with weight on mathematics and English.',
  ),
  description: both(
    'সিনিয়র অফিসার, অফিসার ও ক্যাশ অফিসার পদের প্রিলিমিনারি: গণিত ও ইংরেজিতে জোর, সঙ্গে বাংলা, সাধারণ জ্ঞান ও তথ্যপ্রযুক্তি।',
    'The preliminary for senior officers, officers and cash officers: weight on mathematics and English, with Bangla, general knowledge and ICT.',
  ),
  syllabus: [
    both('গণিত ও মানসিক দক্ষতা', 'Mathematics and Mental Ability'),
    both('ইংরেজি', 'English'),
    both('বাংলা', 'Bangla'),
    both('সাধারণ জ্ঞান', 'General Knowledge'),
    both('কম্পিউটার ও তথ্যপ্রযুক্তি', 'Computers and Information Technology'),
  ],
  cover: 'ink',
  tags: ['bank'],
  state: 'published',
  cost: 0,
  costInTk: 0,
  start: 'cycle',
  routine: [
    {
      interval: 0,
      title: both('শতকরা ও লাভ-ক্ষতি', 'Percentages, profit and loss'),
      lines: [both('ক্রয়মূল্য থেকে বিক্রয়মূল্য', 'From cost price to selling price')],
      practice: { subject: 'math', count: 15 },
      exam: 'bank-math',
    },
    {
      interval: 1,
      title: both('ইংরেজি ব্যাকরণ', 'English grammar'),
      lines: [both('শুদ্ধ বাক্য ও অব্যয়', 'Correct sentences and prepositions')],
      practice: { subject: 'english', count: 20 },
      exam: 'bank-english',
    },
    {
      interval: 1,
      title: both('মুনাফা', 'Interest'),
      lines: [both('সরল ও চক্রবৃদ্ধি মুনাফা', 'Simple and compound interest')],
      practice: { subject: 'math', count: 10 },
      exam: 'bank-math',
    },
    {
      interval: 1,
      title: both('মডেল টেস্ট', 'Model test'),
      lines: [both('এক ঘণ্টায় ৮০টি প্রশ্ন', 'Eighty questions in one hour')],
      exam: 'bank-model-test',
    },
    {
      interval: 2,
      title: both('সময়, কাজ ও গতি', 'Time, work and motion'),
      lines: [both('একসঙ্গে কাজ, নৌকা ও স্রোত', 'Work together, boats and streams')],
      exam: 'bank-english',
    },
    {
      interval: 2,
      title: both('মডেল টেস্ট', 'Model test'),
      lines: [both('ভুলগুলো একটি খাতায় লিখে রাখুন', 'Write what you got wrong into a notebook')],
      exam: 'bank-model-test',
    },
    {
      interval: 1,
      title: both('গণিত পুনরালোচনা', 'Mathematics revision'),
      lines: [both('প্রথম সপ্তাহের সব নিয়ম', 'Every rule of the first week')],
      exam: 'bank-math',
    },
    {
      interval: 3,
      title: both('শেষ মডেল টেস্ট', 'Last model test'),
      lines: [both('প্রথমটির সঙ্গে নম্বর মিলিয়ে দেখুন', 'Compare your marks with the first one')],
      exam: 'bank-model-test',
    },
  ],
  faqs: [
    {
      slug: 'bank-cut',
      question: both('কাট মার্ক কত?', 'What is the cut mark?'),
      answer: both(
        'মডেল টেস্ট ও ইংরেজিতে ৫০%, গণিতে ৪০%। তথ্যপ্রযুক্তি ও সাধারণ জ্ঞানের পরীক্ষায় কাট মার্ক নেই।',
        '50% in model tests and English, 40% in mathematics. ICT and general knowledge have none.',
      ),
    },
  ],
}
