import type { SeedQuestion } from './seed-question.ts'
import { both, numeral, questionsOf } from './seed-question.ts'

const question = questionsOf('bangladesh')

/** Bangladesh affairs: history first, then the state, then land and culture. */
export const bangladesh: SeedQuestion[] = [
  question('bangladesh-001', 1, {
    text: both('মুজিবনগর সরকার কত তারিখে শপথ গ্রহণ করে?', 'On which date was the Mujibnagar government sworn in?'),
    options: [
      both('১০ এপ্রিল ১৯৭১', '10 April 1971'),
      both('২৬ মার্চ ১৯৭১', '26 March 1971'),
      both('১৭ এপ্রিল ১৯৭১', '17 April 1971'),
      both('১১ জুলাই ১৯৭১', '11 July 1971'),
    ],
    correct: 2,
    explanation: both(
      'সরকার গঠিত হয় ১০ এপ্রিল ১৯৭১, আর শপথ নেয় ১৭ এপ্রিল মেহেরপুরের বৈদ্যনাথতলায়, যার নাম হয় মুজিবনগর। গঠন ও শপথের তারিখ দুটি আলাদা করে মনে রাখতে হয়।',
      'The government was formed on 10 April 1971 and sworn in on 17 April at Baidyanathtala in Meherpur, which was then named Mujibnagar. The two dates are easily mixed up.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-002', 1, {
    text: both(
      'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
      'Into how many sectors was Bangladesh divided during the Liberation War?',
    ),
    options: [numeral(11), numeral(7), numeral(10), numeral(12)],
    correct: 0,
    explanation: both(
      'যুদ্ধ পরিচালনার জন্য সারা দেশকে ১১টি সেক্টরে ভাগ করা হয়। এর মধ্যে ১০ নম্বর ছিল নৌ-সেক্টর, যার কোনো নিয়মিত সেক্টর কমান্ডার ছিলেন না।',
      'For the conduct of the war the country was divided into 11 sectors. Sector 10 was the naval one and had no regular sector commander.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-003', 1, {
    text: both(
      'মুক্তিযুদ্ধে বীরত্বের জন্য কতজনকে ‘বীরশ্রেষ্ঠ’ খেতাব দেওয়া হয়েছে?',
      'How many people were awarded the title “Bir Sreshtho” for gallantry in the Liberation War?',
    ),
    options: [both('৫ জন', '5'), both('৬৮ জন', '68'), both('১১ জন', '11'), both('৭ জন', '7')],
    correct: 3,
    explanation: both(
      'সর্বোচ্চ খেতাব ‘বীরশ্রেষ্ঠ’ পেয়েছেন ৭ জন, সবাই মরণোত্তর: মহিউদ্দিন জাহাঙ্গীর, হামিদুর রহমান, মোস্তফা কামাল, রুহুল আমিন, মতিউর রহমান, মুন্সী আব্দুর রউফ ও নূর মোহাম্মদ শেখ।',
      'The highest title was given to 7, all posthumously: Mohiuddin Jahangir, Hamidur Rahman, Mostafa Kamal, Ruhul Amin, Matiur Rahman, Munshi Abdur Rouf and Nur Mohammad Sheikh.',
    ),
    tags: ['মুক্তিযুদ্ধ'],
  }),
  question('bangladesh-004', 2, {
    text: both(
      'স্বাধীন বাংলাদেশের পতাকা প্রথম কোথায় উত্তোলন করা হয়?',
      'Where was the flag of Bangladesh hoisted for the first time?',
    ),
    options: [
      both('পল্টন ময়দানে', 'at Paltan Maidan'),
      both('ঢাকা বিশ্ববিদ্যালয়ে', 'at the University of Dhaka'),
      both('রেসকোর্স ময়দানে', 'at the Race Course ground'),
      both('মুজিবনগরে', 'at Mujibnagar'),
    ],
    correct: 1,
    explanation: both(
      '১৯৭১ সালের ২ মার্চ ঢাকা বিশ্ববিদ্যালয়ের কলাভবন প্রাঙ্গণে প্রথম পতাকা উত্তোলন করা হয়। তখন লাল বৃত্তের মাঝে মানচিত্র ছিল; ১৯৭২ সালে তা বাদ দিয়ে বর্তমান রূপ গৃহীত হয়।',
      'It was first hoisted on 2 March 1971 in front of the Arts Building of the University of Dhaka. The red disc then held a map; the present form without it was adopted in 1972.',
    ),
    tags: ['মুক্তিযুদ্ধ', 'জাতীয় প্রতীক'],
  }),
  question('bangladesh-005', 2, {
    text: both('ঐতিহাসিক ছয় দফা প্রথম কোথায় উত্থাপন করা হয়?', 'Where was the historic Six-Point Program first presented?'),
    options: [both('ঢাকা', 'Dhaka'), both('করাচি', 'Karachi'), both('লাহোর', 'Lahore'), both('রাওয়ালপিন্ডি', 'Rawalpindi')],
    correct: 2,
    explanation: both(
      'শেখ মুজিবুর রহমান ১৯৬৬ সালের ফেব্রুয়ারিতে লাহোরে বিরোধী দলগুলোর সম্মেলনে ছয় দফা উত্থাপন করেন। একে বাঙালির মুক্তির সনদ বলা হয়।',
      'Sheikh Mujibur Rahman presented it in February 1966 in Lahore, at a conference of the opposition parties. It is called the charter of freedom of the Bengalis.',
    ),
    tags: ['স্বাধিকার আন্দোলন'],
  }),
  question('bangladesh-006', 2, {
    text: both(
      'ইউনেস্কো কোন সালে ২১ ফেব্রুয়ারিকে আন্তর্জাতিক মাতৃভাষা দিবস হিসেবে ঘোষণা করে?',
      'In which year did UNESCO proclaim 21 February International Mother Language Day?',
    ),
    options: [both('১৯৯৭ সালে', '1997'), both('১৯৯৮ সালে', '1998'), both('২০০০ সালে', '2000'), both('১৯৯৯ সালে', '1999')],
    correct: 3,
    explanation: both(
      'ইউনেস্কোর সাধারণ সম্মেলন ১৭ নভেম্বর ১৯৯৯ ঘোষণাটি দেয়; দিবসটি প্রথম পালিত হয় ২০০০ সালে। ঘোষণা ও প্রথম পালনের বছর আলাদা।',
      'UNESCO’s General Conference proclaimed it on 17 November 1999, and the day was first observed in 2000. The two years differ.',
    ),
    tags: ['ভাষা আন্দোলন'],
  }),
  question('bangladesh-007', 1, {
    text: both(
      'বাংলাদেশের সংবিধান কোন তারিখ থেকে কার্যকর হয়?',
      'From which date did the Constitution of Bangladesh come into force?',
    ),
    options: [
      both('১৬ ডিসেম্বর ১৯৭২', '16 December 1972'),
      both('৪ নভেম্বর ১৯৭২', '4 November 1972'),
      both('২৬ মার্চ ১৯৭২', '26 March 1972'),
      both('১০ এপ্রিল ১৯৭২', '10 April 1972'),
    ],
    correct: 0,
    explanation: both(
      'গণপরিষদে সংবিধান গৃহীত হয় ৪ নভেম্বর ১৯৭২ এবং কার্যকর হয় প্রথম বিজয় দিবসে, ১৬ ডিসেম্বর ১৯৭২।',
      'The Constituent Assembly adopted it on 4 November 1972; it came into force on 16 December 1972, the first anniversary of the victory.',
    ),
    tags: ['সংবিধান'],
  }),
  question('bangladesh-008', 2, {
    text: both(
      'বাংলাদেশ জাতিসংঘের কততম সদস্য রাষ্ট্র?',
      'Bangladesh was admitted to the United Nations as which member state?',
    ),
    options: [both('১৩৪তম', '134th'), both('১৩৬তম', '136th'), both('১৩৭তম', '137th'), both('১৪৬তম', '146th')],
    correct: 1,
    explanation: both(
      'বাংলাদেশ ১৭ সেপ্টেম্বর ১৯৭৪ সাধারণ পরিষদের ২৯তম অধিবেশনে ১৩৬তম সদস্য হিসেবে জাতিসংঘে যোগ দেয়।',
      'Bangladesh joined as the 136th member on 17 September 1974, at the 29th session of the General Assembly.',
    ),
    tags: ['বৈদেশিক সম্পর্ক'],
  }),
  question('bangladesh-009', 1, {
    text: both(
      'বাংলাদেশের জাতীয় পতাকার দৈর্ঘ্য ও প্রস্থের অনুপাত কত?',
      'What is the ratio of length to width of the national flag of Bangladesh?',
    ),
    options: [numeral('10 : 7'), numeral('8 : 5'), numeral('10 : 6'), numeral('3 : 2')],
    correct: 2,
    explanation: both(
      'পতাকার দৈর্ঘ্য ও প্রস্থের অনুপাত ১০ : ৬ (৫ : ৩)। লাল বৃত্তের ব্যাসার্ধ পতাকার দৈর্ঘ্যের পাঁচ ভাগের এক ভাগ।',
      'The ratio is 10 : 6 (5 : 3). The radius of the red disc is one fifth of the length.',
    ),
    tags: ['জাতীয় প্রতীক'],
  }),
  question('bangladesh-010', 2, {
    text: both(
      '‘আমার সোনার বাংলা’ গানটির প্রথম কত চরণ বাংলাদেশের জাতীয় সংগীত?',
      'How many opening lines of “Amar Sonar Bangla” form the national anthem of Bangladesh?',
    ),
    options: [
      both('১০ চরণ', '10 lines'),
      both('৪ চরণ', '4 lines'),
      both('৮ চরণ', '8 lines'),
      both('২৫ চরণ', '25 lines'),
    ],
    correct: 0,
    explanation: both(
      'সংবিধানের ৪ নম্বর অনুচ্ছেদ অনুযায়ী গানটির প্রথম ১০ চরণ জাতীয় সংগীত। রাষ্ট্রীয় অনুষ্ঠানে বাদ্যযন্ত্রে প্রথম ৪ চরণ বাজানো হয়, তাই ৪ বিকল্পটি বিভ্রান্ত করে।',
      'Article 4 of the Constitution names its first 10 lines. On state occasions the first 4 are played by instruments, which makes 4 a tempting option.',
    ),
    tags: ['জাতীয় প্রতীক', 'সংবিধান'],
  }),
  question('bangladesh-011', 1, {
    text: both('সাভারের জাতীয় স্মৃতিসৌধের স্থপতি কে?', 'Who is the architect of the National Martyrs’ Memorial at Savar?'),
    options: [
      both('হামিদুর রহমান', 'Hamidur Rahman'),
      both('লুই আই কান', 'Louis I. Kahn'),
      both('মাজহারুল ইসলাম', 'Muzharul Islam'),
      both('সৈয়দ মাইনুল হোসেন', 'Syed Mainul Hossain'),
    ],
    correct: 3,
    explanation: both(
      'জাতীয় স্মৃতিসৌধের নকশা সৈয়দ মাইনুল হোসেনের; সাতটি ত্রিভুজাকার দেয়াল ছোট থেকে বড় ক্রমে সাজানো। লুই আই কান জাতীয় সংসদ ভবনের স্থপতি।',
      'It was designed by Syed Mainul Hossain: seven triangular walls rising one behind another. Louis I. Kahn designed the National Parliament building.',
    ),
    tags: ['স্থাপত্য'],
  }),
  question('bangladesh-012', 1, {
    text: both('ষাট গম্বুজ মসজিদ কোন জেলায় অবস্থিত?', 'In which district is the Sixty Dome Mosque?'),
    options: [both('যশোর', 'Jashore'), both('বাগেরহাট', 'Bagerhat'), both('কুষ্টিয়া', 'Kushtia'), both('রাজশাহী', 'Rajshahi')],
    correct: 1,
    explanation: both(
      'পনেরো শতকে খান জাহান আলী বাগেরহাটে মসজিদটি নির্মাণ করেন। মসজিদের শহর বাগেরহাট ১৯৮৫ সালে ইউনেস্কোর বিশ্ব ঐতিহ্যের তালিকায় স্থান পায়।',
      'Khan Jahan Ali built it at Bagerhat in the fifteenth century. The Mosque City of Bagerhat has been on UNESCO’s World Heritage List since 1985.',
    ),
    tags: ['প্রত্নসম্পদ'],
  }),
  question('bangladesh-013', 2, {
    text: both('সোমপুর মহাবিহার কোন জেলায় অবস্থিত?', 'In which district is Somapura Mahavihara?'),
    options: [both('বগুড়া', 'Bogura'), both('কুমিল্লা', 'Cumilla'), both('নওগাঁ', 'Naogaon'), both('দিনাজপুর', 'Dinajpur')],
    correct: 2,
    explanation: both(
      'পালরাজা ধর্মপালের আমলে নির্মিত সোমপুর মহাবিহার নওগাঁর পাহাড়পুরে। বগুড়ায় মহাস্থানগড়, কুমিল্লার ময়নামতিতে শালবন বিহার এবং দিনাজপুরে কান্তজিউ মন্দির।',
      'Built in the time of the Pala king Dharmapala, it stands at Paharpur in Naogaon. Mahasthangarh is in Bogura, Shalban Vihara in Cumilla and the Kantajew Temple in Dinajpur.',
    ),
    tags: ['প্রত্নসম্পদ'],
  }),
  question('bangladesh-014', 2, {
    text: both(
      'সুন্দরবন কোন সালে ইউনেস্কোর বিশ্ব ঐতিহ্যের তালিকায় অন্তর্ভুক্ত হয়? (বাংলাদেশ অংশ)',
      'In which year was the Sundarbans (the Bangladesh part) put on UNESCO’s World Heritage List?',
    ),
    options: [both('১৯৯৭ সালে', '1997'), both('১৯৮৫ সালে', '1985'), both('১৯৯২ সালে', '1992'), both('১৯৮৭ সালে', '1987')],
    correct: 0,
    explanation: both(
      'বাংলাদেশের সুন্দরবন বিশ্ব ঐতিহ্য হয় ১৯৯৭ সালে। ১৯৮৫ সালে হয় পাহাড়পুর ও বাগেরহাট, ১৯৯২ সালে সুন্দরবন রামসার এলাকা হয়, আর ১৯৮৭ সালে তালিকায় ওঠে ভারতের সুন্দরবন।',
      'The Bangladesh part was inscribed in 1997. Paharpur and Bagerhat came in 1985, the Sundarbans became a Ramsar site in 1992, and India’s part was listed in 1987.',
    ),
    tags: ['পরিবেশ'],
  }),
  question('bangladesh-015', 1, {
    text: both('কাপ্তাই জলবিদ্যুৎ কেন্দ্র কোন নদীর ওপর নির্মিত?', 'On which river was the Kaptai hydroelectric station built?'),
    options: [both('সাঙ্গু', 'Sangu'), both('মাতামুহুরী', 'Matamuhuri'), both('হালদা', 'Halda'), both('কর্ণফুলী', 'Karnaphuli')],
    correct: 3,
    explanation: both(
      'রাঙ্গামাটির কাপ্তাইয়ে কর্ণফুলী নদীতে বাঁধ দিয়ে জলবিদ্যুৎ কেন্দ্রটি নির্মাণ করা হয়; বাঁধের ফলেই কাপ্তাই হ্রদের সৃষ্টি।',
      'The Karnaphuli was dammed at Kaptai in Rangamati for it; the dam made Kaptai Lake.',
    ),
    tags: ['ভূগোল'],
  }),
  question('bangladesh-016', 2, {
    text: both('পদ্মা ও মেঘনা নদী কোথায় মিলিত হয়েছে?', 'Where do the rivers Padma and Meghna meet?'),
    options: [
      both('গোয়ালন্দ', 'Goalundo'),
      both('চাঁদপুর', 'Chandpur'),
      both('ভৈরব বাজার', 'Bhairab Bazar'),
      both('আরিচা', 'Aricha'),
    ],
    correct: 1,
    explanation: both(
      'পদ্মা ও মেঘনা চাঁদপুরে মিলিত হয়ে মেঘনা নামে বঙ্গোপসাগরে পড়েছে। গোয়ালন্দের কাছে মিলেছে পদ্মা ও যমুনা।',
      'They meet at Chandpur and flow on to the Bay of Bengal as the Meghna. Near Goalundo it is the Padma and the Jamuna that meet.',
    ),
    tags: ['ভূগোল'],
  }),
  question('bangladesh-017', 1, {
    text: both(
      'বাংলাদেশের ওপর দিয়ে নিচের কোন কাল্পনিক রেখা অতিক্রম করেছে?',
      'Which of these imaginary lines passes across Bangladesh?',
    ),
    options: [
      both('বিষুবরেখা', 'the Equator'),
      both('মকরক্রান্তি রেখা', 'the Tropic of Capricorn'),
      both('কর্কটক্রান্তি রেখা', 'the Tropic of Cancer'),
      both('সুমেরুবৃত্ত', 'the Arctic Circle'),
    ],
    correct: 2,
    explanation: both(
      'কর্কটক্রান্তি রেখা (প্রায় ২৩.৫° উত্তর অক্ষাংশ) বাংলাদেশের প্রায় মাঝ বরাবর পূর্ব-পশ্চিমে গেছে।',
      'The Tropic of Cancer (about 23.5° north) runs from east to west across about the middle of the country.',
    ),
    tags: ['ভূগোল'],
  }),
  question('bangladesh-018', 2, {
    text: both('নিচের কোন জেলায় হাওর আছে?', 'Which of these districts has haors?'),
    options: [
      both('সুনামগঞ্জ', 'Sunamganj'),
      both('কিশোরগঞ্জ', 'Kishoreganj'),
      both('নেত্রকোনা', 'Netrokona'),
      both('উপরের সবগুলোতে', 'All of the above'),
    ],
    correct: 3,
    pinned: [3],
    explanation: both(
      'দেশের উত্তর-পূর্বাঞ্চলের সুনামগঞ্জ, কিশোরগঞ্জ, নেত্রকোনা, সিলেট, হবিগঞ্জ, মৌলভীবাজার ও ব্রাহ্মণবাড়িয়া জেলায় হাওর বিস্তৃত। তাই সবগুলোই ঠিক।',
      'Haors lie in the north-east: Sunamganj, Kishoreganj, Netrokona, Sylhet, Habiganj, Moulvibazar and Brahmanbaria. So all of them are right.',
    ),
    tags: ['ভূগোল'],
  }),
  question('bangladesh-019', 3, {
    text: both(
      'ইউনেস্কোর অপরিমেয় সাংস্কৃতিক ঐতিহ্যের তালিকায় ২০১৩ সালে বাংলাদেশের কোনটি অন্তর্ভুক্ত হয়?',
      'What of Bangladesh was put on UNESCO’s list of the intangible cultural heritage of humanity in 2013?',
    ),
    options: [
      both('জামদানি বয়নশিল্প', 'the art of Jamdani weaving'),
      both('বাউল গান', 'Baul songs'),
      both('শীতলপাটি বয়নশিল্প', 'the art of Shital Pati weaving'),
      both('মঙ্গল শোভাযাত্রা', 'Mangal Shobhajatra'),
    ],
    correct: 0,
    explanation: both(
      'জামদানির ঐতিহ্যবাহী বয়নশিল্প ২০১৩ সালে তালিকাভুক্ত হয়। বাউল গান ২০০৮, মঙ্গল শোভাযাত্রা ২০১৬ এবং শীতলপাটি ২০১৭ সালে।',
      'The traditional art of Jamdani weaving was listed in 2013; Baul songs in 2008, Mangal Shobhajatra in 2016 and Shital Pati in 2017.',
    ),
    tags: ['সংস্কৃতি'],
  }),
]
