import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both, numeral } from './seed-question.ts'

const question = answeredOf('mental-ability')
const tex = String.raw

/** Mental ability: series, codes, relations, directions, clocks and figures in the mind. */
export const mentalAbility: SeedQuestion[] = [
  question('mental-001', 1, {
    text: both('৩, ৬, ১২, ২৪, ৪৮, … পরের সংখ্যাটি কত?', '3, 6, 12, 24, 48, … Which number comes next?'),
    right: numeral(96),
    wrong: [numeral(72), numeral(84), numeral(92)],
    explanation: both(
      tex`প্রতিটি পদ আগেরটির ২ গুণ। তাই পরের সংখ্যা \(৪৮ \times ২ = ৯৬\)।`,
      tex`Each term is twice the one before, so the next is \(48 \times 2 = 96\).`,
    ),
    tags: ['series'],
  }),
  question('mental-002', 2, {
    text: both('১, ২, ৬, ২৪, ১২০, … পরের সংখ্যাটি কত?', '1, 2, 6, 24, 120, … Which number comes next?'),
    right: numeral(720),
    wrong: [numeral(600), numeral(620), numeral(840)],
    explanation: both(
      tex`ক্রমে ২, ৩, ৪, ৫ দিয়ে গুণ হয়েছে; এবার ৬ দিয়ে: \(১২০ \times ৬ = ৭২০\)।`,
      tex`The terms are multiplied by 2, 3, 4, 5 in turn; now by 6: \(120 \times 6 = 720\).`,
    ),
    tags: ['series'],
  }),
  question('mental-003', 2, {
    text: both('৪, ৯, ১৯, ৩৪, ৫৪, … পরের সংখ্যাটি কত?', '4, 9, 19, 34, 54, … Which number comes next?'),
    right: numeral(79),
    wrong: [numeral(74), numeral(76), numeral(84)],
    explanation: both(
      tex`পার্থক্য ৫, ১০, ১৫, ২০; পরের পার্থক্য ২৫। তাই \(৫৪ + ২৫ = ৭৯\)।`,
      tex`The differences are 5, 10, 15, 20; the next is 25. So \(54 + 25 = 79\).`,
    ),
    tags: ['series'],
  }),
  question('mental-004', 2, {
    text: both('A, C, F, J, O, … পরের অক্ষরটি কোনটি?', 'A, C, F, J, O, … Which letter comes next?'),
    right: 'U',
    wrong: ['S', 'T', 'V'],
    explanation: both(
      'অক্ষরগুলোর স্থান ১, ৩, ৬, ১০, ১৫: পার্থক্য ২, ৩, ৪, ৫। পরেরটি ১৫ + ৬ = ২১তম অক্ষর, U।',
      'The letters stand at places 1, 3, 6, 10, 15, with differences 2, 3, 4, 5. The next is place 15 + 6 = 21, which is U.',
    ),
    tags: ['series'],
  }),
  question('mental-005', 2, {
    text: both(
      'কোনো সংকেতে CAT লেখা হয় DBU। একই নিয়মে DOG কীভাবে লেখা হবে?',
      'In a code CAT is written DBU. How is DOG written in the same code?',
    ),
    right: 'EPH',
    wrong: ['CNF', 'EPG', 'FQI'],
    explanation: both(
      'প্রতিটি অক্ষরের বদলে পরের অক্ষর: C→D, A→B, T→U। তাই D→E, O→P, G→H: EPH।',
      'Each letter is replaced by the next one: C→D, A→B, T→U. So D→E, O→P, G→H: EPH.',
    ),
    tags: ['coding'],
  }),
  question('mental-006', 2, {
    text: both(
      'A = ১, B = ২, …, Z = ২৬ হলে ‘BOOK’ শব্দের অক্ষরগুলোর মানের সমষ্টি কত?',
      'If A = 1, B = 2, …, Z = 26, what do the letters of BOOK add up to?',
    ),
    right: numeral(43),
    wrong: [numeral(41), numeral(42), numeral(45)],
    explanation: both(
      'B = ২, O = ১৫, O = ১৫, K = ১১; সমষ্টি ২ + ১৫ + ১৫ + ১১ = ৪৩।',
      'B = 2, O = 15, O = 15, K = 11; the sum is 2 + 15 + 15 + 11 = 43.',
    ),
    tags: ['coding'],
  }),
  question('mental-007', 2, {
    text: both(
      'এক ব্যক্তির ছবি দেখিয়ে রিনা বললেন, ‘ইনি আমার দাদার একমাত্র ছেলের ছেলে।’ ব্যক্তিটি রিনার কে হন? (দাদা = পিতার পিতা)',
      'Pointing to a picture Rina said, “He is the son of my paternal grandfather’s only son.” How is he related to Rina?',
    ),
    right: both('ভাই', 'brother'),
    wrong: [both('চাচা', 'uncle'), both('পিতা', 'father'), both('চাচাতো ভাই', 'cousin')],
    explanation: both(
      'দাদার একমাত্র ছেলে রিনার পিতা (চাচা নেই)। পিতার ছেলে রিনার ভাই।',
      'The grandfather’s only son is Rina’s father, for she has no uncle; the father’s son is her brother.',
    ),
    tags: ['relations'],
  }),
  question('mental-008', 2, {
    text: both(
      'একজন লোক উত্তর দিকে ৩ কিলোমিটার গিয়ে ডানে ঘুরে ৪ কিলোমিটার গেলেন। যাত্রাস্থান থেকে তিনি সরাসরি কত দূরে?',
      'A man walks 3 kilometres north, turns right and walks 4 kilometres. How far is he, in a straight line, from where he began?',
    ),
    right: both('৫ কিলোমিটার', '5 kilometres'),
    wrong: [
      both('১ কিলোমিটার', '1 kilometre'),
      both('৭ কিলোমিটার', '7 kilometres'),
      both('৩.৫ কিলোমিটার', '3.5 kilometres'),
    ],
    explanation: both(
      tex`উত্তর ও পূর্ব পরস্পর লম্ব, তাই দূরত্ব অতিভুজ: \(\sqrt{৩^২ + ৪^২} = \sqrt{২৫} = ৫\) কিলোমিটার।`,
      tex`North and east are at right angles, so the distance is the hypotenuse: \(\sqrt{3^2 + 4^2} = \sqrt{25} = 5\) kilometres.`,
    ),
    tags: ['directions'],
  }),
  question('mental-009', 2, {
    text: both(
      'আপনি পূর্ব দিকে মুখ করে দাঁড়িয়ে ঘড়ির কাঁটার দিকে ১৩৫ ডিগ্রি ঘুরলেন। এখন আপনার মুখ কোন দিকে?',
      'You face east and turn 135 degrees clockwise. Which way do you face now?',
    ),
    right: both('দক্ষিণ-পশ্চিম', 'south-west'),
    wrong: [both('উত্তর-পশ্চিম', 'north-west'), both('দক্ষিণ-পূর্ব', 'south-east'), both('পশ্চিম', 'west')],
    explanation: both(
      'পূর্ব থেকে ঘড়ির কাঁটার দিকে ৯০ ডিগ্রিতে দক্ষিণ, আরও ৪৫ ডিগ্রিতে দক্ষিণ-পশ্চিম।',
      'Clockwise from east, 90 degrees bring you to the south and another 45 to the south-west.',
    ),
    tags: ['directions'],
  }),
  question('mental-010', 3, {
    text: both(
      'ঠিক ৩টা ৩০ মিনিটে ঘড়ির দুই কাঁটার মধ্যবর্তী ক্ষুদ্রতর কোণ কত?',
      'What is the smaller angle between the hands of a clock at half past three?',
    ),
    right: numeral('75°'),
    wrong: [numeral('90°'), numeral('60°'), numeral('105°')],
    explanation: both(
      tex`মিনিটের কাঁটা ১২ থেকে \(৩০ \times ৬ = ১৮০\) ডিগ্রিতে। ঘণ্টার কাঁটা \(৩.৫ \times ৩০ = ১০৫\) ডিগ্রিতে, কারণ আধা ঘণ্টায় সেটিও ১৫ ডিগ্রি এগোয়। পার্থক্য \(১৮০ - ১০৫ = ৭৫\) ডিগ্রি।`,
      tex`The minute hand is \(30 \times 6 = 180\) degrees past twelve. The hour hand is at \(3.5 \times 30 = 105\) degrees, for in half an hour it too moves 15. The difference is \(180 - 105 = 75\) degrees.`,
    ),
    tags: ['clocks'],
  }),
  question('mental-011', 2, {
    text: both(
      'আয়নায় একটি ঘড়িতে ৮টা ২০ মিনিট দেখা যাচ্ছে। প্রকৃত সময় কত?',
      'In a mirror a clock shows twenty past eight. What is the real time?',
    ),
    right: both('৩টা ৪০ মিনিট', '3:40'),
    wrong: [both('৪টা ৪০ মিনিট', '4:40'), both('৩টা ২০ মিনিট', '3:20'), both('৪টা ২০ মিনিট', '4:20')],
    explanation: both(
      'আয়নায় ঘড়ির ডান-বাম উল্টে যায়, তাই প্রকৃত সময় = ১১টা ৬০ মিনিট − ৮টা ২০ মিনিট = ৩টা ৪০ মিনিট।',
      'A mirror swaps left and right, so the real time is 11:60 less 8:20, that is 3:40.',
    ),
    tags: ['clocks'],
  }),
  question('mental-012', 2, {
    text: both(
      'কোনো মাসের ৩ তারিখ যদি শুক্রবার হয়, তবে ওই মাসের ২১ তারিখ কী বার?',
      'If the 3rd of a month is a Friday, what day is the 21st?',
    ),
    right: both('মঙ্গলবার', 'Tuesday'),
    wrong: [both('সোমবার', 'Monday'), both('বুধবার', 'Wednesday'), both('শুক্রবার', 'Friday')],
    explanation: both(
      '২১ − ৩ = ১৮ দিন পরে; ১৮ = ১৪ + ৪। দুই সপ্তাহ পরে আবার শুক্রবার, আরও ৪ দিন পরে মঙ্গলবার।',
      'It is 21 − 3 = 18 days later, and 18 = 14 + 4. Two weeks bring Friday again, four more days Tuesday.',
    ),
    tags: ['calendar'],
  }),
  question('mental-013', 2, {
    text: both(
      'একটি সারিতে করিম সামনে থেকে ১২তম ও পেছন থেকে ১৯তম। সারিতে মোট কতজন আছে?',
      'In a row Karim is 12th from the front and 19th from the back. How many people are in the row?',
    ),
    right: both('৩০ জন', '30'),
    wrong: [both('৩১ জন', '31'), both('২৯ জন', '29'), both('৩২ জন', '32')],
    explanation: both(
      'সামনের ১২ ও পেছনের ১৯-এর মধ্যে করিমকে দুবার গোনা হয়েছে: ১২ + ১৯ − ১ = ৩০।',
      'Adding 12 and 19 counts Karim twice: 12 + 19 − 1 = 30.',
    ),
    tags: ['arrangement'],
  }),
  question('mental-014', 2, {
    text: both(
      'পাঁচ বন্ধু প্রত্যেকে প্রত্যেকের সঙ্গে একবার করমর্দন করলেন। মোট করমর্দন কতটি?',
      'Five friends each shake hands once with each of the others. How many handshakes are there?',
    ),
    right: numeral(10),
    wrong: [numeral(20), numeral(25), numeral(15)],
    explanation: both(
      tex`প্রত্যেকে ৪ জনের সঙ্গে, কিন্তু প্রতিটি করমর্দন দুবার গোনা হয়: \(\frac{৫ \times ৪}{২} = ১০\)।`,
      tex`Each shakes 4 hands, but that counts every handshake twice: \(\frac{5 \times 4}{2} = 10\).`,
    ),
    tags: ['counting'],
  }),
  question('mental-015', 1, {
    text: both('কোনটি অন্যগুলোর থেকে আলাদা?', 'Which one does not belong with the others?'),
    right: both('বাদুড়', 'bat'),
    wrong: [both('দোয়েল', 'magpie-robin'), both('চড়ুই', 'sparrow'), both('কাক', 'crow')],
    explanation: both(
      'বাদুড় উড়তে পারে, কিন্তু পাখি নয়: এটি স্তন্যপায়ী, ডিম পাড়ে না। বাকি তিনটি পাখি।',
      'A bat flies but is no bird: it is a mammal and lays no eggs. The other three are birds.',
    ),
    tags: ['classification'],
  }),
  question('mental-016', 2, {
    text: both(
      'সব গোলাপ ফুল। কিছু ফুল দ্রুত শুকিয়ে যায়। এ দুটি কথা থেকে কী বলা যায়?',
      'All roses are flowers. Some flowers fade quickly. What follows?',
    ),
    right: both('গোলাপ সম্পর্কে নিশ্চিত কিছু বলা যায় না', 'nothing certain about roses'),
    wrong: [
      both('সব গোলাপ দ্রুত শুকিয়ে যায়', 'all roses fade quickly'),
      both('কিছু গোলাপ দ্রুত শুকিয়ে যায়', 'some roses fade quickly'),
      both('কোনো গোলাপ দ্রুত শুকায় না', 'no rose fades quickly'),
    ],
    explanation: both(
      'যে ফুলগুলো দ্রুত শুকায় সেগুলোর মধ্যে গোলাপ থাকতেও পারে, না-ও পারে। তাই গোলাপ সম্পর্কে নিশ্চিত কিছু বলা যায় না।',
      'The flowers that fade quickly may or may not include roses, so nothing certain follows about roses.',
    ),
    tags: ['logic'],
  }),
  question('mental-017', 2, {
    text: both(
      'তিনটি গিয়ার পরপর দাঁতে দাঁত লাগানো। প্রথমটি ঘড়ির কাঁটার দিকে ঘুরলে তৃতীয়টি কোন দিকে ঘুরবে?',
      'Three gears stand in a row, tooth in tooth. If the first turns clockwise, how does the third turn?',
    ),
    right: both('ঘড়ির কাঁটার দিকে', 'clockwise'),
    wrong: [
      both('ঘড়ির কাঁটার বিপরীতে', 'anticlockwise'),
      both('ঘুরবে না', 'it does not turn'),
      both('একবার এদিকে, একবার ওদিকে', 'to and fro'),
    ],
    explanation: both(
      'পাশাপাশি দুটি গিয়ার সব সময় বিপরীত দিকে ঘোরে। দ্বিতীয়টি প্রথমটির বিপরীত, তৃতীয়টি দ্বিতীয়টির বিপরীত, অর্থাৎ প্রথমটির মতোই।',
      'Two gears that touch turn opposite ways. The second turns against the first, the third against the second, so the third goes as the first does.',
    ),
    tags: ['mechanics'],
  }),
  question('mental-018', 3, {
    text: both(
      'একটি ৩ সেন্টিমিটার ঘনকের সব পৃষ্ঠ রং করে ১ সেন্টিমিটার ঘনকে কাটা হলো। কয়টি ছোট ঘনকের কোনো পৃষ্ঠেই রং নেই?',
      'A cube of 3 centimetres is painted all over and cut into cubes of 1 centimetre. How many small cubes have no paint at all?',
    ),
    right: numeral(1),
    wrong: [numeral(6), numeral(8), numeral(0)],
    explanation: both(
      tex`মোট \(৩^৩ = ২৭\)টি। রংহীনগুলো ভেতরের: \((৩ - ২)^৩ = ১\)টি। বাকিগুলোর ৮টিতে তিন পৃষ্ঠ, ১২টিতে দুই ও ৬টিতে এক পৃষ্ঠ রঙিন: ৮ + ১২ + ৬ + ১ = ২৭।`,
      tex`There are \(3^3 = 27\). Those without paint are inside: \((3 - 2)^3 = 1\). Of the rest 8 have three painted faces, 12 two and 6 one: 8 + 12 + 6 + 1 = 27.`,
    ),
    tags: ['space'],
  }),
]
