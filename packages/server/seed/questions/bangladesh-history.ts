import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('bangladesh')

/** History of Bangladesh from the sultans to independence. */
export const bangladeshHistory: SeedQuestion[] = [
  question('bangladesh-history-001', 2, {
    text: both('বাংলার প্রথম স্বাধীন সুলতান কে?', 'Who was the first independent sultan of Bengal?'),
    right: both('ফখরুদ্দিন মুবারক শাহ', 'Fakhruddin Mubarak Shah'),
    wrong: [
      both('শামসুদ্দিন ইলিয়াস শাহ', 'Shamsuddin Ilyas Shah'),
      both('আলাউদ্দিন হোসেন শাহ', 'Alauddin Husain Shah'),
      both('গিয়াসউদ্দিন আজম শাহ', 'Ghiyasuddin Azam Shah'),
    ],
    explanation: both(
      '১৩৩৮ সালে সোনারগাঁয়ে ফখরুদ্দিন মুবারক শাহ স্বাধীনতা ঘোষণা করেন। সমগ্র বাংলাকে প্রথম একত্র করেন শামসুদ্দিন ইলিয়াস শাহ, তাই তাঁর উপাধি ‘শাহ-ই-বাঙ্গালাহ’।',
      'He declared his independence at Sonargaon in 1338. It was Shamsuddin Ilyas Shah who first united all Bengal, hence his title Shah-i-Bangalah.',
    ),
    tags: ['মধ্যযুগ'],
  }),
  question('bangladesh-history-002', 2, {
    text: both('১৬১০ সালে ঢাকাকে সুবা বাংলার রাজধানী করেন কে?', 'Who made Dhaka the capital of the province of Bengal in 1610?'),
    right: both('ইসলাম খান চিশতি', 'Islam Khan Chishti'),
    wrong: [both('শায়েস্তা খান', 'Shaista Khan'), both('মীর জুমলা', 'Mir Jumla'), both('মুর্শিদ কুলি খান', 'Murshid Quli Khan')],
    explanation: both(
      'মোগল সুবাদার ইসলাম খান চিশতি রাজমহল থেকে রাজধানী ঢাকায় আনেন ও সম্রাটের নামে জাহাঙ্গীরনগর নাম দেন। মুর্শিদ কুলি খান পরে মুর্শিদাবাদে সরিয়ে নেন।',
      'The Mughal governor Islam Khan Chishti moved the capital from Rajmahal to Dhaka and called it Jahangirnagar. Murshid Quli Khan later moved it to Murshidabad.',
    ),
    tags: ['মোগল আমল'],
  }),
  question('bangladesh-history-003', 2, {
    text: both('লালবাগ কেল্লার নির্মাণকাজ কে শুরু করেন?', 'Who began to build the Lalbagh Fort?'),
    right: both('শাহজাদা মুহাম্মদ আজম', 'Prince Muhammad Azam'),
    wrong: [both('শায়েস্তা খান', 'Shaista Khan'), both('শাহ সুজা', 'Shah Shuja'), both('ইসলাম খান', 'Islam Khan')],
    explanation: both(
      'আওরঙ্গজেবের পুত্র শাহজাদা মুহাম্মদ আজম ১৬৭৮ সালে কাজ শুরু করেন; সুবাদার শায়েস্তা খান কিছুদূর এগিয়ে কন্যা পরীবিবির মৃত্যুর পর তা অসমাপ্ত রাখেন।',
      'Aurangzeb’s son Muhammad Azam began it in 1678. Shaista Khan went on with it and left it unfinished after the death of his daughter Pari Bibi.',
    ),
    tags: ['মোগল আমল'],
  }),
  question('bangladesh-history-004', 1, {
    text: both('পলাশীর যুদ্ধ কবে সংঘটিত হয়?', 'When was the Battle of Plassey fought?'),
    right: both('২৩ জুন ১৭৫৭', '23 June 1757'),
    wrong: [
      both('২২ অক্টোবর ১৭৬৪', '22 October 1764'),
      both('১২ আগস্ট ১৭৬৫', '12 August 1765'),
      both('১০ মে ১৮৫৭', '10 May 1857'),
    ],
    explanation: both(
      'নবাব সিরাজউদ্দৌলা ও ইস্ট ইন্ডিয়া কোম্পানির মধ্যে যুদ্ধ হয় ২৩ জুন ১৭৫৭। বক্সারের যুদ্ধ ২২ অক্টোবর ১৭৬৪, কোম্পানির দেওয়ানি লাভ ১২ আগস্ট ১৭৬৫।',
      'Nawab Sirajuddaula and the East India Company met on 23 June 1757. Buxar was fought on 22 October 1764, and the Company got the Diwani on 12 August 1765.',
    ),
    tags: ['ঔপনিবেশিক আমল'],
  }),
  question('bangladesh-history-005', 2, {
    text: both('১৭৯৩ সালে চিরস্থায়ী বন্দোবস্ত প্রবর্তন করেন কে?', 'Who introduced the Permanent Settlement in 1793?'),
    right: both('লর্ড কর্নওয়ালিস', 'Lord Cornwallis'),
    wrong: [
      both('লর্ড ওয়েলেসলি', 'Lord Wellesley'),
      both('ওয়ারেন হেস্টিংস', 'Warren Hastings'),
      both('লর্ড ডালহৌসি', 'Lord Dalhousie'),
    ],
    explanation: both(
      'লর্ড কর্নওয়ালিসের চিরস্থায়ী বন্দোবস্তে জমিদার জমির মালিক হন নির্দিষ্ট খাজনার বিনিময়ে। ১৯৫০ সালের প্রজাস্বত্ব আইনে পূর্ববঙ্গে জমিদারি প্রথা উঠে যায়।',
      'Under Cornwallis’s settlement the zamindars became owners of land for a fixed revenue. The East Bengal Act of 1950 ended the zamindari system.',
    ),
    tags: ['ঔপনিবেশিক আমল'],
  }),
  question('bangladesh-history-006', 1, {
    text: both('বঙ্গভঙ্গ রদ করা হয় কোন সালে?', 'In which year was the Partition of Bengal annulled?'),
    right: both('১৯১১ সালে', '1911'),
    wrong: [both('১৯০৫ সালে', '1905'), both('১৯০৬ সালে', '1906'), both('১৯১৯ সালে', '1919')],
    explanation: both(
      'লর্ড কার্জনের আমলে ১৯০৫ সালের ১৬ অক্টোবর বঙ্গভঙ্গ কার্যকর হয়; ১৯১১ সালের ১২ ডিসেম্বর দিল্লি দরবারে রাজা পঞ্চম জর্জ তা রদের ঘোষণা দেন।',
      'The partition took effect under Lord Curzon on 16 October 1905; King George V announced its annulment at the Delhi Durbar on 12 December 1911.',
    ),
    tags: ['ঔপনিবেশিক আমল'],
  }),
  question('bangladesh-history-007', 2, {
    text: both('ঢাকা বিশ্ববিদ্যালয় কোন সালে প্রতিষ্ঠিত হয়?', 'In which year was the University of Dhaka founded?'),
    right: both('১৯২১ সালে', '1921'),
    wrong: [both('১৯১২ সালে', '1912'), both('১৯১৭ সালে', '1917'), both('১৯২৬ সালে', '1926')],
    explanation: both(
      '১৯১২ সালে নাথান কমিটি গঠিত হয়, ১৯২০ সালে আইন পাস হয় এবং ১৯২১ সালের ১ জুলাই শিক্ষাকার্যক্রম শুরু হয়।',
      'The Nathan Committee was formed in 1912, the Act passed in 1920, and teaching began on 1 July 1921.',
    ),
    tags: ['ঔপনিবেশিক আমল'],
  }),
  question('bangladesh-history-008', 2, {
    text: both('‘তমদ্দুন মজলিস’ কোন সালে প্রতিষ্ঠিত হয়?', 'In which year was the Tamaddun Majlish founded?'),
    right: both('১৯৪৭ সালে', '1947'),
    wrong: [both('১৯৪৮ সালে', '1948'), both('১৯৪৯ সালে', '1949'), both('১৯৫২ সালে', '1952')],
    explanation: both(
      'অধ্যাপক আবুল কাসেমের উদ্যোগে ১৯৪৭ সালের সেপ্টেম্বরে সংগঠনটি গড়ে ওঠে এবং ‘পাকিস্তানের রাষ্ট্রভাষা বাংলা না উর্দু?’ পুস্তিকা প্রকাশ করে।',
      'Professor Abul Kashem founded it in September 1947; it published the booklet asking whether Bangla or Urdu should be the state language.',
    ),
    tags: ['ভাষা আন্দোলন'],
  }),
  question('bangladesh-history-009', 1, {
    text: both(
      '১৯৫৪ সালের নির্বাচনে যুক্তফ্রন্টের নির্বাচনী কর্মসূচি কত দফার ছিল?',
      'How many points had the manifesto of the United Front in the election of 1954?',
    ),
    right: both('২১ দফা', '21'),
    wrong: [both('৬ দফা', '6'), both('১১ দফা', '11'), both('১৮ দফা', '18')],
    explanation: both(
      'যুক্তফ্রন্টের ২১ দফার প্রথমটি ছিল বাংলাকে অন্যতম রাষ্ট্রভাষা করা। ৬ দফা ১৯৬৬ সালের, ছাত্রদের ১১ দফা ১৯৬৯ সালের।',
      'The first of its 21 points was to make Bangla a state language. The Six Points are of 1966 and the students’ Eleven Points of 1969.',
    ),
    tags: ['পাকিস্তান আমল'],
  }),
  question('bangladesh-history-010', 2, {
    text: both(
      'ঊনসত্তরের গণ-অভ্যুত্থানে আসাদুজ্জামান আসাদ কবে শহীদ হন?',
      'On which day of the mass uprising of 1969 was Asaduzzaman Asad killed?',
    ),
    right: both('২০ জানুয়ারি', '20 January'),
    wrong: [both('২৪ জানুয়ারি', '24 January'), both('১৫ ফেব্রুয়ারি', '15 February'), both('১৮ ফেব্রুয়ারি', '18 February')],
    explanation: both(
      '২০ জানুয়ারি ১৯৬৯ শহীদ হন আসাদ। ২৪ জানুয়ারি মতিউর, ১৫ ফেব্রুয়ারি সার্জেন্ট জহুরুল হক এবং ১৮ ফেব্রুয়ারি অধ্যাপক শামসুজ্জোহা শহীদ হন।',
      'Asad was killed on 20 January 1969; Matiur on 24 January, Sergeant Zahurul Haq on 15 February and Professor Shamsuzzoha on 18 February.',
    ),
    tags: ['পাকিস্তান আমল'],
  }),
  question('bangladesh-history-011', 1, {
    text: both('মুজিবনগর সরকারের প্রধানমন্ত্রী কে ছিলেন?', 'Who was prime minister of the Mujibnagar government?'),
    right: both('তাজউদ্দীন আহমদ', 'Tajuddin Ahmad'),
    wrong: [
      both('সৈয়দ নজরুল ইসলাম', 'Syed Nazrul Islam'),
      both('এম মনসুর আলী', 'M. Mansur Ali'),
      both('এ এইচ এম কামারুজ্জামান', 'A. H. M. Qamaruzzaman'),
    ],
    explanation: both(
      'তাজউদ্দীন আহমদ প্রধানমন্ত্রী; সৈয়দ নজরুল ইসলাম উপরাষ্ট্রপতি ও অস্থায়ী রাষ্ট্রপতি; মনসুর আলী অর্থমন্ত্রী; কামারুজ্জামান স্বরাষ্ট্র, ত্রাণ ও পুনর্বাসন মন্ত্রী।',
      'Tajuddin Ahmad was prime minister, Syed Nazrul Islam vice-president and acting president, Mansur Ali minister of finance, and Qamaruzzaman minister of home affairs, relief and rehabilitation.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-history-012', 1, {
    text: both('মুক্তিযুদ্ধে মুক্তিবাহিনীর প্রধান সেনাপতি কে ছিলেন?', 'Who was commander-in-chief of the Mukti Bahini?'),
    right: both('এম এ জি ওসমানী', 'M. A. G. Osmani'),
    wrong: [
      both('এম এ রব', 'M. A. Rab'),
      both('এ কে খন্দকার', 'A. K. Khandker'),
      both('কে এম সফিউল্লাহ', 'K. M. Safiullah'),
    ],
    explanation: both(
      'কর্নেল (পরে জেনারেল) এম এ জি ওসমানী প্রধান সেনাপতি, লে. কর্নেল এম এ রব চিফ অব স্টাফ ও গ্রুপ ক্যাপ্টেন এ কে খন্দকার ডেপুটি চিফ অব স্টাফ ছিলেন।',
      'Colonel (later General) M. A. G. Osmani commanded; Lt. Col. M. A. Rab was chief of staff and Group Captain A. K. Khandker his deputy.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-history-013', 2, {
    text: both(
      'মুক্তিযুদ্ধে ‘বীরপ্রতীক’ খেতাবপ্রাপ্ত নারী কে?',
      'Which of these women was given the title Bir Protik for the Liberation War?',
    ),
    right: both('তারামন বিবি', 'Taramon Bibi'),
    wrong: [
      both('জাহানারা ইমাম', 'Jahanara Imam'),
      both('সুফিয়া কামাল', 'Sufia Kamal'),
      both('প্রীতিলতা ওয়াদ্দেদার', 'Pritilata Waddedar'),
    ],
    explanation: both(
      'তারামন বিবি ও ডা. সিতারা বেগম: দুই নারী মুক্তিযোদ্ধা ‘বীরপ্রতীক’। প্রীতিলতা ১৯৩২ সালে চট্টগ্রামের ব্রিটিশবিরোধী বিপ্লবী।',
      'Two women hold it: Taramon Bibi and Dr Sitara Begum. Pritilata was a revolutionary against the British, in Chattogram in 1932.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-history-014', 2, {
    text: both(
      '১৬ ডিসেম্বর ১৯৭১ আত্মসমর্পণের দলিলে পাকিস্তানি বাহিনীর পক্ষে কে স্বাক্ষর করেন?',
      'Who signed the Instrument of Surrender of 16 December 1971 for the Pakistani forces?',
    ),
    right: both('এ এ কে নিয়াজি', 'A. A. K. Niazi'),
    wrong: [both('রাও ফরমান আলী', 'Rao Farman Ali'), both('টিক্কা খান', 'Tikka Khan'), both('ইয়াহিয়া খান', 'Yahya Khan')],
    explanation: both(
      'রেসকোর্স ময়দানে লে. জেনারেল নিয়াজি ও যৌথ বাহিনীর লে. জেনারেল জগজিৎ সিং অরোরা স্বাক্ষর করেন; বাংলাদেশের পক্ষে উপস্থিত ছিলেন এ কে খন্দকার।',
      'At the Race Course it was signed by Lt. Gen. Niazi and, for the joint forces, Lt. Gen. Jagjit Singh Aurora; A. K. Khandker was there for Bangladesh.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
]
