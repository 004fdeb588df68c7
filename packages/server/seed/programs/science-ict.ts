import { both, type ProgramSeed } from './program-seed.ts'

export const scienceIct: ProgramSeed = {
  slug: 'science-ict',
  title: both('বিজ্ঞান ও তথ্যপ্রযুক্তি', 'Science and Information Technology'),
  summary: both(
    'সাধারণ বিজ্ঞান ও কম্পিউটারের প্রস্তুতি, এক দিন পর পর পরীক্ষা।',
    'General science and computers, with a test every other day.',
  ),
  description: both(
    'মৌলের প্রতীক, একক ও পরিমাপ, সংখ্যা পদ্ধতি, কম্পিউটার ও ইন্টারনেট: এক দিন পর পর ২৫টি প্রশ্নের পরীক্ষা ও প্রতিটির ব্যাখ্যা।',
    'Symbols of elements, units and measurement, number systems, computers and the internet: a test of twenty-five questions every other day, each explained.',
  ),
  syllabus: [
    both('মৌল, প্রতীক ও যৌগ', 'Elements, Symbols and Compounds'),
    both('একক ও পরিমাপ', 'Units and Measurement'),
    both('সংখ্যা পদ্ধতি', 'Number Systems'),
    both('কম্পিউটার, নেটওয়ার্ক ও ইন্টারনেট', 'Computers, Networks and the Internet'),
  ],
  cover: 'brick',
  tags: ['bcs', 'bank', 'science'],
  state: 'published',
  cost: 0,
  costInTk: 150,
  start: 'cycle',
  routine: [
    {
      interval: 0,
      title: both('মৌল ও প্রতীক', 'Elements and symbols'),
      lines: [both('প্রথম ২০টি মৌল', 'The first twenty elements')],
      exam: 'science-ict-test',
    },
    { interval: 1, title: both('একক', 'Units'), lines: [both('এসআই একক ও রূপান্তর', 'SI units and conversion')] },
    {
      interval: 3,
      title: both('সংখ্যা পদ্ধতি', 'Number systems'),
      lines: [both('দশমিক থেকে বাইনারি', 'From decimal to binary')],
      exam: 'science-ict-test',
    },
    {
      interval: 1,
      title: both('কম্পিউটারের অঙ্গ', 'Parts of a computer'),
      lines: [both('প্রসেসর ও মেমোরি', 'Processor and memory')],
    },
    {
      interval: 3,
      title: both('ইন্টারনেট', 'The internet'),
      lines: [both('ঠিকানা, প্রোটোকল ও নিরাপত্তা', 'Addresses, protocols and security')],
      exam: 'science-ict-test',
    },
    {
      interval: 4,
      title: both('পুনরালোচনা', 'Revision'),
      lines: [both('ভুল হওয়া প্রশ্নগুলো আবার দেখুন', 'Look again at what you got wrong')],
      exam: 'science-ict-test',
    },
  ],
  faqs: [
    {
      slug: 'science-ict-payment',
      question: both('কীভাবে কিনব?', 'How do I buy it?'),
      answer: both(
        'এই পাতার কেনার বোতাম থেকে কার্ড বা মোবাইল ব্যাংকিংয়ে টাকা দিন। টাকা পৌঁছালেই প্রোগ্রাম খুলে যাবে।',
        'Pay by card or mobile banking from the button on this page. The program opens as soon as the payment is in.',
      ),
    },
  ],
}
