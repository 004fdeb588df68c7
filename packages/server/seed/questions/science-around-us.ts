import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('science')
const tex = String.raw

/** Physics, chemistry, life and the sky, as one meets them. */
export const scienceAroundUs: SeedQuestion[] = [
  question('science-around-001', 2, {
    text: both(
      '৪৪০ ওহম রোধের একটি বাতি ২২০ ভোল্টে জ্বালালে তড়িৎপ্রবাহ কত?',
      'A lamp of 440 ohms is lit at 220 volts. What is the current?',
    ),
    right: both('০.৫ অ্যাম্পিয়ার', '0.5 ampere'),
    wrong: [both('২ অ্যাম্পিয়ার', '2 amperes'), both('০.২৫ অ্যাম্পিয়ার', '0.25 ampere'), both('৫ অ্যাম্পিয়ার', '5 amperes')],
    explanation: both(
      tex`ওহমের সূত্র \(V = IR\) থেকে \(I = \frac{V}{R} = \frac{২২০}{৪৪০} = ০.৫\) অ্যাম্পিয়ার।`,
      tex`By Ohm’s law \(V = IR\), so \(I = \frac{V}{R} = \frac{220}{440} = 0.5\) ampere.`,
    ),
    tags: ['তড়িৎ'],
  }),
  question('science-around-002', 1, {
    text: both(
      'ভাস্বর বৈদ্যুতিক বাতির ফিলামেন্ট কোন ধাতুর তৈরি?',
      'Of which metal is the filament of an incandescent lamp made?',
    ),
    right: both('টাংস্টেন', 'tungsten'),
    wrong: [both('তামা', 'copper'), both('নাইক্রোম', 'nichrome'), both('অ্যালুমিনিয়াম', 'aluminium')],
    explanation: both(
      'টাংস্টেনের গলনাঙ্ক (প্রায় ৩৪২০° সেলসিয়াস) সব ধাতুর মধ্যে সর্বোচ্চ, তাই উত্তপ্ত হয়ে আলো দেয় কিন্তু গলে না। নাইক্রোম সংকর ধাতু, হিটারে ব্যবহৃত হয়।',
      'Tungsten has the highest melting point of all metals, about 3420° Celsius, so it glows without melting. Nichrome is an alloy and serves in heaters.',
    ),
    tags: ['তড়িৎ'],
  }),
  question('science-around-003', 1, {
    text: both('কোন মাধ্যমে শব্দের বেগ সবচেয়ে বেশি?', 'In which of these does sound travel fastest?'),
    right: both('লোহা', 'iron'),
    wrong: [both('পানি', 'water'), both('বায়ু', 'air'), both('তেল', 'oil')],
    explanation: both(
      'শব্দ কঠিনে সবচেয়ে দ্রুত, তরলে তার চেয়ে কম, গ্যাসে সবচেয়ে কম বেগে চলে: লোহায় সেকেন্ডে প্রায় ৫০০০ মিটার, পানিতে ১৫০০, বায়ুতে ৩৪০।',
      'Sound is fastest in solids, slower in liquids and slowest in gases: about 5000 metres a second in iron, 1500 in water, 340 in air.',
    ),
    tags: ['শব্দ'],
  }),
  question('science-around-004', 1, {
    text: both('দিনের আকাশ নীল দেখায় কেন?', 'Why does the sky look blue by day?'),
    right: both('নীল আলোর বিক্ষেপণ বেশি বলে', 'because blue light is scattered more'),
    wrong: [
      both('সমুদ্রের প্রতিফলনের জন্য', 'because the sea is reflected in it'),
      both('বায়ুর নিজের রং নীল বলে', 'because air itself is blue'),
      both('ওজোন লাল আলো শোষণ করে বলে', 'because ozone absorbs red light'),
    ],
    explanation: both(
      'বায়ুর অণু ছোট তরঙ্গদৈর্ঘ্যের আলো বেশি বিক্ষেপণ করে; নীলের তরঙ্গদৈর্ঘ্য লালের চেয়ে ছোট। সূর্যাস্তে আলো দীর্ঘ পথ আসে বলে নীল ছড়িয়ে যায়, লাল থাকে।',
      'Molecules of air scatter short waves more, and blue is shorter than red. At sunset light comes a long way, the blue is scattered off and red remains.',
    ),
    tags: ['আলো'],
  }),
  question('science-around-005', 2, {
    text: both('প্রেশার কুকারে রান্না দ্রুত হয় কেন?', 'Why does food cook sooner in a pressure cooker?'),
    right: both('চাপ বাড়ায় পানির স্ফুটনাঙ্ক বাড়ে', 'under pressure water boils at a higher temperature'),
    wrong: [
      both('চাপ বাড়ায় পানির স্ফুটনাঙ্ক কমে', 'under pressure water boils at a lower temperature'),
      both('পাত্রের ধাতু বেশি তাপ ধরে রাখে', 'its metal holds more heat'),
      both('ভেতরে বায়ু থাকে না', 'there is no air in it'),
    ],
    explanation: both(
      'বদ্ধ পাত্রে বাষ্পের চাপে পানি ১০০° সেলসিয়াসের বদলে প্রায় ১২০° সেলসিয়াসে ফোটে। উঁচু পাহাড়ে চাপ কম, স্ফুটনাঙ্কও কম, তাই রান্না দেরিতে হয়।',
      'In the closed pot steam presses so that water boils at about 120° Celsius rather than 100. On high mountains pressure is low, water boils cooler and cooking takes longer.',
    ),
    tags: ['তাপ'],
  }),
  question('science-around-006', 2, {
    text: both('কোন তাপমাত্রায় পানির ঘনত্ব সবচেয়ে বেশি?', 'At which temperature is water densest?'),
    right: both('৪° সেলসিয়াস', '4° Celsius'),
    wrong: [both('০° সেলসিয়াস', '0° Celsius'), both('২৫° সেলসিয়াস', '25° Celsius'), both('১০০° সেলসিয়াস', '100° Celsius')],
    explanation: both(
      '৪° সেলসিয়াসে পানির ঘনত্ব সর্বোচ্চ, বরফের ঘনত্ব তার চেয়ে কম। তাই বরফ ভাসে, আর শীতের দেশে হ্রদের নিচে তরল পানিতে মাছ বাঁচে।',
      'Water is densest at 4° Celsius and ice is lighter. So ice floats, and in cold countries fish live in the water under the ice.',
    ),
    tags: ['তাপ'],
  }),
  question('science-around-007', 2, {
    text: both(
      'পৃথিবীতে ৬০ কেজি ভরের একজন মানুষের ভর চাঁদে কত?',
      'A person has a mass of 60 kilograms on the Earth. What is it on the Moon?',
    ),
    right: both('৬০ কেজি', '60 kilograms'),
    wrong: [both('১০ কেজি', '10 kilograms'), both('৩৬০ কেজি', '360 kilograms'), both('শূন্য', 'zero')],
    explanation: both(
      'ভর বস্তুর নিজের, স্থানভেদে বদলায় না। চাঁদে অভিকর্ষজ ত্বরণ পৃথিবীর প্রায় এক-ষষ্ঠাংশ, তাই ওজন কমে ছয় ভাগের এক ভাগ হয়।',
      'Mass belongs to the body and is the same everywhere. It is weight that falls to about a sixth, because gravity on the Moon is a sixth of ours.',
    ),
    tags: ['মহাকর্ষ'],
  }),
  question('science-around-008', 1, {
    text: both('রকেট উৎক্ষেপণের মূলনীতি কোনটি?', 'On which law does the launch of a rocket rest?'),
    right: both('নিউটনের গতির তৃতীয় সূত্র', 'Newton’s third law of motion'),
    wrong: [
      both('আর্কিমিডিসের নীতি', 'Archimedes’ principle'),
      both('প্যাসকেলের সূত্র', 'Pascal’s law'),
      both('বয়েলের সূত্র', 'Boyle’s law'),
    ],
    explanation: both(
      'রকেট পেছনে গ্যাস ছুড়ে দেয়, গ্যাস রকেটকে সমান বলে সামনে ঠেলে: প্রতিটি ক্রিয়ার সমান ও বিপরীত প্রতিক্রিয়া আছে।',
      'The rocket throws gas backwards and the gas pushes the rocket forwards as hard: to every action there is an equal and opposite reaction.',
    ),
    tags: ['বলবিদ্যা'],
  }),
  question('science-around-009', 2, {
    text: both('ট্রান্সফরমার কোন নীতিতে কাজ করে?', 'On what does a transformer work?'),
    right: both('তড়িৎচৌম্বক আবেশ', 'electromagnetic induction'),
    wrong: [
      both('তড়িৎ বিশ্লেষণ', 'electrolysis'),
      both('তাপীয় ক্রিয়া', 'the heating effect'),
      both('আলোক-তড়িৎ ক্রিয়া', 'the photoelectric effect'),
    ],
    explanation: both(
      'প্রাইমারি কুণ্ডলীর পরিবর্তী প্রবাহে বদলাতে থাকা চৌম্বক ফ্লাক্স সেকেন্ডারিতে ভোল্টেজ আবিষ্ট করে। সমপ্রবাহে ফ্লাক্স বদলায় না, তাই ট্রান্সফরমার চলে না।',
      'The alternating current of the primary makes a changing flux that induces a voltage in the secondary. Direct current makes no changing flux, so it does not work with that.',
    ),
    tags: ['তড়িৎ'],
  }),
  question('science-around-010', 1, {
    text: both('ভিনেগারে কোন অ্যাসিড থাকে?', 'Which acid is in vinegar?'),
    right: both('ইথানয়িক (অ্যাসিটিক) অ্যাসিড', 'ethanoic (acetic) acid'),
    wrong: [
      both('সাইট্রিক অ্যাসিড', 'citric acid'),
      both('ল্যাকটিক অ্যাসিড', 'lactic acid'),
      both('টারটারিক অ্যাসিড', 'tartaric acid'),
    ],
    explanation: both(
      'ভিনেগার ইথানয়িক অ্যাসিডের প্রায় ৪ থেকে ১০ শতাংশ জলীয় দ্রবণ। লেবুতে সাইট্রিক, দইয়ে ল্যাকটিক, তেঁতুলে টারটারিক অ্যাসিড থাকে।',
      'Vinegar is ethanoic acid, about 4 to 10 per cent in water. Lemons hold citric, curd lactic and tamarind tartaric acid.',
    ),
    tags: ['রসায়ন'],
  }),
  question('science-around-011', 1, {
    text: both('প্রাকৃতিক গ্যাসের প্রধান উপাদান কোনটি?', 'What is the main part of natural gas?'),
    right: both('মিথেন', 'methane'),
    wrong: [both('প্রোপেন', 'propane'), both('বিউটেন', 'butane'), both('হাইড্রোজেন', 'hydrogen')],
    explanation: both(
      tex`প্রাকৃতিক গ্যাসের বেশির ভাগ মিথেন \(CH_4\); বাংলাদেশের গ্যাসে ৯৫ শতাংশের বেশি। সিলিন্ডারের এলপিজিতে থাকে প্রোপেন ও বিউটেন।`,
      tex`Most of it is methane, \(CH_4\); in the gas of Bangladesh more than 95%. The LPG of cylinders is propane and butane.`,
    ),
    tags: ['রসায়ন'],
  }),
  question('science-around-012', 1, {
    text: both('হীরক ও গ্রাফাইট কোন মৌলের রূপভেদ?', 'Of which element are diamond and graphite allotropes?'),
    right: both('কার্বন', 'carbon'),
    wrong: [both('সিলিকন', 'silicon'), both('সালফার', 'sulphur'), both('ফসফরাস', 'phosphorus')],
    explanation: both(
      'দুটিই কার্বন, কিন্তু পরমাণুর বিন্যাস ভিন্ন: হীরকে প্রতিটি কার্বন চারটির সঙ্গে যুক্ত, তাই কঠিন; গ্রাফাইটে তিনটির সঙ্গে, স্তরে স্তরে, তাই নরম ও বিদ্যুৎ পরিবাহী।',
      'Both are carbon, arranged otherwise: in diamond each atom holds four others, so it is hard; in graphite three, in sheets, so it is soft and conducts.',
    ),
    tags: ['রসায়ন'],
  }),
  question('science-around-013', 2, {
    text: both(
      'লোহায় মরিচা রোধে গ্যালভানাইজিং করতে কোন ধাতুর প্রলেপ দেওয়া হয়?',
      'With which metal is iron coated when it is galvanised against rust?',
    ),
    right: both('দস্তা', 'zinc'),
    wrong: [both('টিন', 'tin'), both('ক্রোমিয়াম', 'chromium'), both('নিকেল', 'nickel')],
    explanation: both(
      'লোহার ওপর দস্তার প্রলেপ গ্যালভানাইজিং। দস্তা লোহার চেয়ে সক্রিয়, তাই আঁচড় লাগলেও দস্তাই আগে ক্ষয় হয়। টিনের প্রলেপকে টিন প্লেটিং বলে।',
      'Galvanising coats iron with zinc. Zinc is more active than iron, so that even at a scratch it is the zinc that corrodes first.',
    ),
    tags: ['রসায়ন'],
  }),
  question('science-around-014', 1, {
    text: both('কোষের শক্তিঘর বলা হয় কোনটিকে?', 'What is called the powerhouse of the cell?'),
    right: both('মাইটোকন্ড্রিয়া', 'the mitochondrion'),
    wrong: [both('রাইবোসোম', 'the ribosome'), both('নিউক্লিয়াস', 'the nucleus'), both('ক্লোরোপ্লাস্ট', 'the chloroplast')],
    explanation: both(
      'মাইটোকন্ড্রিয়ায় শ্বসনের বড় অংশ ঘটে ও শক্তিবাহী এটিপি তৈরি হয়। রাইবোসোমে প্রোটিন, ক্লোরোপ্লাস্টে শর্করা তৈরি হয়।',
      'Most of respiration happens there and makes ATP, which carries energy. Ribosomes make protein, chloroplasts sugar.',
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-around-015', 1, {
    text: both('ইনসুলিন কোন অঙ্গ থেকে নিঃসৃত হয়?', 'Which organ secretes insulin?'),
    right: both('অগ্ন্যাশয়', 'the pancreas'),
    wrong: [both('যকৃৎ', 'the liver'), both('বৃক্ক', 'the kidney'), both('থাইরয়েড', 'the thyroid')],
    explanation: both(
      'অগ্ন্যাশয়ের আইলেটস অব ল্যাঙ্গারহ্যান্সের বিটা কোষ ইনসুলিন ছাড়ে, যা রক্তের গ্লুকোজ কমায়। এর অভাবে ডায়াবেটিস হয়।',
      'The beta cells of its islets of Langerhans release insulin, which lowers the glucose of the blood. Too little of it means diabetes.',
    ),
    tags: ['মানবদেহ'],
  }),
  question('science-around-016', 1, {
    text: both('নিচের কোনটি ভাইরাসজনিত রোগ?', 'Which of these diseases is caused by a virus?'),
    right: both('হাম', 'measles'),
    wrong: [both('যক্ষ্মা', 'tuberculosis'), both('কলেরা', 'cholera'), both('টাইফয়েড', 'typhoid')],
    explanation: both(
      'হাম, পোলিও, জলাতঙ্ক, ডেঙ্গু ও ইনফ্লুয়েঞ্জা ভাইরাসের রোগ। যক্ষ্মা, কলেরা, টাইফয়েড ও ধনুষ্টংকার ব্যাকটেরিয়ার; অ্যান্টিবায়োটিক ভাইরাসের বিরুদ্ধে কাজ করে না।',
      'Measles, polio, rabies, dengue and influenza are viral. Tuberculosis, cholera, typhoid and tetanus are bacterial; antibiotics do nothing against viruses.',
    ),
    tags: ['রোগ'],
  }),
  question('science-around-017', 2, {
    text: both('মানুষের লোহিত রক্তকণিকার গড় আয়ু কত?', 'How long does a human red blood cell live on average?'),
    right: both('১২০ দিন', '120 days'),
    wrong: [both('১২ দিন', '12 days'), both('৬০ দিন', '60 days'), both('৩৬৫ দিন', '365 days')],
    explanation: both(
      'লোহিত কণিকা অস্থিমজ্জায় তৈরি হয়, প্রায় ১২০ দিন বাঁচে এবং প্লীহা ও যকৃতে ভেঙে যায়। পরিণত লোহিত কণিকায় নিউক্লিয়াস থাকে না।',
      'They are made in the marrow, live about 120 days and are broken down in spleen and liver. A ripe one has no nucleus.',
    ),
    tags: ['মানবদেহ'],
  }),
  question('science-around-018', 2, {
    text: both('কোন ভিটামিনের অভাবে শিশুদের রিকেটস হয়?', 'Lack of which vitamin gives children rickets?'),
    right: both('ভিটামিন ডি', 'vitamin D'),
    wrong: [both('ভিটামিন এ', 'vitamin A'), both('ভিটামিন বি১', 'vitamin B1'), both('ভিটামিন কে', 'vitamin K')],
    explanation: both(
      'ভিটামিন ডি ক্যালসিয়াম শোষণে সাহায্য করে; অভাবে হাড় নরম ও বাঁকা হয়। ত্বকে সূর্যের আলোয় এটি তৈরি হয়। ভিটামিন এ-র অভাবে রাতকানা, বি১-এর অভাবে বেরিবেরি।',
      'Vitamin D helps to take up calcium; without it bones stay soft and bend. The skin makes it in sunlight. Lack of A brings night blindness, lack of B1 beriberi.',
    ),
    tags: ['পুষ্টি'],
  }),
  question('science-around-019', 1, {
    text: both('পেনিসিলিন আবিষ্কার করেন কে?', 'Who discovered penicillin?'),
    right: both('আলেকজান্ডার ফ্লেমিং', 'Alexander Fleming'),
    wrong: [both('লুই পাস্তুর', 'Louis Pasteur'), both('রবার্ট কখ', 'Robert Koch'), both('এডওয়ার্ড জেনার', 'Edward Jenner')],
    explanation: both(
      '১৯২৮ সালে ফ্লেমিং দেখেন, Penicillium ছত্রাকের চারপাশে ব্যাকটেরিয়া বাড়ে না। পাস্তুর জলাতঙ্কের ও জেনার গুটিবসন্তের টিকা, কখ যক্ষ্মার জীবাণুর জন্য পরিচিত।',
      'In 1928 Fleming saw that bacteria did not grow round the mould Penicillium. Pasteur is known for the rabies vaccine, Jenner for that of smallpox, Koch for the germ of tuberculosis.',
    ),
    tags: ['আবিষ্কার'],
  }),
  question('science-around-020', 2, {
    text: both(
      'সূর্য থেকে পৃথিবীতে আলো আসতে প্রায় কত সময় লাগে?',
      'About how long does light take from the Sun to the Earth?',
    ),
    right: both('৮ মিনিট ২০ সেকেন্ড', '8 minutes 20 seconds'),
    wrong: [
      both('১.৩ সেকেন্ড', '1.3 seconds'),
      both('৪.৩ বছর', '4.3 years'),
      both('১ ঘণ্টা ২০ মিনিট', '1 hour 20 minutes'),
    ],
    explanation: both(
      tex`দূরত্ব প্রায় ১৫ কোটি কিলোমিটার, আলোর বেগ সেকেন্ডে ৩ লাখ কিলোমিটার: \(\frac{১৫ \times ১০^{৭}}{৩ \times ১০^{৫}} = ৫০০\) সেকেন্ড = ৮ মিনিট ২০ সেকেন্ড।`,
      tex`The distance is about 150 million kilometres and light goes 300,000 kilometres a second: \(\frac{15 \times 10^{7}}{3 \times 10^{5}} = 500\) seconds, that is 8 minutes 20 seconds.`,
    ),
    tags: ['মহাকাশ'],
  }),
]
