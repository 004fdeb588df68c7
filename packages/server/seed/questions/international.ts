import type { SeedQuestion } from './seed-question.ts'
import { both, questionsOf } from './seed-question.ts'

const question = questionsOf('international')

/** International affairs: organisations, history and the map of the world. */
export const international: SeedQuestion[] = [
  question('international-001', 1, {
    text: both(
      'আন্তর্জাতিক বিচার আদালতের সদর দপ্তর কোথায় অবস্থিত?',
      'Where is the seat of the International Court of Justice?',
    ),
    options: [
      both('জেনেভা', 'Geneva'),
      both('দ্য হেগ', 'The Hague'),
      both('নিউ ইয়র্ক', 'New York'),
      both('ভিয়েনা', 'Vienna'),
    ],
    correct: 1,
    explanation: both(
      'জাতিসংঘের প্রধান ছয় অঙ্গের মধ্যে শুধু আন্তর্জাতিক বিচার আদালতের সদর দপ্তর নিউ ইয়র্কের বাইরে, নেদারল্যান্ডসের দ্য হেগ শহরে।',
      'Of the six principal organs of the United Nations it alone sits outside New York: in The Hague in the Netherlands.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('international-002', 1, {
    text: both(
      'নিচের কোন দেশ জাতিসংঘ নিরাপত্তা পরিষদের স্থায়ী সদস্য?',
      'Which of these countries is a permanent member of the UN Security Council?',
    ),
    options: [
      both('ফ্রান্স', 'France'),
      both('চীন', 'China'),
      both('যুক্তরাজ্য', 'the United Kingdom'),
      both('উপরের সবগুলো', 'All of the above'),
    ],
    correct: 3,
    pinned: [3],
    explanation: both(
      'স্থায়ী সদস্য পাঁচটি: যুক্তরাষ্ট্র, রাশিয়া, চীন, যুক্তরাজ্য ও ফ্রান্স। তিনটি দেশই এই তালিকায় আছে।',
      'There are five permanent members: the United States, Russia, China, the United Kingdom and France. All three are among them.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('international-003', 2, {
    text: both('জাতিসংঘের প্রথম মহাসচিব কে ছিলেন?', 'Who was the first Secretary-General of the United Nations?'),
    options: [
      both('দাগ হ্যামারশোল্ড', 'Dag Hammarskjöld'),
      both('উ থান্ট', 'U Thant'),
      both('ট্রিগভে লি', 'Trygve Lie'),
      both('কুর্ট ওয়াল্ডহেইম', 'Kurt Waldheim'),
    ],
    correct: 2,
    explanation: both(
      'নরওয়ের ট্রিগভে লি ১৯৪৬ থেকে ১৯৫২ সাল পর্যন্ত প্রথম মহাসচিব ছিলেন। তাঁর পরে দায়িত্ব নেন সুইডেনের দাগ হ্যামারশোল্ড।',
      'Trygve Lie of Norway was the first, from 1946 to 1952; Dag Hammarskjöld of Sweden followed him.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('international-004', 1, {
    text: both('সার্কের সচিবালয় কোথায় অবস্থিত?', 'Where is the secretariat of SAARC?'),
    options: [both('কাঠমান্ডু', 'Kathmandu'), both('নয়াদিল্লি', 'New Delhi'), both('ঢাকা', 'Dhaka'), both('কলম্বো', 'Colombo')],
    correct: 0,
    explanation: both(
      'সার্ক ১৯৮৫ সালে ঢাকায় প্রতিষ্ঠিত হলেও সচিবালয় নেপালের কাঠমান্ডুতে; সেটি ১৯৮৭ সালে চালু হয়।',
      'SAARC was founded in Dhaka in 1985, but its secretariat is in Kathmandu, Nepal, where it opened in 1987.',
    ),
    tags: ['আঞ্চলিক সংস্থা'],
  }),
  question('international-005', 1, {
    text: both(
      'এশীয় উন্নয়ন ব্যাংকের সদর দপ্তর কোন দেশে?',
      'In which country is the headquarters of the Asian Development Bank?',
    ),
    options: [
      both('জাপান', 'Japan'),
      both('সিঙ্গাপুর', 'Singapore'),
      both('থাইল্যান্ড', 'Thailand'),
      both('ফিলিপাইন', 'the Philippines'),
    ],
    correct: 3,
    explanation: both(
      '১৯৬৬ সালে প্রতিষ্ঠিত এশীয় উন্নয়ন ব্যাংকের সদর দপ্তর ফিলিপাইনের ম্যানিলায়। জাপান ব্যাংকটির অন্যতম বৃহৎ অংশীদার, তাই ভুলটি সাধারণ।',
      'The bank, founded in 1966, has its headquarters in Manila in the Philippines. Japan is one of its largest shareholders, hence the common mistake.',
    ),
    tags: ['অর্থনৈতিক সংস্থা'],
  }),
  question('international-006', 1, {
    text: both('পানামা খাল কোন দুটি মহাসাগরকে যুক্ত করেছে?', 'Which two oceans does the Panama Canal join?'),
    options: [
      both('আটলান্টিক ও ভারত', 'the Atlantic and the Indian'),
      both('আটলান্টিক ও প্রশান্ত', 'the Atlantic and the Pacific'),
      both('প্রশান্ত ও ভারত', 'the Pacific and the Indian'),
      both('আটলান্টিক ও আর্কটিক', 'the Atlantic and the Arctic'),
    ],
    correct: 1,
    explanation: both(
      '১৯১৪ সালে চালু হওয়া পানামা খাল আটলান্টিক ও প্রশান্ত মহাসাগরকে যুক্ত করেছে; জাহাজকে আর দক্ষিণ আমেরিকা ঘুরে যেতে হয় না।',
      'Opened in 1914, it joins the Atlantic and the Pacific and spares ships the voyage round South America.',
    ),
    tags: ['ভূগোল'],
  }),
  question('international-007', 1, {
    text: both('কোন প্রণালি ইউরোপকে আফ্রিকা থেকে পৃথক করেছে?', 'Which strait separates Europe from Africa?'),
    options: [
      both('জিব্রাল্টার', 'Gibraltar'),
      both('বসফরাস', 'Bosporus'),
      both('মালাক্কা', 'Malacca'),
      both('বেরিং', 'Bering'),
    ],
    correct: 0,
    explanation: both(
      'জিব্রাল্টার প্রণালি স্পেন ও মরক্কোর মাঝে; ভূমধ্যসাগরকে আটলান্টিকের সঙ্গে যুক্ত করেছে। বসফরাস ইউরোপ ও এশিয়াকে, বেরিং এশিয়া ও উত্তর আমেরিকাকে পৃথক করেছে।',
      'It lies between Spain and Morocco and joins the Mediterranean to the Atlantic. The Bosporus separates Europe from Asia, the Bering Strait Asia from North America.',
    ),
    tags: ['ভূগোল'],
  }),
  question('international-008', 2, {
    text: both('মারিয়ানা খাত কোন মহাসাগরে অবস্থিত?', 'In which ocean is the Mariana Trench?'),
    options: [
      both('ভারত মহাসাগর', 'the Indian Ocean'),
      both('আটলান্টিক মহাসাগর', 'the Atlantic Ocean'),
      both('প্রশান্ত মহাসাগর', 'the Pacific Ocean'),
      both('আর্কটিক মহাসাগর', 'the Arctic Ocean'),
    ],
    correct: 2,
    explanation: both(
      'পৃথিবীর গভীরতম মহাসাগরীয় খাত মারিয়ানা পশ্চিম প্রশান্ত মহাসাগরে, মারিয়ানা দ্বীপপুঞ্জের কাছে।',
      'The Mariana Trench, the deepest of the oceanic trenches, is in the western Pacific near the Mariana Islands.',
    ),
    tags: ['ভূগোল'],
  }),
  question('international-009', 1, {
    text: both('বিশ্ব স্বাস্থ্য দিবস কবে পালিত হয়?', 'When is World Health Day observed?'),
    options: [
      both('৮ মার্চ', '8 March'),
      both('৭ এপ্রিল', '7 April'),
      both('৫ জুন', '5 June'),
      both('২৪ অক্টোবর', '24 October'),
    ],
    correct: 1,
    explanation: both(
      '১৯৪৮ সালের ৭ এপ্রিল বিশ্ব স্বাস্থ্য সংস্থার সংবিধান কার্যকর হয়; সেই দিনটিই বিশ্ব স্বাস্থ্য দিবস। ৮ মার্চ নারী দিবস, ৫ জুন পরিবেশ দিবস, ২৪ অক্টোবর জাতিসংঘ দিবস।',
      'The constitution of the World Health Organization came into force on 7 April 1948. The others are Women’s Day, Environment Day and United Nations Day.',
    ),
    tags: ['দিবস'],
  }),
  question('international-010', 2, {
    text: both('নোবেল শান্তি পুরস্কার কোন শহরে প্রদান করা হয়?', 'In which city is the Nobel Peace Prize awarded?'),
    options: [
      both('স্টকহোম', 'Stockholm'),
      both('কোপেনহেগেন', 'Copenhagen'),
      both('জেনেভা', 'Geneva'),
      both('অসলো', 'Oslo'),
    ],
    correct: 3,
    explanation: both(
      'শান্তি পুরস্কার দেওয়া হয় নরওয়ের অসলোয়, ১০ ডিসেম্বর, আলফ্রেড নোবেলের মৃত্যুবার্ষিকীতে। অন্য নোবেল পুরস্কারগুলো দেওয়া হয় সুইডেনের স্টকহোমে।',
      'The Peace Prize is awarded in Oslo, Norway, on 10 December, the anniversary of Alfred Nobel’s death. The other Nobel Prizes are awarded in Stockholm.',
    ),
    tags: ['পুরস্কার'],
  }),
  question('international-011', 2, {
    text: both('রেড ক্রস প্রতিষ্ঠার উদ্যোক্তা কে?', 'On whose initiative was the Red Cross founded?'),
    options: [
      both('হেনরি ডুনান্ট', 'Henry Dunant'),
      both('ফ্লোরেন্স নাইটিঙ্গেল', 'Florence Nightingale'),
      both('আলফ্রেড নোবেল', 'Alfred Nobel'),
      both('উড্রো উইলসন', 'Woodrow Wilson'),
    ],
    correct: 0,
    explanation: both(
      'সলফেরিনোর যুদ্ধে আহতদের দুর্দশা দেখে সুইজারল্যান্ডের হেনরি ডুনান্ট (অঁরি দুনঁ) যে উদ্যোগ নেন, তা থেকেই ১৮৬৩ সালে রেড ক্রসের জন্ম। তিনি ১৯০১ সালের প্রথম নোবেল শান্তি পুরস্কার যৌথভাবে পান।',
      'What Henry Dunant of Switzerland saw of the wounded at Solferino led to the Red Cross of 1863. He shared the first Nobel Peace Prize in 1901.',
    ),
    tags: ['আন্তর্জাতিক সংস্থা'],
  }),
  question('international-012', 1, {
    text: both('বার্লিন প্রাচীরের পতন ঘটে কোন সালে?', 'In which year did the Berlin Wall fall?'),
    options: [both('১৯৬১ সালে', '1961'), both('১৯৮৭ সালে', '1987'), both('১৯৮৯ সালে', '1989'), both('১৯৯১ সালে', '1991')],
    correct: 2,
    explanation: both(
      'প্রাচীর নির্মাণ শুরু হয় ১৯৬১ সালে, পতন ঘটে ৯ নভেম্বর ১৯৮৯। পরের বছর, ১৯৯০ সালে, দুই জার্মানি একীভূত হয়; ১৯৯১ সালে ভেঙে যায় সোভিয়েত ইউনিয়ন।',
      'Building began in 1961 and it fell on 9 November 1989. The two Germanies united in 1990, and the Soviet Union broke up in 1991.',
    ),
    tags: ['ইতিহাস'],
  }),
]
