import type { SeedQuestion } from './seed-question.ts'
import { both, numeral, questionsOf } from './seed-question.ts'

const question = questionsOf('math')
const tex = String.raw

/** Arithmetic and data: percentages, interest, work, averages, a table and a chart. */
export const arithmetic: SeedQuestion[] = [
  question('math-001', 1, {
    text: both('একটি সংখ্যার ৩০% যদি ৪৫ হয়, তবে সংখ্যাটি কত?', 'If 30% of a number is 45, what is the number?'),
    options: [numeral(135), numeral(150), numeral(165), numeral(180)],
    correct: 1,
    explanation: both(
      tex`সংখ্যাটির ৩০% = ৪৫, সুতরাং সংখ্যাটি \(= ৪৫ \times \frac{১০০}{৩০} = ১৫০\)। যাচাই: ১৫০-এর ৩০% = ৪৫।`,
      tex`30% of the number is 45, so the number is \(45 \times \frac{100}{30} = 150\). Check: 30% of 150 is 45.`,
    ),
    tags: ['percentage'],
  }),
  question('math-002', 2, {
    text: both(
      'চিনির মূল্য ২৫% বাড়ল। চিনির জন্য মোট খরচ একই রাখতে হলে চিনির ব্যবহার শতকরা কত কমাতে হবে?',
      'The price of sugar rises by 25%. By what percentage must consumption fall so that the total spent on sugar stays the same?',
    ),
    options: [numeral('15%'), numeral('25%'), numeral('22.5%'), numeral('20%')],
    correct: 3,
    explanation: both(
      tex`ধরি আগে দাম ১০০, এখন ১২৫। একই খরচে ব্যবহার হবে আগের \(\frac{১০০}{১২৫} = \frac{৪}{৫}\) অংশ। কমাতে হবে \(১ - \frac{৪}{৫} = \frac{১}{৫}\) অংশ, অর্থাৎ ২০%। দাম যত শতাংশ বাড়ে, ব্যবহার তত শতাংশ কমালে খরচ একই থাকে না, কারণ দুটি শতাংশের ভিত্তি আলাদা।`,
      tex`Let the old price be 100 and the new one 125. For the same money one can use \(\frac{100}{125} = \frac{4}{5}\) of the old amount. The cut is \(1 - \frac{4}{5} = \frac{1}{5}\), that is 20%. It is not 25%, because the two percentages are taken of different bases.`,
    ),
    tags: ['percentage'],
  }),
  question('math-003', 2, {
    text: both(
      '১২টি কলমের ক্রয়মূল্য ১০টি কলমের বিক্রয়মূল্যের সমান হলে শতকরা লাভ কত?',
      'The cost price of 12 pens equals the selling price of 10 pens. What is the gain per cent?',
    ),
    options: [numeral('20%'), numeral('12%'), numeral('10%'), numeral('25%')],
    correct: 0,
    explanation: both(
      tex`ধরি একটি কলমের ক্রয়মূল্য ১ টাকা। ১০টির ক্রয়মূল্য ১০ টাকা, বিক্রয়মূল্য ১২ টাকা; লাভ ২ টাকা। শতকরা লাভ \(= \frac{২}{১০} \times ১০০ = ২০\)।`,
      tex`Let one pen cost 1 taka. Ten pens cost 10 taka and sell for 12 taka, a gain of 2 taka. Gain per cent \(= \frac{2}{10} \times 100 = 20\).`,
    ),
    tags: ['profit and loss'],
  }),
  question('math-004', 2, {
    text: both(
      'বার্ষিক ৮% সরল মুনাফায় কত বছরে কোনো আসল মুনাফা-আসলে দ্বিগুণ হবে?',
      'At 8% simple interest a year, in how many years does a sum become double, interest included?',
    ),
    options: [
      both('৮ বছর', '8 years'),
      both('১০ বছর', '10 years'),
      both('১২.৫ বছর', '12.5 years'),
      both('১৬ বছর', '16 years'),
    ],
    correct: 2,
    explanation: both(
      tex`দ্বিগুণ হতে মুনাফা আসলের সমান হতে হবে। আসল ১০০ টাকায় মুনাফা চাই ১০০ টাকা; বছরে মুনাফা ৮ টাকা। সময় \(= \frac{১০০}{৮} = ১২.৫\) বছর।`,
      tex`To double, the interest must equal the principal. On 100 taka the interest wanted is 100 taka, and each year brings 8 taka. Time \(= \frac{100}{8} = 12.5\) years.`,
    ),
    tags: ['interest'],
  }),
  question('math-005', 1, {
    text: both(
      'দুটি সংখ্যার অনুপাত ৩ : ৫ এবং সমষ্টি ৭২ হলে বড় সংখ্যাটি কত?',
      'Two numbers are in the ratio 3 : 5 and their sum is 72. What is the larger number?',
    ),
    options: [numeral(27), numeral(40), numeral(48), numeral(45)],
    correct: 3,
    explanation: both(
      tex`অনুপাতের যোগফল ৩ + ৫ = ৮। বড় সংখ্যাটি \(= ৭২ \times \frac{৫}{৮} = ৪৫\), ছোটটি ২৭।`,
      tex`The parts add up to 3 + 5 = 8. The larger number is \(72 \times \frac{5}{8} = 45\); the smaller is 27.`,
    ),
    tags: ['ratio'],
  }),
  question('math-006', 2, {
    text: both(
      'পাঁচটি সংখ্যার গড় ২৪। একটি সংখ্যা বাদ দিলে বাকি চারটির গড় হয় ২২। বাদ দেওয়া সংখ্যাটি কত?',
      'The average of five numbers is 24. When one number is left out, the average of the other four is 22. Which number was left out?',
    ),
    options: [numeral(28), numeral(32), numeral(26), numeral(46)],
    correct: 1,
    explanation: both(
      tex`পাঁচটির সমষ্টি \(৫ \times ২৪ = ১২০\), চারটির সমষ্টি \(৪ \times ২২ = ৮৮\)। বাদ দেওয়া সংখ্যা \(= ১২০ - ৮৮ = ৩২\)।`,
      tex`The five add up to \(5 \times 24 = 120\), the four to \(4 \times 22 = 88\). The number left out is \(120 - 88 = 32\).`,
    ),
    tags: ['average'],
  }),
  question('math-007', 1, {
    text: both(
      'একটি কাজ ক ১২ দিনে এবং খ ২৪ দিনে করতে পারে। তারা একত্রে কাজটি কত দিনে শেষ করবে?',
      'A can do a piece of work in 12 days and B in 24 days. In how many days do they finish it together?',
    ),
    options: [
      both('৮ দিনে', '8 days'),
      both('৯ দিনে', '9 days'),
      both('১৬ দিনে', '16 days'),
      both('১৮ দিনে', '18 days'),
    ],
    correct: 0,
    explanation: both(
      tex`একত্রে ১ দিনে করে \(\frac{১}{১২} + \frac{১}{২৪} = \frac{৩}{২৪} = \frac{১}{৮}\) অংশ। তাই পুরো কাজে লাগে ৮ দিন। একত্রে কাজ করলে সময় দ্রুততর জনের চেয়েও কম হবে; ১৬ বা ১৮ দিন তাই অসম্ভব।`,
      tex`Together they do \(\frac{1}{12} + \frac{1}{24} = \frac{3}{24} = \frac{1}{8}\) of it in a day, so the whole takes 8 days. Together they must need less than the faster one alone, which rules out 16 and 18 at a glance.`,
    ),
    tags: ['work and time'],
  }),
  question('math-008', 2, {
    text: both(
      'কোন ক্ষুদ্রতম সংখ্যাকে ১২, ১৫ ও ২০ দ্বারা ভাগ করলে প্রতিবার ৩ অবশিষ্ট থাকে? (সংখ্যাটি ২০-এর বড়)',
      'Which is the smallest number above 20 that leaves a remainder of 3 when divided by 12, 15 and 20?',
    ),
    options: [numeral(57), numeral(60), numeral(63), numeral(123)],
    correct: 2,
    explanation: both(
      tex`১২, ১৫ ও ২০-এর ল.সা.গু. ৬০। প্রতিবার ৩ অবশিষ্ট থাকতে হলে সংখ্যাটি \(৬০ + ৩ = ৬৩\)। ১২৩-ও শর্ত মানে, তবে সেটি ক্ষুদ্রতম নয়।`,
      tex`The LCM of 12, 15 and 20 is 60. To leave 3 each time the number must be \(60 + 3 = 63\). 123 fits too, but it is not the smallest.`,
    ),
    tags: ['lcm and gcd'],
  }),
  question('math-009', 2, {
    text: both(
      '১২০ মিটার দীর্ঘ একটি ট্রেন ঘণ্টায় ৫৪ কিলোমিটার বেগে চলছে। একটি খুঁটি অতিক্রম করতে ট্রেনটির কত সময় লাগবে?',
      'A train 120 metres long runs at 54 kilometres an hour. How long does it take to pass a pole?',
    ),
    options: [
      both('৬ সেকেন্ড', '6 seconds'),
      both('৮ সেকেন্ড', '8 seconds'),
      both('১২ সেকেন্ড', '12 seconds'),
      both('১৫ সেকেন্ড', '15 seconds'),
    ],
    correct: 1,
    explanation: both(
      tex`ঘণ্টায় ৫৪ কি.মি. \(= ৫৪ \times \frac{৫}{১৮} = ১৫\) মিটার/সেকেন্ড। খুঁটি পার হতে ট্রেনটি নিজের দৈর্ঘ্য ১২০ মিটার যায়। সময় \(= \frac{১২০}{১৫} = ৮\) সেকেন্ড।`,
      tex`54 km/h \(= 54 \times \frac{5}{18} = 15\) metres a second. To pass a pole the train covers its own length, 120 metres. Time \(= \frac{120}{15} = 8\) seconds.`,
    ),
    tags: ['speed and distance'],
  }),
  question('math-010', 1, {
    text: both('নিচের কোন ভগ্নাংশটি বৃহত্তম?', 'Which of these fractions is the greatest?'),
    options: [
      both(tex`\(\dfrac{২}{৩}\)`, tex`\(\dfrac{2}{3}\)`),
      both(tex`\(\dfrac{৩}{৪}\)`, tex`\(\dfrac{3}{4}\)`),
      both(tex`\(\dfrac{৫}{৭}\)`, tex`\(\dfrac{5}{7}\)`),
      both(tex`\(\dfrac{৪}{৫}\)`, tex`\(\dfrac{4}{5}\)`),
    ],
    correct: 3,
    explanation: both(
      'দশমিকে ভগ্নাংশগুলো প্রায় ০.৬৬৭, ০.৭৫, ০.৭১৪ এবং ০.৮। তাই চার-পঞ্চমাংশ বৃহত্তম।',
      'As decimals they are about 0.667, 0.75, 0.714 and 0.8; so four fifths is the greatest.',
    ),
    tags: ['fractions'],
  }),
  question('math-011', 2, {
    text: both('২, ৫, ১০, ১৭, ২৬, … ধারাটির পরবর্তী সংখ্যা কত?', 'What comes next in the sequence 2, 5, 10, 17, 26, …?'),
    options: [numeral(37), numeral(35), numeral(36), numeral(39)],
    correct: 0,
    explanation: both(
      tex`পদগুলোর পার্থক্য ৩, ৫, ৭, ৯; পরের পার্থক্য ১১। তাই পরবর্তী সংখ্যা \(২৬ + ১১ = ৩৭\)। অন্যভাবে, পদগুলো \(১^{২}+১,\ ২^{২}+১,\ ৩^{২}+১\) ইত্যাদি; ষষ্ঠ পদ \(৬^{২}+১ = ৩৭\)।`,
      tex`The differences are 3, 5, 7, 9; the next one is 11, so the next number is \(26 + 11 = 37\). Seen another way the terms are \(1^2+1,\ 2^2+1,\ 3^2+1\) and so on; the sixth is \(6^2+1 = 37\).`,
    ),
    tags: ['sequences'],
  }),
  question('math-012', 2, {
    text: both(
      'একটি নিরপেক্ষ ছক্কা একবার নিক্ষেপ করলে মৌলিক সংখ্যা ওঠার সম্ভাবনা কত?',
      'A fair die is thrown once. What is the probability of a prime number?',
    ),
    options: [
      both(tex`\(\dfrac{১}{৩}\)`, tex`\(\dfrac{1}{3}\)`),
      both(tex`\(\dfrac{২}{৩}\)`, tex`\(\dfrac{2}{3}\)`),
      both(tex`\(\dfrac{১}{২}\)`, tex`\(\dfrac{1}{2}\)`),
      both(tex`\(\dfrac{১}{৬}\)`, tex`\(\dfrac{1}{6}\)`),
    ],
    correct: 2,
    explanation: both(
      tex`ছক্কার ফলাফল ৬টি; এর মধ্যে মৌলিক ২, ৩ ও ৫, অর্থাৎ ৩টি। সম্ভাবনা \(= \frac{৩}{৬} = \frac{১}{২}\)। মনে রাখতে হবে, ১ মৌলিক সংখ্যা নয়।`,
      tex`There are 6 outcomes, of which 2, 3 and 5 are prime. The probability is \(\frac{3}{6} = \frac{1}{2}\). Remember that 1 is not a prime number.`,
    ),
    tags: ['probability'],
  }),
  question('math-013', 2, {
    text: both(
      'পিতার বর্তমান বয়স পুত্রের বয়সের চার গুণ। ২০ বছর পরে পিতার বয়স পুত্রের বয়সের দ্বিগুণ হবে। পিতার বর্তমান বয়স কত?',
      'A father is four times as old as his son. In 20 years he will be twice as old. How old is the father now?',
    ),
    options: [
      both('৩২ বছর', '32 years'),
      both('৩৬ বছর', '36 years'),
      both('৪৮ বছর', '48 years'),
      both('৪০ বছর', '40 years'),
    ],
    correct: 3,
    explanation: both(
      tex`পুত্রের বয়স \(x\) হলে পিতার \(4x\)। শর্তমতে \(4x + 20 = 2(x + 20)\), অর্থাৎ \(2x = 20\), \(x = 10\)। পিতার বয়স ৪০ বছর। যাচাই: ২০ বছর পরে ৬০ ও ৩০।`,
      tex`Let the son be \(x\) and the father \(4x\). Then \(4x + 20 = 2(x + 20)\), so \(2x = 20\) and \(x = 10\). The father is 40. Check: in 20 years they are 60 and 30.`,
    ),
    tags: ['ages'],
  }),
  question('math-014', 1, {
    text: both('নিচের কোনটি ৩৬ ও ৪৮-এর সাধারণ গুণনীয়ক?', 'Which of these is a common factor of 36 and 48?'),
    options: [numeral(4), numeral(6), numeral(12), both('উপরের সবগুলো', 'All of the above')],
    correct: 3,
    pinned: [3],
    explanation: both(
      'গ.সা.গু. ১২; তাই ১২ এবং ১২-এর প্রতিটি গুণনীয়ক (১, ২, ৩, ৪, ৬) উভয় সংখ্যার সাধারণ গুণনীয়ক। সুতরাং সবগুলোই ঠিক।',
      'The GCD is 12, so 12 and every factor of it (1, 2, 3, 4, 6) divide both numbers. All of them are right.',
    ),
    tags: ['lcm and gcd'],
  }),
  question('math-015', 1, {
    text: both(
      '<p>একটি পাঠাগারে চার দিনে ধার দেওয়া বইয়ের সংখ্যা:</p><table><thead><tr><th>দিন</th><th>রবি</th><th>সোম</th><th>মঙ্গল</th><th>বুধ</th></tr></thead><tbody><tr><th>বই</th><td>২৪</td><td>৩৬</td><td>৩০</td><td>৪২</td></tr></tbody></table><p>দিনে গড়ে কয়টি বই ধার দেওয়া হয়েছে?</p>',
      '<p>Books lent by a library on four days:</p><table><thead><tr><th>Day</th><th>Sun</th><th>Mon</th><th>Tue</th><th>Wed</th></tr></thead><tbody><tr><th>Books</th><td>24</td><td>36</td><td>30</td><td>42</td></tr></tbody></table><p>How many books were lent a day on average?</p>',
    ),
    options: [numeral(30), numeral(33), numeral(34), numeral(36)],
    correct: 1,
    explanation: both(
      tex`মোট \(২৪ + ৩৬ + ৩০ + ৪২ = ১৩২\); দিন ৪টি। গড় \(= \frac{১৩২}{৪} = ৩৩\)।`,
      tex`In all \(24 + 36 + 30 + 42 = 132\) on 4 days. The average is \(\frac{132}{4} = 33\).`,
    ),
    tags: ['average', 'table'],
  }),
  question('math-016', 2, {
    picture: {
      file: 'trees-planted.svg',
      alt: both(
        'স্তম্ভচিত্র: চারটি গ্রাম A, B, C, D-তে লাগানো গাছের সংখ্যা। A-তে ২০, B-তে ৩৫, C-তে ৫০, D-তে ৪৫।',
        'Bar chart of trees planted in four villages A, B, C, D: 20 in A, 35 in B, 50 in C, 45 in D.',
      ),
    },
    text: both(
      'চিত্রে চারটি গ্রামে লাগানো গাছের সংখ্যা দেখানো হয়েছে। মোট গাছের শতকরা কত ভাগ B গ্রামে লাগানো হয়েছে?',
      'The chart shows the trees planted in four villages. What percentage of all the trees was planted in village B?',
    ),
    options: [numeral('35%'), numeral('30%'), both(tex`\(২৩\frac{১}{৩}\)%`, tex`\(23\frac{1}{3}\)%`), numeral('25%')],
    correct: 2,
    explanation: both(
      tex`মোট গাছ \(২০ + ৩৫ + ৫০ + ৪৫ = ১৫০\)। B গ্রামে ৩৫টি; শতকরা \(\frac{৩৫}{১৫০} \times ১০০ = ২৩\frac{১}{৩}\)। স্তম্ভের উচ্চতা ৩৫ বলে ৩৫% নয়, কারণ মোট গাছ ১০০ নয়।`,
      tex`In all \(20 + 35 + 50 + 45 = 150\) trees, 35 of them in B: \(\frac{35}{150} \times 100 = 23\frac{1}{3}\) per cent. The bar reads 35, but that is not 35%, since the total is not 100.`,
    ),
    tags: ['percentage', 'chart'],
  }),
]
