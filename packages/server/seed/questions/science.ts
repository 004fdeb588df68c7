import type { SeedQuestion } from './seed-question.ts'
import { both, numeral, questionsOf } from './seed-question.ts'

const question = questionsOf('science')
const tex = String.raw

/** General science: life, matter, energy and the air. */
export const science: SeedQuestion[] = [
  question('science-001', 1, {
    text: both('কোন ভিটামিনের অভাবে স্কার্ভি রোগ হয়?', 'The lack of which vitamin causes scurvy?'),
    options: [
      both('ভিটামিন এ', 'vitamin A'),
      both('ভিটামিন বি', 'vitamin B'),
      both('ভিটামিন সি', 'vitamin C'),
      both('ভিটামিন ডি', 'vitamin D'),
    ],
    correct: 2,
    explanation: both(
      'ভিটামিন সি-এর অভাবে মাড়ি ফুলে রক্ত পড়ে, একে স্কার্ভি বলে। আমলকী, লেবু, পেয়ারা ভিটামিন সি-এর ভালো উৎস। ভিটামিন এ-এর অভাবে রাতকানা, ভিটামিন ডি-এর অভাবে রিকেটস হয়।',
      'Without vitamin C the gums swell and bleed: scurvy. Amla, lemons and guavas are good sources. Lack of vitamin A causes night blindness, of vitamin D rickets.',
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-002', 1, {
    text: both('সালোকসংশ্লেষণের সময় উদ্ভিদ কোন গ্যাস ত্যাগ করে?', 'Which gas do plants give off in photosynthesis?'),
    options: [
      both('অক্সিজেন', 'oxygen'),
      both('কার্বন ডাইঅক্সাইড', 'carbon dioxide'),
      both('নাইট্রোজেন', 'nitrogen'),
      both('হাইড্রোজেন', 'hydrogen'),
    ],
    correct: 0,
    explanation: both(
      tex`সূর্যালোকে উদ্ভিদ কার্বন ডাইঅক্সাইড ও পানি থেকে গ্লুকোজ তৈরি করে এবং অক্সিজেন ত্যাগ করে: \(\mathrm{6CO_2 + 6H_2O \rightarrow C_6H_{12}O_6 + 6O_2}\)।`,
      tex`In sunlight plants make glucose from carbon dioxide and water and give off oxygen: \(\mathrm{6CO_2 + 6H_2O \rightarrow C_6H_{12}O_6 + 6O_2}\).`,
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-003', 1, {
    text: both('মানুষের দেহকোষে সাধারণত কতটি ক্রোমোজোম থাকে?', 'How many chromosomes does a human body cell normally have?'),
    options: [numeral(23), numeral(44), numeral(48), numeral(46)],
    correct: 3,
    explanation: both(
      'মানুষের দেহকোষে ২৩ জোড়া, অর্থাৎ ৪৬টি ক্রোমোজোম থাকে: ২২ জোড়া অটোজোম (৪৪টি) এবং ১ জোড়া লিঙ্গ নির্ধারক। জননকোষে থাকে ২৩টি।',
      'A body cell has 23 pairs, that is 46: 22 pairs of autosomes (44) and one pair of sex chromosomes. A reproductive cell has 23.',
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-004', 2, {
    text: both(
      'লোহিত কণিকা দানের ক্ষেত্রে কোন রক্তের গ্রুপকে সর্বজনীন দাতা বলা হয়?',
      'For red cells, which blood group is called the universal donor?',
    ),
    options: [
      both('এবি পজিটিভ', 'AB positive'),
      both('ও নেগেটিভ', 'O negative'),
      both('এ নেগেটিভ', 'A negative'),
      both('বি পজিটিভ', 'B positive'),
    ],
    correct: 1,
    explanation: both(
      'ও নেগেটিভ রক্তের লোহিত কণিকায় এ, বি ও আরএইচ-ডি অ্যান্টিজেন থাকে না, তাই গ্রহীতার দেহ সহজে প্রতিক্রিয়া করে না। সর্বজনীন গ্রহীতা হলো এবি পজিটিভ।',
      'The red cells of O negative carry none of the antigens A, B and RhD, so the receiver’s body does not react to them. AB positive is the universal receiver.',
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-005', 1, {
    text: both('ডেঙ্গু রোগের বাহক কোনটি?', 'What carries dengue?'),
    options: [
      both('অ্যানোফিলিস মশা', 'the Anopheles mosquito'),
      both('কিউলেক্স মশা', 'the Culex mosquito'),
      both('এডিস মশা', 'the Aedes mosquito'),
      both('বেলেমাছি', 'the sandfly'),
    ],
    correct: 2,
    explanation: both(
      'ডেঙ্গু ভাইরাস ছড়ায় এডিস মশা। অ্যানোফিলিস ছড়ায় ম্যালেরিয়া, কিউলেক্স ফাইলেরিয়া এবং বেলেমাছি কালাজ্বর।',
      'The dengue virus is spread by Aedes. Anopheles spreads malaria, Culex filariasis and the sandfly kala-azar.',
    ),
    tags: ['জীববিজ্ঞান'],
  }),
  question('science-006', 1, {
    text: both('বলের এসআই একক কোনটি?', 'What is the SI unit of force?'),
    options: [both('জুল', 'joule'), both('ওয়াট', 'watt'), both('প্যাসকেল', 'pascal'), both('নিউটন', 'newton')],
    correct: 3,
    explanation: both(
      'বলের একক নিউটন। এক কিলোগ্রাম ভরের বস্তুতে প্রতি বর্গসেকেন্ডে এক মিটার ত্বরণ সৃষ্টি করে এক নিউটন বল। জুল শক্তির, ওয়াট ক্ষমতার, প্যাসকেল চাপের একক।',
      'It is the newton: the force that gives one kilogram an acceleration of one metre per second squared. The joule measures energy, the watt power, the pascal pressure.',
    ),
    tags: ['পদার্থবিজ্ঞান'],
  }),
  question('science-007', 2, {
    text: both('শূন্যস্থানে আলোর বেগ প্রায় কত?', 'What, nearly, is the speed of light in a vacuum?'),
    options: [
      both(tex`\(৩ \times ১০^{৮}\) মিটার/সেকেন্ড`, tex`\(3 \times 10^{8}\) m/s`),
      both(tex`\(৩ \times ১০^{৬}\) মিটার/সেকেন্ড`, tex`\(3 \times 10^{6}\) m/s`),
      both(tex`\(৩ \times ১০^{৫}\) মিটার/সেকেন্ড`, tex`\(3 \times 10^{5}\) m/s`),
      both(tex`\(৩ \times ১০^{১০}\) মিটার/সেকেন্ড`, tex`\(3 \times 10^{10}\) m/s`),
    ],
    correct: 0,
    explanation: both(
      tex`আলো শূন্যস্থানে সেকেন্ডে প্রায় \(৩ \times ১০^{৮}\) মিটার, অর্থাৎ \(৩ \times ১০^{৫}\) কিলোমিটার যায়। একক মিটার না কিলোমিটার, সেটি দেখে উত্তর দিতে হয়।`,
      tex`Light travels about \(3 \times 10^{8}\) metres, that is \(3 \times 10^{5}\) kilometres, in a second. Look whether the unit is metres or kilometres.`,
    ),
    tags: ['পদার্থবিজ্ঞান'],
  }),
  question('science-008', 1, {
    text: both('শব্দ কোন মাধ্যমে চলতে পারে না?', 'Through which of these can sound not travel?'),
    options: [both('লোহা', 'iron'), both('শূন্যস্থান', 'a vacuum'), both('পানি', 'water'), both('বায়ু', 'air')],
    correct: 1,
    explanation: both(
      'শব্দ যান্ত্রিক তরঙ্গ; চলতে জড় মাধ্যম লাগে। তাই শূন্যস্থানে শব্দ চলে না। কঠিনে শব্দের বেগ সাধারণত সবচেয়ে বেশি, বায়বীয় মাধ্যমে সবচেয়ে কম।',
      'Sound is a mechanical wave and needs matter to travel in; so not through a vacuum. It is usually fastest in solids and slowest in gases.',
    ),
    tags: ['পদার্থবিজ্ঞান'],
  }),
  question('science-009', 2, {
    text: both('ক্ষীণদৃষ্টি (মায়োপিয়া) সংশোধনে কোন লেন্স ব্যবহার করা হয়?', 'Which lens corrects short sight (myopia)?'),
    options: [
      both('উত্তল লেন্স', 'a convex lens'),
      both('দ্বিফোকাস লেন্স', 'a bifocal lens'),
      both('অবতল লেন্স', 'a concave lens'),
      both('বেলনাকার লেন্স', 'a cylindrical lens'),
    ],
    correct: 2,
    explanation: both(
      'ক্ষীণদৃষ্টিতে দূরের বস্তুর প্রতিবিম্ব রেটিনার সামনে পড়ে। অবতল লেন্স আলোকরশ্মিকে ছড়িয়ে দিয়ে প্রতিবিম্বকে রেটিনায় ফেলে। দীর্ঘদৃষ্টিতে লাগে উত্তল লেন্স।',
      'In short sight the image of a distant thing falls in front of the retina. A concave lens spreads the rays, so that the image falls on it. Long sight needs a convex lens.',
    ),
    tags: ['পদার্থবিজ্ঞান'],
  }),
  question('science-010', 2, {
    text: both('সূর্যের শক্তির প্রধান উৎস কোনটি?', 'What is the main source of the Sun’s energy?'),
    options: [
      both('নিউক্লীয় ফিউশন', 'nuclear fusion'),
      both('নিউক্লীয় ফিশন', 'nuclear fission'),
      both('রাসায়নিক দহন', 'chemical burning'),
      both('তেজস্ক্রিয় ক্ষয়', 'radioactive decay'),
    ],
    correct: 0,
    explanation: both(
      'সূর্যের কেন্দ্রে হাইড্রোজেন নিউক্লিয়াস মিলে হিলিয়াম তৈরি করে; এই ফিউশন বিক্রিয়ায় বিপুল শক্তি নির্গত হয়। পারমাণবিক চুল্লিতে ঘটে উল্টোটি, অর্থাৎ ফিশন বা বিভাজন।',
      'In the Sun’s core hydrogen nuclei join into helium, and this fusion sets the energy free. In a reactor the opposite happens: fission, the splitting of nuclei.',
    ),
    tags: ['পদার্থবিজ্ঞান'],
  }),
  question('science-011', 1, {
    text: both('২৫° সেলসিয়াস তাপমাত্রায় বিশুদ্ধ পানির pH কত?', 'What is the pH of pure water at 25° Celsius?'),
    options: [numeral(0), numeral(7), numeral(1), numeral(14)],
    correct: 1,
    explanation: both(
      'বিশুদ্ধ পানি নিরপেক্ষ, ২৫° সেলসিয়াসে pH ৭। এর কম হলে অম্লীয়, বেশি হলে ক্ষারীয়।',
      'Pure water is neutral: pH 7 at 25° Celsius. Below that a solution is acidic, above it alkaline.',
    ),
    tags: ['রসায়ন'],
  }),
  question('science-012', 2, {
    text: both('নিচের কোনটি গ্রিনহাউস গ্যাস?', 'Which of these is a greenhouse gas?'),
    options: [
      both('কার্বন ডাইঅক্সাইড', 'carbon dioxide'),
      both('মিথেন', 'methane'),
      both('নাইট্রাস অক্সাইড', 'nitrous oxide'),
      both('উপরের সবগুলো', 'All of the above'),
    ],
    correct: 3,
    pinned: [3],
    explanation: both(
      'তিনটি গ্যাসই ভূপৃষ্ঠ থেকে বিকিরিত তাপ শোষণ করে বায়ুমণ্ডল উষ্ণ রাখে। জলীয় বাষ্প ও ওজোনও গ্রিনহাউস গ্যাস; নাইট্রোজেন ও অক্সিজেন নয়।',
      'All three absorb heat that the ground radiates and keep the air warm. Water vapour and ozone do so too; nitrogen and oxygen do not.',
    ),
    tags: ['পরিবেশ'],
  }),
]
