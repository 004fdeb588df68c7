import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('international')

/** Organisations, treaties and turning points of the world. */
export const worldAffairs: SeedQuestion[] = [
  question('world-affairs-001', 1, {
    text: both('জাতিসংঘের দাপ্তরিক ভাষা কয়টি?', 'How many official languages has the United Nations?'),
    right: both('৬টি', '6'),
    wrong: [both('৪টি', '4'), both('৫টি', '5'), both('৭টি', '7')],
    explanation: both(
      'আরবি, চীনা, ইংরেজি, ফরাসি, রুশ ও স্প্যানিশ: ছয়টি। আরবি যুক্ত হয় ১৯৭৩ সালে।',
      'Arabic, Chinese, English, French, Russian and Spanish. Arabic was added in 1973.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('world-affairs-002', 2, {
    text: both('জাতিসংঘ সনদ কোন শহরে স্বাক্ষরিত হয়?', 'In which city was the Charter of the United Nations signed?'),
    right: both('সান ফ্রান্সিসকো', 'San Francisco'),
    wrong: [both('নিউ ইয়র্ক', 'New York'), both('লন্ডন', 'London'), both('জেনেভা', 'Geneva')],
    explanation: both(
      '২৬ জুন ১৯৪৫ সান ফ্রান্সিসকোতে সনদ স্বাক্ষরিত ও ২৪ অক্টোবর কার্যকর হয়; তাই ২৪ অক্টোবর জাতিসংঘ দিবস।',
      'It was signed at San Francisco on 26 June 1945 and took effect on 24 October, which is United Nations Day.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('world-affairs-003', 1, {
    text: both('ইউনেস্কোর সদর দপ্তর কোথায়?', 'Where is the headquarters of UNESCO?'),
    right: both('প্যারিস', 'Paris'),
    wrong: [both('জেনেভা', 'Geneva'), both('রোম', 'Rome'), both('ভিয়েনা', 'Vienna')],
    explanation: both(
      'ইউনেস্কো প্যারিসে, এফএও রোমে, বিশ্ব স্বাস্থ্য সংস্থা ও আইএলও জেনেভায়, আইএইএ ভিয়েনায়।',
      'UNESCO is in Paris, FAO in Rome, WHO and ILO in Geneva, IAEA in Vienna.',
    ),
    tags: ['আন্তর্জাতিক সংস্থা'],
  }),
  question('world-affairs-004', 2, {
    text: both(
      '১৯৪৪ সালের ব্রেটন উডস সম্মেলন থেকে কোন দুটি প্রতিষ্ঠানের জন্ম?',
      'Which two institutions came out of the Bretton Woods conference of 1944?',
    ),
    right: both('বিশ্বব্যাংক ও আইএমএফ', 'the World Bank and the IMF'),
    wrong: [
      both('ডব্লিউটিও ও আঙ্কটাড', 'the WTO and UNCTAD'),
      both('জাতিসংঘ ও ইউনেস্কো', 'the United Nations and UNESCO'),
      both('এডিবি ও আইডিবি', 'the ADB and the IsDB'),
    ],
    explanation: both(
      'যুক্তরাষ্ট্রের ব্রেটন উডসে ৪৪ দেশের সম্মেলনে আন্তর্জাতিক মুদ্রা তহবিল ও বিশ্বব্যাংকের (আইবিআরডি) সিদ্ধান্ত হয়; দুটিরই সদর দপ্তর ওয়াশিংটন ডিসিতে।',
      'Forty-four countries met at Bretton Woods in the United States and agreed on the IMF and the World Bank (IBRD); both sit in Washington, D.C.',
    ),
    tags: ['আন্তর্জাতিক সংস্থা'],
  }),
  question('world-affairs-005', 1, {
    text: both('বিমসটেকের স্থায়ী সচিবালয় কোথায়?', 'Where is the permanent secretariat of BIMSTEC?'),
    right: both('ঢাকা', 'Dhaka'),
    wrong: [both('ব্যাংকক', 'Bangkok'), both('কলম্বো', 'Colombo'), both('নয়াদিল্লি', 'New Delhi')],
    explanation: both(
      '১৯৯৭ সালে ব্যাংককে প্রতিষ্ঠিত বিমসটেকের সচিবালয় ২০১৪ সালে ঢাকায় চালু হয়। সদস্য সাতটি দেশ।',
      'Founded at Bangkok in 1997, it opened its secretariat in Dhaka in 2014. It has seven members.',
    ),
    tags: ['আঞ্চলিক সংস্থা'],
  }),
  question('world-affairs-006', 2, {
    text: both(
      'ইসলামি সহযোগিতা সংস্থার (ওআইসি) সদর দপ্তর কোথায়?',
      'Where is the headquarters of the Organisation of Islamic Cooperation?',
    ),
    right: both('জেদ্দা', 'Jeddah'),
    wrong: [both('রিয়াদ', 'Riyadh'), both('কায়রো', 'Cairo'), both('দোহা', 'Doha')],
    explanation: both(
      '১৯৬৯ সালে রাবাত সম্মেলনে প্রতিষ্ঠিত ওআইসির সদর দপ্তর সৌদি আরবের জেদ্দায়। বাংলাদেশ সদস্য হয় ১৯৭৪ সালে। আরব লিগের সদর দপ্তর কায়রোতে।',
      'Founded at Rabat in 1969, it sits in Jeddah; Bangladesh joined in 1974. The Arab League sits in Cairo.',
    ),
    tags: ['আঞ্চলিক সংস্থা'],
  }),
  question('world-affairs-007', 2, {
    text: both('আসিয়ান কোন সালে প্রতিষ্ঠিত হয়?', 'In which year was ASEAN founded?'),
    right: both('১৯৬৭ সালে', '1967'),
    wrong: [both('১৯৪৯ সালে', '1949'), both('১৯৮৫ সালে', '1985'), both('১৯৯৩ সালে', '1993')],
    explanation: both(
      '৮ আগস্ট ১৯৬৭ ব্যাংকক ঘোষণার মাধ্যমে আসিয়ান; সচিবালয় জাকার্তায়। ন্যাটো ১৯৪৯, সার্ক ১৯৮৫, ইউরোপীয় ইউনিয়ন ১৯৯৩ সালের।',
      'It began with the Bangkok Declaration of 8 August 1967; its secretariat is in Jakarta. NATO is of 1949, SAARC of 1985, the European Union of 1993.',
    ),
    tags: ['আঞ্চলিক সংস্থা'],
  }),
  question('world-affairs-008', 2, {
    text: both('ইউরোপীয় ইউনিয়ন কোন চুক্তির মাধ্যমে প্রতিষ্ঠিত হয়?', 'By which treaty was the European Union established?'),
    right: both('মাস্ট্রিখট চুক্তি', 'the Maastricht Treaty'),
    wrong: [
      both('রোম চুক্তি', 'the Treaty of Rome'),
      both('লিসবন চুক্তি', 'the Lisbon Treaty'),
      both('শেনজেন চুক্তি', 'the Schengen Agreement'),
    ],
    explanation: both(
      '১৯৯২ সালে স্বাক্ষরিত মাস্ট্রিখট চুক্তি ১৯৯৩ সালের ১ নভেম্বর কার্যকর হয়। রোম চুক্তি (১৯৫৭) ইউরোপীয় অর্থনৈতিক সম্প্রদায়ের, শেনজেন অবাধ চলাচলের।',
      'The Maastricht Treaty, signed in 1992, took effect on 1 November 1993. The Treaty of Rome (1957) made the European Economic Community; Schengen is about free movement.',
    ),
    tags: ['চুক্তি'],
  }),
  question('world-affairs-009', 1, {
    text: both('মানবাধিকারের সর্বজনীন ঘোষণাপত্র কবে গৃহীত হয়?', 'When was the Universal Declaration of Human Rights adopted?'),
    right: both('১০ ডিসেম্বর ১৯৪৮', '10 December 1948'),
    wrong: [
      both('২৪ অক্টোবর ১৯৪৫', '24 October 1945'),
      both('১০ ডিসেম্বর ১৯৫০', '10 December 1950'),
      both('১৬ ডিসেম্বর ১৯৬৬', '16 December 1966'),
    ],
    explanation: both(
      'প্যারিসে সাধারণ পরিষদের অধিবেশনে গৃহীত ৩০ অনুচ্ছেদের এই ঘোষণার দিনটি মানবাধিকার দিবস। ১৬ ডিসেম্বর ১৯৬৬ গৃহীত হয় দুটি আন্তর্জাতিক মানবাধিকার চুক্তি।',
      'The General Assembly adopted its 30 articles in Paris, and the day is Human Rights Day. The two International Covenants are of 16 December 1966.',
    ),
    tags: ['মানবাধিকার'],
  }),
  question('world-affairs-010', 1, {
    text: both('টেকসই উন্নয়ন অভীষ্ট (SDG) কয়টি?', 'How many Sustainable Development Goals are there?'),
    right: both('১৭টি', '17'),
    wrong: [both('৮টি', '8'), both('১৫টি', '15'), both('১৬৯টি', '169')],
    explanation: both(
      '২০১৫ সালে গৃহীত ১৭টি অভীষ্ট ও ১৬৯টি লক্ষ্যমাত্রা, মেয়াদ ২০১৬ থেকে ২০৩০। সহস্রাব্দ উন্নয়ন লক্ষ্য (MDG) ছিল ৮টি।',
      'In 2015 17 goals with 169 targets were adopted for 2016 to 2030. There had been 8 Millennium Development Goals.',
    ),
    tags: ['জাতিসংঘ'],
  }),
  question('world-affairs-011', 2, {
    text: both(
      'ভার্সাই চুক্তি (১৯১৯) কোন যুদ্ধের পর স্বাক্ষরিত হয়?',
      'After which war was the Treaty of Versailles of 1919 signed?',
    ),
    right: both('প্রথম বিশ্বযুদ্ধ', 'the First World War'),
    wrong: [
      both('দ্বিতীয় বিশ্বযুদ্ধ', 'the Second World War'),
      both('ক্রিমিয়ার যুদ্ধ', 'the Crimean War'),
      both('ফ্রাঙ্কো-প্রুশীয় যুদ্ধ', 'the Franco-Prussian War'),
    ],
    explanation: both(
      '২৮ জুন ১৯১৯ জার্মানির সঙ্গে মিত্রশক্তির এই চুক্তি হয়; এতে জার্মানির ওপর ক্ষতিপূরণ চাপানো হয় ও জাতিপুঞ্জের (লিগ অব নেশনস) সনদ যুক্ত থাকে।',
      'The Allies signed it with Germany on 28 June 1919. It laid reparations on Germany and held the Covenant of the League of Nations.',
    ),
    tags: ['বিশ্বযুদ্ধ'],
  }),
  question('world-affairs-012', 1, {
    text: both('হিরোশিমায় পারমাণবিক বোমা ফেলা হয় কবে?', 'When was the atomic bomb dropped on Hiroshima?'),
    right: both('৬ আগস্ট ১৯৪৫', '6 August 1945'),
    wrong: [
      both('৯ আগস্ট ১৯৪৫', '9 August 1945'),
      both('৮ মে ১৯৪৫', '8 May 1945'),
      both('৭ ডিসেম্বর ১৯৪১', '7 December 1941'),
    ],
    explanation: both(
      'হিরোশিমা ৬ আগস্ট, নাগাসাকি ৯ আগস্ট। ৮ মে ১৯৪৫ ইউরোপে যুদ্ধ শেষ হয়; ৭ ডিসেম্বর ১৯৪১ পার্ল হারবার আক্রান্ত হয়।',
      'Hiroshima was bombed on 6 August, Nagasaki on 9 August. The war in Europe ended on 8 May 1945; Pearl Harbor was attacked on 7 December 1941.',
    ),
    tags: ['বিশ্বযুদ্ধ'],
  }),
  question('world-affairs-013', 2, {
    text: both('ম্যাগনা কার্টা কোন সালে স্বাক্ষরিত হয়?', 'In which year was Magna Carta sealed?'),
    right: both('১২১৫ সালে', '1215'),
    wrong: [both('১০৬৬ সালে', '1066'), both('১৬৮৯ সালে', '1689'), both('১৭৭৬ সালে', '1776')],
    explanation: both(
      'ইংল্যান্ডের রাজা জন ১২১৫ সালে ম্যাগনা কার্টায় সম্মত হন: রাজাও আইনের অধীন। বিল অব রাইটস ১৬৮৯, আমেরিকার স্বাধীনতার ঘোষণা ১৭৭৬ সালের।',
      'King John of England agreed to it in 1215: the king too is under the law. The Bill of Rights is of 1689, the American Declaration of Independence of 1776.',
    ),
    tags: ['বিশ্ব ইতিহাস'],
  }),
  question('world-affairs-014', 2, {
    text: both('‘ডুরান্ড লাইন’ কোন দুটি দেশের সীমারেখা?', 'Between which two countries does the Durand Line run?'),
    right: both('পাকিস্তান ও আফগানিস্তান', 'Pakistan and Afghanistan'),
    wrong: [
      both('ভারত ও চীন', 'India and China'),
      both('ভারত ও পাকিস্তান', 'India and Pakistan'),
      both('উত্তর ও দক্ষিণ কোরিয়া', 'North and South Korea'),
    ],
    explanation: both(
      'ডুরান্ড লাইন (১৮৯৩) পাকিস্তান-আফগানিস্তান, ম্যাকমোহন লাইন ভারত-চীন, র‍্যাডক্লিফ লাইন ভারত-পাকিস্তান (১৯৪৭), আর ৩৮ ডিগ্রি অক্ষরেখা দুই কোরিয়ার।',
      'The Durand Line (1893) is Pakistan’s with Afghanistan, the McMahon Line India’s with China, the Radcliffe Line India’s with Pakistan (1947), and the 38th parallel lies between the Koreas.',
    ),
    tags: ['সীমারেখা'],
  }),
  question('world-affairs-015', 1, {
    text: both('সুয়েজ খাল কোন দুটি সাগরকে যুক্ত করেছে?', 'Which two seas does the Suez Canal join?'),
    right: both('ভূমধ্যসাগর ও লোহিত সাগর', 'the Mediterranean and the Red Sea'),
    wrong: [
      both('কৃষ্ণসাগর ও ভূমধ্যসাগর', 'the Black Sea and the Mediterranean'),
      both('লোহিত সাগর ও আরব সাগর', 'the Red Sea and the Arabian Sea'),
      both('কাস্পিয়ান সাগর ও কৃষ্ণসাগর', 'the Caspian and the Black Sea'),
    ],
    explanation: both(
      'মিশরের সুয়েজ খাল ১৮৬৯ সালে চালু ও ১৯৫৬ সালে জাতীয়করণ হয়। এটি ভূমধ্যসাগর ও লোহিত সাগরকে যুক্ত করে, আফ্রিকা ঘুরে যাওয়ার দরকার থাকে না।',
      'It opened in Egypt in 1869 and was nationalised in 1956. It joins the Mediterranean and the Red Sea, so that ships need not go round Africa.',
    ),
    tags: ['ভূরাজনীতি'],
  }),
  question('world-affairs-016', 2, {
    text: both(
      'নেলসন ম্যান্ডেলা তাঁর বন্দিজীবনের বড় অংশ কোন দ্বীপে কাটান?',
      'On which island did Nelson Mandela spend most of his imprisonment?',
    ),
    right: both('রোবেন দ্বীপ', 'Robben Island'),
    wrong: [both('সেন্ট হেলেনা', 'Saint Helena'), both('এলবা', 'Elba'), both('জাঞ্জিবার', 'Zanzibar')],
    explanation: both(
      '২৭ বছরের বন্দিজীবনের ১৮ বছর কাটে কেপটাউনের কাছে রোবেন দ্বীপে; ১৯৯৪ সালে তিনি দক্ষিণ আফ্রিকার প্রথম কৃষ্ণাঙ্গ রাষ্ট্রপতি হন। এলবা ও সেন্ট হেলেনায় নির্বাসিত ছিলেন নেপোলিয়ন।',
      'He spent 18 of his 27 years of prison on Robben Island near Cape Town, and in 1994 became South Africa’s first Black president. Elba and Saint Helena held Napoleon.',
    ),
    tags: ['বিশ্ব ইতিহাস'],
  }),
]
