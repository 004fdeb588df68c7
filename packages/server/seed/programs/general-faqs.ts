import { both, type FaqSeed } from './program-seed.ts'

/** What is asked about every program. */
export const generalFaqs: readonly FaqSeed[] = [
  {
    slug: 'general-free',
    question: both('বিনা মূল্যের প্রোগ্রামে কীভাবে যোগ দেব?', 'How do I join a program that costs nothing?'),
    answer: both(
      'এর যেকোনো পরীক্ষা শুরু করলেই আপনি যোগ দেবেন। আলাদা করে কিছু করতে হয় না।',
      'Start any of its exams, and you have joined. There is nothing else to do.',
    ),
  },
  {
    slug: 'general-keep',
    question: both('প্রোগ্রাম কত দিন থাকে?', 'How long do I keep a program?'),
    answer: both(
      'একবার নিলে সেটি আপনারই থাকে, তালিকা থেকে সরিয়ে নেওয়া হলেও।',
      'Once it is yours it stays yours, even when it is taken off the list.',
    ),
  },
  {
    slug: 'general-calendar',
    question: both('রুটিন কি ফোনের ক্যালেন্ডারে দেখা যায়?', 'Can I see the routine in my phone’s calendar?'),
    answer: both(
      'হ্যাঁ। রুটিনের পাতা থেকে ক্যালেন্ডারের ঠিকানা নিন, তারিখ বদলালে ক্যালেন্ডারেও বদলাবে।',
      'Yes. Take the calendar’s address from the routine page; when a date moves, the calendar follows.',
    ),
  },
]
