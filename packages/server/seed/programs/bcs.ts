import { both, type ProgramSeed } from './program-seed.ts'

export const bcs: ProgramSeed = {
  slug: 'bcs',
  title: both('বিসিএস প্রিলিমিনারি', 'BCS Preliminary'),
  summary: both(
    'দশটি বিষয়ের পূর্ণাঙ্গ মডেল টেস্ট, সাপ্তাহিক পরীক্ষা ও কুইজ।',
    'Full model tests on ten subjects, weekly tests and quizzes.',
  ),
  description: both(
    'বিসিএস প্রিলিমিনারির দশটি বিষয়ের প্রস্তুতি: পূর্ণাঙ্গ মডেল টেস্ট, বিষয়ভিত্তিক পরীক্ষা ও ছোট কুইজ। ভুল উত্তরে ০.৫০ নম্বর কাটা যায়।',
    'All ten subjects of the BCS preliminary: full model tests, tests by subject and short quizzes. A wrong answer costs 0.50 marks.',
  ),
  syllabus: [
    both('বাংলা ভাষা ও সাহিত্য', 'Bangla Language and Literature'),
    both('ইংরেজি ভাষা ও সাহিত্য', 'English Language and Literature'),
    both('বাংলাদেশ ও আন্তর্জাতিক বিষয়াবলি', 'Bangladesh and International Affairs'),
    both('ভূগোল, পরিবেশ ও দুর্যোগ ব্যবস্থাপনা', 'Geography, Environment and Disaster Management'),
    both('সাধারণ বিজ্ঞান, কম্পিউটার ও তথ্যপ্রযুক্তি', 'General Science, Computers and Information Technology'),
    both('গাণিতিক যুক্তি ও মানসিক দক্ষতা', 'Mathematical Reasoning and Mental Ability'),
    both('নৈতিকতা, মূল্যবোধ ও সুশাসন', 'Ethics, Values and Good Governance'),
  ],
  cover: 'leaf',
  tags: ['bcs'],
  state: 'published',
  cost: 0,
  costInTk: 0,
  start: 'cycle',
  routine: [
    {
      interval: 0,
      title: both('বাংলা সাহিত্য', 'Bangla literature'),
      lines: [both('প্রাচীন ও মধ্যযুগ: চর্যাপদ, মঙ্গলকাব্য', 'Old and middle period: Charyapada, Mangal-Kavya')],
      practice: { subject: 'bangla', count: 20 },
    },
    {
      interval: 1,
      title: both('বাংলা ও ইংরেজি ব্যাকরণ', 'Bangla and English grammar'),
      lines: [both('সন্ধি ও সমাস', 'Sandhi and samas'), both('বাক্যে ক্রিয়ার কাল', 'Tense in a sentence')],
      exam: 'bcs-language',
    },
    {
      interval: 1,
      title: both('বাংলাদেশ বিষয়াবলি', 'Bangladesh affairs'),
      lines: [both('মুক্তিযুদ্ধ ও সংবিধান', 'The Liberation War and the constitution')],
      practice: { subject: 'bangladesh', count: 20 },
    },
    {
      interval: 1,
      title: both('ইংরেজি শব্দভান্ডার', 'English vocabulary'),
      lines: [both('সমার্থক ও বিপরীত শব্দ', 'Synonyms and antonyms')],
      practice: { subject: 'english', count: 15 },
      exam: 'bcs-language',
    },
    {
      interval: 1,
      title: both('গাণিতিক যুক্তি', 'Mathematical reasoning'),
      lines: [both('শতকরা, লাভ-ক্ষতি ও মুনাফা', 'Percentages, profit and loss, interest')],
      practice: { subject: 'math', count: 15 },
    },
    {
      interval: 1,
      title: both('সাপ্তাহিক পূর্ণাঙ্গ পরীক্ষা', 'Weekly full test'),
      lines: [both('দশটি বিষয়ের ১০০টি প্রশ্ন', 'A hundred questions on ten subjects')],
      exam: 'bcs-weekly',
    },
    {
      interval: 2,
      title: both('আন্তর্জাতিক বিষয়াবলি', 'International affairs'),
      lines: [both('জাতিসংঘ ও আঞ্চলিক সংস্থা', 'The United Nations and regional organisations')],
      practice: { subject: 'international', count: 15 },
    },
    {
      interval: 1,
      title: both('বিজ্ঞান ও তথ্যপ্রযুক্তি', 'Science and ICT'),
      lines: [both('মৌল ও যৌগ, সংখ্যা পদ্ধতি', 'Elements and compounds, number systems')],
      practice: { subject: 'ict', count: 15 },
    },
    {
      interval: 1,
      title: both('ভাষা পুনরালোচনা', 'Language revision'),
      lines: [both('ভুল হওয়া প্রশ্নগুলো আবার দেখুন', 'Look again at what you got wrong')],
      exam: 'bcs-language',
    },
    {
      interval: 3,
      title: both('সাপ্তাহিক পূর্ণাঙ্গ পরীক্ষা', 'Weekly full test'),
      lines: [both('দশটি বিষয়ের ১০০টি প্রশ্ন', 'A hundred questions on ten subjects')],
      exam: 'bcs-weekly',
    },
  ],
  faqs: [
    {
      slug: 'bcs-marks',
      question: both('ভুল উত্তরে কত নম্বর কাটা যায়?', 'How much does a wrong answer cost?'),
      answer: both(
        'বেশির ভাগ পরীক্ষায় প্রতিটি ভুলে ০.৫০ নম্বর, কুইজে ০.২৫ নম্বর। প্রতিটি পরীক্ষার পাতায় নিয়মটি লেখা থাকে।',
        'In most exams 0.50 marks, in quizzes 0.25. Each exam’s page says its rule.',
      ),
    },
    {
      slug: 'bcs-missed',
      question: both('সাপ্তাহিক পরীক্ষা না দিতে পারলে কী হবে?', 'What if I miss the weekly test?'),
      answer: both(
        'পরীক্ষাটি শেষ হওয়ার পর আর্কাইভে থাকে, যেকোনো সময় দেওয়া যায়। তবে সেই নম্বর মূল র‍্যাংকে যোগ হয় না।',
        'It stays in the archive after its end and can be sat at any time, but those marks do not count for the live ranks.',
      ),
    },
  ],
}
