import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both, numeral } from './seed-question.ts'

const question = answeredOf('bangladesh')

/** The state of Bangladesh, its economy and culture. Where something may change, the year is named. */
export const bangladeshState: SeedQuestion[] = [
  question('bangladesh-state-001', 1, {
    text: both('বাংলাদেশের সংবিধানে মোট কয়টি অনুচ্ছেদ আছে?', 'How many articles has the Constitution of Bangladesh?'),
    right: both('১৫৩টি', '153'),
    wrong: [both('১১টি', '11'), both('১৪২টি', '142'), both('১৬৫টি', '165')],
    explanation: both(
      '১৯৭২ সালের সংবিধানে ১১টি ভাগে ১৫৩টি অনুচ্ছেদ। ১৪২ অনুচ্ছেদে সংবিধান সংশোধনের বিধান।',
      'The Constitution of 1972 has 153 articles in 11 parts. Article 142 is about amending it.',
    ),
    tags: ['সংবিধান'],
  }),
  question('bangladesh-state-002', 2, {
    text: both(
      'বাংলাদেশের সংবিধান গণপরিষদে কবে গৃহীত হয়?',
      'When did the Constituent Assembly adopt the Constitution of Bangladesh?',
    ),
    right: both('৪ নভেম্বর ১৯৭২', '4 November 1972'),
    wrong: [
      both('১২ অক্টোবর ১৯৭২', '12 October 1972'),
      both('১৪ ডিসেম্বর ১৯৭২', '14 December 1972'),
      both('২৬ মার্চ ১৯৭২', '26 March 1972'),
    ],
    explanation: both(
      'খসড়া উত্থাপিত হয় ১২ অক্টোবর, গৃহীত হয় ৪ নভেম্বর (সংবিধান দিবস) এবং কার্যকর হয় ১৬ ডিসেম্বর ১৯৭২।',
      'The draft was laid on 12 October and adopted on 4 November; the Constitution came into force on 16 December 1972.',
    ),
    tags: ['সংবিধান'],
  }),
  question('bangladesh-state-003', 2, {
    text: both(
      'সংবিধানের কোন অনুচ্ছেদে চিন্তা, বিবেক ও বাক্‌স্বাধীনতার নিশ্চয়তা আছে?',
      'Which article of the Constitution guarantees freedom of thought, conscience and speech?',
    ),
    right: both('৩৯ অনুচ্ছেদ', 'Article 39'),
    wrong: [both('২৭ অনুচ্ছেদ', 'Article 27'), both('৩২ অনুচ্ছেদ', 'Article 32'), both('৪১ অনুচ্ছেদ', 'Article 41')],
    explanation: both(
      '৩৯: চিন্তা, বিবেক, বাক্‌ ও ভাবপ্রকাশের স্বাধীনতা। ২৭: আইনের দৃষ্টিতে সমতা; ৩২: জীবন ও ব্যক্তিস্বাধীনতা; ৪১: ধর্মীয় স্বাধীনতা।',
      'Article 39: thought, conscience, speech and expression. Article 27: equality before law; 32: life and personal liberty; 41: religion.',
    ),
    tags: ['সংবিধান'],
  }),
  question('bangladesh-state-004', 2, {
    text: both(
      'বাংলাদেশের সুপ্রিম কোর্ট কোন দুটি বিভাগ নিয়ে গঠিত?',
      'Which two divisions make up the Supreme Court of Bangladesh?',
    ),
    right: both('আপিল বিভাগ ও হাইকোর্ট বিভাগ', 'the Appellate Division and the High Court Division'),
    wrong: [
      both('দেওয়ানি বিভাগ ও ফৌজদারি বিভাগ', 'the Civil Division and the Criminal Division'),
      both('হাইকোর্ট বিভাগ ও জেলা আদালত', 'the High Court Division and the District Courts'),
      both('আপিল বিভাগ ও ট্রাইব্যুনাল', 'the Appellate Division and the tribunals'),
    ],
    explanation: both(
      'সংবিধানের ৯৪ অনুচ্ছেদ: আপিল বিভাগ ও হাইকোর্ট বিভাগ নিয়ে সুপ্রিম কোর্ট। জেলা আদালত ও ট্রাইব্যুনাল অধস্তন আদালত।',
      'Article 94: the Supreme Court comprises the Appellate Division and the High Court Division. District courts and tribunals are subordinate.',
    ),
    tags: ['বিচার বিভাগ'],
  }),
  question('bangladesh-state-005', 1, {
    text: both('জাতীয় সংসদ ভবনের স্থপতি কে?', 'Who was the architect of the National Parliament House?'),
    right: both('লুই আই কান', 'Louis I. Kahn'),
    wrong: [both('মাজহারুল ইসলাম', 'Muzharul Islam'), both('এফ আর খান', 'F. R. Khan'), both('লে করবুসিয়ে', 'Le Corbusier')],
    explanation: both(
      'মার্কিন স্থপতি লুই আই কানের নকশায় শেরেবাংলা নগরের সংসদ ভবন; উদ্বোধন ১৯৮২ সালে। এফ আর খান শিকাগোর সিয়ার্স টাওয়ারের কাঠামো-প্রকৌশলী, মাজহারুল ইসলাম বাংলাদেশের পথিকৃৎ স্থপতি।',
      'The American Louis I. Kahn designed the house at Sher-e-Bangla Nagar, opened in 1982. F. R. Khan was the structural engineer of the Sears Tower in Chicago, Muzharul Islam the pioneer of architecture in Bangladesh.',
    ),
    tags: ['স্থাপত্য'],
  }),
  question('bangladesh-state-006', 1, {
    text: both(
      'কেন্দ্রীয় শহীদ মিনারের মূল নকশা কোন শিল্পীর?',
      'Which artist made the original design of the Central Shaheed Minar?',
    ),
    right: both('হামিদুর রহমান', 'Hamidur Rahman'),
    wrong: [both('কামরুল হাসান', 'Quamrul Hassan'), both('জয়নুল আবেদিন', 'Zainul Abedin'), both('নিতুন কুন্ডু', 'Nitun Kundu')],
    explanation: both(
      'শিল্পী হামিদুর রহমানের নকশায়, ভাস্কর নভেরা আহমেদের সহযোগিতায় মিনারটি গড়া হয়। কামরুল হাসান জাতীয় পতাকার চূড়ান্ত রূপকার; নিতুন কুন্ডুর ভাস্কর্য ‘সাবাশ বাংলাদেশ’।',
      'Hamidur Rahman designed it, with the sculptor Novera Ahmed. Quamrul Hassan gave the national flag its final form; Nitun Kundu made the sculpture “Sabash Bangladesh”.',
    ),
    tags: ['স্থাপত্য'],
  }),
  question('bangladesh-state-007', 2, {
    text: both('বাংলাদেশের জাতীয় প্রতীকে কয়টি তারকা আছে?', 'How many stars are there in the national emblem of Bangladesh?'),
    right: numeral(4),
    wrong: [numeral(2), numeral(3), numeral(5)],
    explanation: both(
      'পানিতে ভাসমান শাপলা, দুই পাশে ধানের শীষ, ওপরে পরস্পর যুক্ত তিনটি পাটপাতা আর তার দুই পাশে দুটি করে চারটি তারকা।',
      'A water lily on water, an ear of rice on either side, three joined jute leaves above and two stars on each side of them: four.',
    ),
    tags: ['জাতীয় প্রতীক'],
  }),
  question('bangladesh-state-008', 2, {
    text: both('বাংলাদেশের জাতীয় বৃক্ষ কোনটি?', 'Which is the national tree of Bangladesh?'),
    right: both('আমগাছ', 'the mango'),
    wrong: [both('কাঁঠালগাছ', 'the jackfruit'), both('বটগাছ', 'the banyan'), both('তালগাছ', 'the palmyra palm')],
    explanation: both(
      '২০১০ সালে আমগাছ জাতীয় বৃক্ষ ঘোষিত হয়। জাতীয় ফল কাঁঠাল, তাই দুটি গুলিয়ে যায়; বটগাছ ভারতের জাতীয় বৃক্ষ।',
      'The mango was declared the national tree in 2010. The national fruit is the jackfruit, which confuses many; the banyan is India’s national tree.',
    ),
    tags: ['জাতীয় প্রতীক'],
  }),
  question('bangladesh-state-009', 2, {
    text: both(
      'বাংলাদেশকে প্রথম স্বীকৃতি দেওয়া দেশ হিসেবে কোনটিকে গণ্য করা হয়?',
      'Which country is held to be the first that recognised Bangladesh?',
    ),
    right: both('ভুটান', 'Bhutan'),
    wrong: [both('নেপাল', 'Nepal'), both('পূর্ব জার্মানি', 'East Germany'), both('সোভিয়েত ইউনিয়ন', 'the Soviet Union')],
    explanation: both(
      '৬ ডিসেম্বর ১৯৭১ ভুটান ও একই দিনে ভারত স্বীকৃতি দেয়; বাংলাদেশ সরকার ভুটানকেই প্রথম বলে। পূর্ব জার্মানি, নেপাল ও সোভিয়েত ইউনিয়ন দেয় ১৯৭২ সালের জানুয়ারিতে।',
      'Bhutan, and on the same day India, did so on 6 December 1971; Bangladesh holds Bhutan to have been the first. East Germany, Nepal and the Soviet Union followed in January 1972.',
    ),
    tags: ['পররাষ্ট্র'],
  }),
  question('bangladesh-state-010', 2, {
    text: both(
      '২০১২ সালে মিয়ানমারের সঙ্গে বাংলাদেশের সমুদ্রসীমার রায় দেয় কোন আদালত?',
      'Which court decided the maritime boundary of Bangladesh with Myanmar in 2012?',
    ),
    right: both('সমুদ্র আইনবিষয়ক আন্তর্জাতিক ট্রাইব্যুনাল', 'the International Tribunal for the Law of the Sea'),
    wrong: [
      both('আন্তর্জাতিক বিচার আদালত', 'the International Court of Justice'),
      both('স্থায়ী সালিশি আদালত', 'the Permanent Court of Arbitration'),
      both('আন্তর্জাতিক অপরাধ আদালত', 'the International Criminal Court'),
    ],
    explanation: both(
      'জার্মানির হামবুর্গের ট্রাইব্যুনাল (ITLOS) ১৪ মার্চ ২০১২ রায় দেয়। ভারতের সঙ্গে সীমা ঠিক হয় হেগের স্থায়ী সালিশি আদালতের অধীনে, ৭ জুলাই ২০১৪।',
      'The tribunal (ITLOS) at Hamburg decided on 14 March 2012. The boundary with India was settled under the Permanent Court of Arbitration at The Hague, on 7 July 2014.',
    ),
    tags: ['সমুদ্রসীমা'],
  }),
  question('bangladesh-state-011', 1, {
    text: both('পদ্মা সেতুর মূল সেতুর দৈর্ঘ্য কত?', 'How long is the main bridge of the Padma Bridge?'),
    right: both('৬.১৫ কিলোমিটার', '6.15 kilometres'),
    wrong: [
      both('৪.৮ কিলোমিটার', '4.8 kilometres'),
      both('৫.১৫ কিলোমিটার', '5.15 kilometres'),
      both('৯.৮৩ কিলোমিটার', '9.83 kilometres'),
    ],
    explanation: both(
      'মূল সেতু ৬.১৫ কিলোমিটার, খুলে দেওয়া হয় জুন ২০২২-এ; সংযোগ অংশসহ ৯.৮৩ কিলোমিটার। যমুনা বহুমুখী সেতু (১৯৯৮) ৪.৮ কিলোমিটার।',
      'The main bridge is 6.15 kilometres and opened in June 2022; with its viaducts it measures 9.83. The Jamuna Multipurpose Bridge (1998) is 4.8 kilometres.',
    ),
    tags: ['যোগাযোগ'],
  }),
  question('bangladesh-state-012', 2, {
    text: both('বাংলাদেশের প্রথম বাণিজ্যিক চা-বাগান কোনটি?', 'Which was the first commercial tea garden of Bangladesh?'),
    right: both('মালনীছড়া', 'Malnichhara'),
    wrong: [both('লাক্কাতুরা', 'Lakkatura'), both('ফিনলে', 'Finlay'), both('তেঁতুলিয়া', 'Tetulia')],
    explanation: both(
      '১৮৫৪ সালে সিলেটের মালনীছড়ায় প্রথম বাণিজ্যিক চা-বাগান হয়। চায়ের জন্য চাই ঢালু জমি, প্রচুর বৃষ্টি আর পানি না দাঁড়ানো মাটি।',
      'The first was laid out at Malnichhara in Sylhet in 1854. Tea wants sloping land, much rain and soil on which water does not stand.',
    ),
    tags: ['কৃষি'],
  }),
  question('bangladesh-state-013', 2, {
    text: both('বাংলাদেশের প্রথম গ্যাসক্ষেত্র কোথায় আবিষ্কৃত হয়?', 'Where was the first gas field of Bangladesh found?'),
    right: both('হরিপুর, সিলেট', 'Haripur, Sylhet'),
    wrong: [
      both('তিতাস, ব্রাহ্মণবাড়িয়া', 'Titas, Brahmanbaria'),
      both('বিবিয়ানা, হবিগঞ্জ', 'Bibiyana, Habiganj'),
      both('বাখরাবাদ, কুমিল্লা', 'Bakhrabad, Cumilla'),
    ],
    explanation: both(
      '১৯৫৫ সালে সিলেটের হরিপুরে প্রথম গ্যাসক্ষেত্র আবিষ্কৃত হয়। তিতাস আবিষ্কৃত হয় ১৯৬২ সালে, বিবিয়ানা ১৯৯৮ সালে।',
      'It was found at Haripur in Sylhet in 1955. Titas was found in 1962, Bibiyana in 1998.',
    ),
    tags: ['খনিজ সম্পদ'],
  }),
  question('bangladesh-state-014', 2, {
    text: both(
      '২০২৩ সালে ইউনেস্কোর অপরিমেয় সাংস্কৃতিক ঐতিহ্যের তালিকায় বাংলাদেশের কোনটি যুক্ত হয়?',
      'What of Bangladesh was added to UNESCO’s list of intangible heritage in 2023?',
    ),
    right: both('ঢাকার রিকশা ও রিকশাচিত্র', 'rickshaws and rickshaw painting in Dhaka'),
    wrong: [both('বাউল গান', 'Baul songs'), both('শীতলপাটি', 'Shital Pati weaving'), both('মসলিন', 'muslin')],
    explanation: both(
      'বাউল গান তালিকায় আসে ২০০৮ সালে, শীতলপাটি বুনন ২০১৭ সালে, রিকশা ও রিকশাচিত্র ২০২৩ সালের ডিসেম্বরে।',
      'Baul songs came on the list in 2008, Shital Pati weaving in 2017, and rickshaws and rickshaw painting in December 2023.',
    ),
    tags: ['সংস্কৃতি'],
  }),
  question('bangladesh-state-015', 2, {
    text: both('‘ওয়ানগালা’ কোন জনগোষ্ঠীর উৎসব?', 'Of which people is Wangala the festival?'),
    right: both('গারো', 'the Garo'),
    wrong: [both('চাকমা', 'the Chakma'), both('সাঁওতাল', 'the Santal'), both('মণিপুরি', 'the Manipuri')],
    explanation: both(
      'ওয়ানগালা গারোদের নবান্ন উৎসব। চাকমাদের বর্ষবরণ বিজু, সাঁওতালদের সোহরাই, মণিপুরিদের রাস উৎসব।',
      'Wangala is the harvest festival of the Garo. The Chakma keep Biju at the new year, the Santal Sohrai, the Manipuri the Ras festival.',
    ),
    tags: ['সংস্কৃতি'],
  }),
  question('bangladesh-state-016', 1, {
    text: both(
      '২০০৬ সালে মুহাম্মদ ইউনূসের সঙ্গে কোন প্রতিষ্ঠান নোবেল শান্তি পুরস্কার পায়?',
      'Which institution shared the Nobel Peace Prize of 2006 with Muhammad Yunus?',
    ),
    right: both('গ্রামীণ ব্যাংক', 'Grameen Bank'),
    wrong: [both('ব্র্যাক', 'BRAC'), both('আশা', 'ASA'), both('প্রশিকা', 'Proshika')],
    explanation: both(
      'ক্ষুদ্রঋণের মাধ্যমে দরিদ্র মানুষের উন্নয়নে কাজের জন্য মুহাম্মদ ইউনূস ও গ্রামীণ ব্যাংক যৌথভাবে পুরস্কারটি পান।',
      'Muhammad Yunus and Grameen Bank shared it for their work in creating development from below by microcredit.',
    ),
    tags: ['অর্থনীতি'],
  }),
]
