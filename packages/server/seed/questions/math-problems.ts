import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both, numeral } from './seed-question.ts'

const question = answeredOf('math')
const tex = String.raw

/** Problems in words, with every step of their solutions. */
export const mathProblems: SeedQuestion[] = [
  question('math-problems-001', 2, {
    text: both(
      '১০,০০০ টাকার বার্ষিক ১০% হারে ২ বছরের চক্রবৃদ্ধি মুনাফা কত?',
      'What is the compound interest on 10,000 taka at 10% a year for 2 years?',
    ),
    right: both('২,১০০ টাকা', '2,100 taka'),
    wrong: [both('২,০০০ টাকা', '2,000 taka'), both('২,২০০ টাকা', '2,200 taka'), both('১২,১০০ টাকা', '12,100 taka')],
    explanation: both(
      tex`চক্রবৃদ্ধি মূল \(= ১০০০০ \times ১.১ \times ১.১ = ১২১০০\) টাকা। মুনাফা \(= ১২১০০ - ১০০০০ = ২১০০\) টাকা; সরল মুনাফা হতো ২০০০, বাকি ১০০ টাকা প্রথম বছরের মুনাফার ওপর মুনাফা।`,
      tex`The amount is \(10000 \times 1.1 \times 1.1 = 12100\) taka, so the interest is \(12100 - 10000 = 2100\). Simple interest would be 2000; the other 100 is interest on the first year’s interest.`,
    ),
    tags: ['interest'],
  }),
  question('math-problems-002', 3, {
    text: both(
      '৬০ লিটার মিশ্রণে দুধ ও পানির অনুপাত ৭ : ৩। কত লিটার পানি মেশালে অনুপাত ৩ : ২ হবে?',
      'In 60 litres of a mixture milk and water are as 7 : 3. How many litres of water must be added to make it 3 : 2?',
    ),
    right: both('১০ লিটার', '10 litres'),
    wrong: [both('৬ লিটার', '6 litres'), both('১২ লিটার', '12 litres'), both('২৮ লিটার', '28 litres')],
    explanation: both(
      tex`দুধ \(৬০ \times \frac{৭}{১০} = ৪২\) লিটার, পানি ১৮ লিটার। দুধ একই থাকে: ৩ ভাগ = ৪২ হলে ১ ভাগ = ১৪, পানি চাই ২ ভাগ = ২৮ লিটার। মেশাতে হবে \(২৮ - ১৮ = ১০\) লিটার।`,
      tex`Milk is \(60 \times \frac{7}{10} = 42\) litres and water 18. The milk stays: 3 parts are 42, one part 14, so the water must be 2 parts, 28 litres. Add \(28 - 18 = 10\) litres.`,
    ),
    tags: ['mixtures'],
  }),
  question('math-problems-003', 2, {
    text: both(
      'একটি নৌকা স্রোতের অনুকূলে ঘণ্টায় ১৫ কিলোমিটার ও প্রতিকূলে ঘণ্টায় ৯ কিলোমিটার যায়। স্রোতের বেগ ঘণ্টায় কত?',
      'A boat makes 15 kilometres an hour with the stream and 9 against it. How fast is the stream?',
    ),
    right: both('৩ কিলোমিটার', '3 kilometres an hour'),
    wrong: [
      both('৬ কিলোমিটার', '6 kilometres an hour'),
      both('১২ কিলোমিটার', '12 kilometres an hour'),
      both('২ কিলোমিটার', '2 kilometres an hour'),
    ],
    explanation: both(
      tex`নৌকা + স্রোত = ১৫, নৌকা − স্রোত = ৯। বিয়োগ করলে ২ × স্রোত = ৬, তাই স্রোত \(\frac{১৫ - ৯}{২} = ৩\) কিলোমিটার; নৌকার বেগ ১২।`,
      tex`Boat + stream = 15 and boat − stream = 9. Subtracting, twice the stream is 6, so it is \(\frac{15 - 9}{2} = 3\); the boat makes 12.`,
    ),
    tags: ['speed and distance'],
  }),
  question('math-problems-004', 3, {
    text: both(
      'দুটি নল আলাদাভাবে একটি চৌবাচ্চা ২০ ও ৩০ মিনিটে পূর্ণ করে, তৃতীয় নল ১৫ মিনিটে খালি করে। তিনটি একসঙ্গে খুলে দিলে খালি চৌবাচ্চা কত মিনিটে পূর্ণ হবে?',
      'Two pipes fill a tank in 20 and in 30 minutes, and a third empties it in 15. With all three open, in how many minutes is the empty tank full?',
    ),
    right: both('৬০ মিনিট', '60 minutes'),
    wrong: [both('১২ মিনিট', '12 minutes'), both('৩০ মিনিট', '30 minutes'), both('৪৫ মিনিট', '45 minutes')],
    explanation: both(
      tex`এক মিনিটে পূর্ণ হয় \(\frac{১}{২০} + \frac{১}{৩০} - \frac{১}{১৫} = \frac{৩ + ২ - ৪}{৬০} = \frac{১}{৬০}\) অংশ। তাই পুরোটা ৬০ মিনিটে।`,
      tex`In a minute \(\frac{1}{20} + \frac{1}{30} - \frac{1}{15} = \frac{3 + 2 - 4}{60} = \frac{1}{60}\) of it is filled, so the whole takes 60 minutes.`,
    ),
    tags: ['work and time'],
  }),
  question('math-problems-005', 2, {
    text: both('১ থেকে ৫০ পর্যন্ত কয়টি মৌলিক সংখ্যা আছে?', 'How many primes are there from 1 to 50?'),
    right: both('১৫টি', '15'),
    wrong: [both('১৪টি', '14'), both('১৬টি', '16'), both('১৭টি', '17')],
    explanation: both(
      '২, ৩, ৫, ৭, ১১, ১৩, ১৭, ১৯, ২৩, ২৯, ৩১, ৩৭, ৪১, ৪৩, ৪৭: মোট ১৫টি। ১ মৌলিক নয়, আর ২ একমাত্র জোড় মৌলিক সংখ্যা।',
      '2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47: fifteen. One is no prime, and 2 is the only even one.',
    ),
    tags: ['numbers'],
  }),
  question('math-problems-006', 2, {
    text: both(
      'একটি ঘড়ি ১০% ক্ষতিতে বিক্রি করা হলো। ৬০ টাকা বেশিতে বিক্রি করলে ৫% লাভ হতো। ঘড়িটির ক্রয়মূল্য কত?',
      'A watch was sold at a loss of 10%. For 60 taka more there would have been a gain of 5%. What did it cost?',
    ),
    right: both('৪০০ টাকা', '400 taka'),
    wrong: [both('৩৬০ টাকা', '360 taka'), both('৬০০ টাকা', '600 taka'), both('১,২০০ টাকা', '1,200 taka')],
    explanation: both(
      tex`১০% ক্ষতি থেকে ৫% লাভে পার্থক্য ক্রয়মূল্যের ১৫%। ১৫% = ৬০ টাকা হলে ক্রয়মূল্য \(= ৬০ \times \frac{১০০}{১৫} = ৪০০\) টাকা। যাচাই: ৩৬০ ও ৪২০ টাকার পার্থক্য ৬০।`,
      tex`From a loss of 10% to a gain of 5% is 15% of the cost. If 15% is 60 taka, the cost is \(60 \times \frac{100}{15} = 400\) taka. Check: 360 and 420 differ by 60.`,
    ),
    tags: ['profit and loss'],
  }),
  question('math-problems-007', 3, {
    text: both(
      '৬ জন পুরুষ বা ৮ জন বালক একটি কাজ ১২ দিনে করতে পারে। ৩ জন পুরুষ ও ১২ জন বালক কাজটি কত দিনে করবে?',
      'Six men or eight boys can do some work in 12 days. How long do three men and twelve boys need?',
    ),
    right: both('৬ দিন', '6 days'),
    wrong: [both('৪ দিন', '4 days'), both('৮ দিন', '8 days'), both('৯ দিন', '9 days')],
    explanation: both(
      tex`৬ পুরুষ = ৮ বালক, তাই ৩ পুরুষ = ৪ বালক; মোট \(৪ + ১২ = ১৬\) বালক। ৮ বালকের ১২ দিনের কাজ ১৬ বালক করে \(\frac{৮ \times ১২}{১৬} = ৬\) দিনে।`,
      tex`Six men are eight boys, so three men are four; together \(4 + 12 = 16\) boys. What 8 boys do in 12 days, 16 do in \(\frac{8 \times 12}{16} = 6\).`,
    ),
    tags: ['work and time'],
  }),
  question('math-problems-008', 2, {
    text: both(
      'দুই অঙ্কের একটি সংখ্যার অঙ্কদ্বয়ের সমষ্টি ৯। অঙ্ক দুটি স্থান বদলালে সংখ্যাটি ২৭ বাড়ে। সংখ্যাটি কত?',
      'The two digits of a number add up to 9. When they change places the number grows by 27. What is the number?',
    ),
    right: numeral(36),
    wrong: [numeral(63), numeral(27), numeral(45)],
    explanation: both(
      tex`দশকের অঙ্ক \(x\), এককের \(y\) হলে \(x + y = ৯\) এবং \((১০y + x) - (১০x + y) = ৯(y - x) = ২৭\), অর্থাৎ \(y - x = ৩\)। তাই \(y = ৬, x = ৩\); সংখ্যাটি ৩৬।`,
      tex`With tens digit \(x\) and units digit \(y\): \(x + y = 9\) and \((10y + x) - (10x + y) = 9(y - x) = 27\), so \(y - x = 3\). Hence \(y = 6, x = 3\), and the number is 36.`,
    ),
    tags: ['equations'],
  }),
  question('math-problems-009', 2, {
    text: both(
      tex`\(a - \frac{1}{a} = 4\) হলে \(a^2 + \frac{1}{a^2}\) এর মান কত?`,
      tex`If \(a - \frac{1}{a} = 4\), what is \(a^2 + \frac{1}{a^2}\)?`,
    ),
    right: tex`\(18\)`,
    wrong: [tex`\(14\)`, tex`\(16\)`, tex`\(20\)`],
    explanation: both(
      tex`\((a - \frac{1}{a})^2 = a^2 - 2 + \frac{1}{a^2}\), তাই \(a^2 + \frac{1}{a^2} = 4^2 + 2 = 18\)। যোগ থাকলে ২ বিয়োগ হতো, এখানে বিয়োগ বলে ২ যোগ।`,
      tex`\((a - \frac{1}{a})^2 = a^2 - 2 + \frac{1}{a^2}\), so \(a^2 + \frac{1}{a^2} = 4^2 + 2 = 18\). With a plus one would take 2 away; with a minus one adds it.`,
    ),
    tags: ['algebra'],
  }),
  question('math-problems-010', 2, {
    text: both(
      tex`\(x^2 + 4x + k = 0\) সমীকরণের মূল দুটি সমান হলে \(k\) এর মান কত?`,
      tex`If the roots of \(x^2 + 4x + k = 0\) are equal, what is \(k\)?`,
    ),
    right: tex`\(4\)`,
    wrong: [tex`\(2\)`, tex`\(8\)`, tex`\(16\)`],
    explanation: both(
      tex`মূল সমান হতে নিশ্চায়ক শূন্য: \(b^2 - 4ac = 16 - 4k = 0\), তাই \(k = 4\)। তখন \((x + 2)^2 = 0\)।`,
      tex`Equal roots need a discriminant of zero: \(b^2 - 4ac = 16 - 4k = 0\), so \(k = 4\). Then \((x + 2)^2 = 0\).`,
    ),
    tags: ['algebra'],
  }),
  question('math-problems-011', 2, {
    text: both(
      'BANGLA শব্দটির সব অক্ষর নিয়ে কত রকম বিন্যাস করা যায়?',
      'In how many ways can all letters of BANGLA be arranged?',
    ),
    right: numeral(360),
    wrong: [numeral(720), numeral(120), numeral(180)],
    explanation: both(
      tex`অক্ষর ৬টি, এর মধ্যে A দুবার। বিন্যাস \(\frac{৬!}{২!} = \frac{৭২০}{২} = ৩৬০\)।`,
      tex`There are 6 letters, with A twice. The arrangements are \(\frac{6!}{2!} = \frac{720}{2} = 360\).`,
    ),
    tags: ['permutations'],
  }),
  question('math-problems-012', 2, {
    text: both(
      'দুটি মুদ্রা একসঙ্গে নিক্ষেপ করলে কমপক্ষে একটি হেড পাওয়ার সম্ভাবনা কত?',
      'Two coins are tossed together. What is the chance of at least one head?',
    ),
    right: both(tex`\(\dfrac{৩}{৪}\)`, tex`\(\dfrac{3}{4}\)`),
    wrong: [
      both(tex`\(\dfrac{১}{২}\)`, tex`\(\dfrac{1}{2}\)`),
      both(tex`\(\dfrac{১}{৪}\)`, tex`\(\dfrac{1}{4}\)`),
      both(tex`\(\dfrac{২}{৩}\)`, tex`\(\dfrac{2}{3}\)`),
    ],
    explanation: both(
      tex`সম্ভাব্য ফল ৪টি: HH, HT, TH, TT। একটিও হেড নেই কেবল TT-তে, তাই সম্ভাবনা \(১ - \frac{১}{৪} = \frac{৩}{৪}\)।`,
      tex`There are four outcomes: HH, HT, TH, TT. Only TT has no head, so the chance is \(1 - \frac{1}{4} = \frac{3}{4}\).`,
    ),
    tags: ['probability'],
  }),
  question('math-problems-013', 2, {
    text: both(
      '৪০ জনের শ্রেণিতে ২৫ জন ক্রিকেট ও ২০ জন ফুটবল খেলে; প্রত্যেকে অন্তত একটি খেলে। কতজন দুটিই খেলে?',
      'In a class of 40, 25 play cricket and 20 football, and everybody plays at least one. How many play both?',
    ),
    right: both('৫ জন', '5'),
    wrong: [both('১০ জন', '10'), both('১৫ জন', '15'), both('৪ জন', '4')],
    explanation: both(
      tex`\(n(A \cup B) = n(A) + n(B) - n(A \cap B)\), অর্থাৎ ৪০ = ২৫ + ২০ − দুটিই; দুটিই খেলে \(৪৫ - ৪০ = ৫\) জন।`,
      tex`\(n(A \cup B) = n(A) + n(B) - n(A \cap B)\): 40 = 25 + 20 − both, so \(45 - 40 = 5\) play both.`,
    ),
    tags: ['sets'],
  }),
  question('math-problems-014', 2, {
    text: both(
      'একটি সুষম বহুভুজের প্রতিটি বহিঃস্থ কোণ ৪৫° হলে এর বাহু কয়টি?',
      'Each exterior angle of a regular polygon is 45°. How many sides has it?',
    ),
    right: both('৮টি', '8'),
    wrong: [both('৬টি', '6'), both('৭টি', '7'), both('১০টি', '10')],
    explanation: both(
      tex`যেকোনো বহুভুজের বহিঃস্থ কোণগুলোর সমষ্টি ৩৬০ ডিগ্রি, তাই বাহু \(\frac{৩৬০}{৪৫} = ৮\)টি।`,
      tex`The exterior angles of any polygon add up to 360 degrees, so it has \(\frac{360}{45} = 8\) sides.`,
    ),
    tags: ['geometry'],
  }),
  question('math-problems-015', 3, {
    text: both(
      'একটি সমবাহু ত্রিভুজের প্রতিটি বাহু ৪ সেন্টিমিটার হলে ক্ষেত্রফল কত বর্গসেন্টিমিটার?',
      'Each side of an equilateral triangle is 4 centimetres. What is its area in square centimetres?',
    ),
    right: both(tex`\(৪\sqrt{৩}\)`, tex`\(4\sqrt{3}\)`),
    wrong: [
      both(tex`\(৮\sqrt{৩}\)`, tex`\(8\sqrt{3}\)`),
      both(tex`\(২\sqrt{৩}\)`, tex`\(2\sqrt{3}\)`),
      both(tex`\(১৬\sqrt{৩}\)`, tex`\(16\sqrt{3}\)`),
    ],
    explanation: both(
      tex`সমবাহু ত্রিভুজের ক্ষেত্রফল \(\frac{\sqrt{৩}}{৪}a^2\); \(a = ৪\) হলে \(\frac{\sqrt{৩}}{৪} \times ১৬ = ৪\sqrt{৩}\)।`,
      tex`The area of an equilateral triangle is \(\frac{\sqrt{3}}{4}a^2\); with \(a = 4\) it is \(\frac{\sqrt{3}}{4} \times 16 = 4\sqrt{3}\).`,
    ),
    tags: ['geometry'],
  }),
  question('math-problems-016', 2, {
    text: both(
      '৫ + ৮ + ১১ + … ধারাটির প্রথম ২০ পদের সমষ্টি কত?',
      'What is the sum of the first 20 terms of 5 + 8 + 11 + …?',
    ),
    right: numeral(670),
    wrong: [numeral(620), numeral(640), numeral(700)],
    explanation: both(
      tex`প্রথম পদ ৫, সাধারণ অন্তর ৩। সমষ্টি \(= \frac{২০}{২}\{২ \times ৫ + ১৯ \times ৩\} = ১০ \times ৬৭ = ৬৭০\)।`,
      tex`The first term is 5 and the difference 3. The sum is \(\frac{20}{2}\{2 \times 5 + 19 \times 3\} = 10 \times 67 = 670\).`,
    ),
    tags: ['series'],
  }),
]
