import { both, type ProgramSeed } from './program-seed.ts'

export const primaryTeacher: ProgramSeed = {
  slug: 'primary-teacher',
  title: both('প্রাথমিক সহকারী শিক্ষক নিয়োগ', 'Primary Assistant Teacher Recruitment'),
  summary: both(
    '৮০ নম্বরের মডেল টেস্ট, গণিত অনুশীলন ও ব্যাকরণ।',
    'Model tests of 80 marks, mathematics drills and grammar.',
  ),
  description: both(
    'বাংলা, ইংরেজি, গণিত ও সাধারণ জ্ঞান: সরকারি প্রাথমিক বিদ্যালয়ের লিখিত পরীক্ষার ধাঁচে ৮০ নম্বরের মডেল টেস্ট ও ছোট অনুশীলন।',
    'Bangla, English, mathematics and general knowledge: model tests of 80 marks in the manner of the written exam for government primary schools, and short drills.',
  ),
  syllabus: [
    both('বাংলা ব্যাকরণ ও সাহিত্য: ২০ নম্বর', 'Bangla Grammar and Literature: 20 marks'),
    both('ইংরেজি ব্যাকরণ: ২০ নম্বর', 'English Grammar: 20 marks'),
    both('পাটিগণিত, বীজগণিত ও জ্যামিতি: ২০ নম্বর', 'Arithmetic, Algebra and Geometry: 20 marks'),
    both('সাধারণ জ্ঞান, বিজ্ঞান ও তথ্যপ্রযুক্তি: ২০ নম্বর', 'General Knowledge, Science and ICT: 20 marks'),
  ],
  cover: 'clay',
  tags: ['primary-teacher'],
  state: 'published',
  cost: 0,
  costInTk: 0,
  start: 'cycle',
  routine: [
    {
      interval: 0,
      title: both('পাটিগণিত', 'Arithmetic'),
      lines: [both('ভগ্নাংশ ও শতকরা', 'Fractions and percentages')],
      practice: { subject: 'math', count: 15 },
    },
    {
      interval: 1,
      title: both('বাংলা ব্যাকরণ', 'Bangla grammar'),
      lines: [both('সন্ধি, সমাস ও বাগধারা', 'Sandhi, samas and idioms')],
      practice: { subject: 'bangla', count: 15 },
      exam: 'primary-bangla',
    },
    {
      interval: 1,
      title: both('ইংরেজি ব্যাকরণ', 'English grammar'),
      lines: [both('বাক্যে ক্রিয়া ও অব্যয়', 'Verbs and prepositions in a sentence')],
    },
    {
      interval: 1,
      title: both('বাংলা সাহিত্য', 'Bangla literature'),
      lines: [both('লেখক ও তাঁদের বই', 'Authors and their books')],
      exam: 'primary-bangla',
    },
    {
      interval: 1,
      title: both('জ্যামিতি', 'Geometry'),
      lines: [both('ত্রিভুজ, চতুর্ভুজ ও বৃত্ত', 'Triangles, quadrilaterals and circles')],
    },
    {
      interval: 2,
      title: both('সাপ্তাহিক মডেল টেস্ট', 'Weekly model test'),
      lines: [both('এক ঘণ্টায় ৮০টি প্রশ্ন', 'Eighty questions in one hour')],
      exam: 'primary-weekly',
    },
    {
      interval: 1,
      title: both('সাধারণ জ্ঞান', 'General knowledge'),
      lines: [both('বাংলাদেশের ইতিহাস ও ভূগোল', 'History and geography of Bangladesh')],
      practice: { subject: 'bangladesh', count: 20 },
    },
    {
      interval: 2,
      title: both('বাংলা পুনরালোচনা', 'Bangla revision'),
      lines: [both('ভুল হওয়া প্রশ্নগুলো আবার দেখুন', 'Look again at what you got wrong')],
      exam: 'primary-bangla',
    },
    {
      interval: 1,
      title: both('বীজগণিত', 'Algebra'),
      lines: [both('সমীকরণ ও উৎপাদক', 'Equations and factors')],
    },
    {
      interval: 3,
      title: both('সাপ্তাহিক মডেল টেস্ট', 'Weekly model test'),
      lines: [both('এক ঘণ্টায় ৮০টি প্রশ্ন', 'Eighty questions in one hour')],
      exam: 'primary-weekly',
    },
  ],
  faqs: [
    {
      slug: 'primary-drills',
      question: both('গণিত অনুশীলন কখন দেওয়া যায়?', 'When can I do the mathematics drill?'),
      answer: both(
        'প্রতি আধা ঘণ্টায় নতুন অনুশীলন শুরু হয়, দিনের যেকোনো সময়ে।',
        'A new one starts every half hour, at any time of the day.',
      ),
    },
  ],
}
