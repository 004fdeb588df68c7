import type { SeedQuestion } from './seed-question.ts'
import { both, numeral, questionsOf } from './seed-question.ts'

const question = questionsOf('math')
const tex = String.raw

/** Algebra and geometry. Formulas with letters keep the digits 0–9 in Bangla too, as the papers print them. */
export const algebraAndGeometry: SeedQuestion[] = [
  question('math-017', 2, {
    text: both(
      tex`\(x + \frac{1}{x} = 3\) হলে \(x^2 + \frac{1}{x^2}\) এর মান কত?`,
      tex`If \(x + \frac{1}{x} = 3\), what is the value of \(x^2 + \frac{1}{x^2}\)?`,
    ),
    options: [tex`\(7\)`, tex`\(9\)`, tex`\(11\)`, tex`\(5\)`],
    correct: 0,
    explanation: both(
      tex`\(x^2 + \frac{1}{x^2} = \left(x + \frac{1}{x}\right)^2 - 2 = 3^2 - 2 = 7\)। বর্গ করলে মাঝের পদ \(2 \cdot x \cdot \frac{1}{x} = 2\), সেটি বাদ দিতে হয়।`,
      tex`\(x^2 + \frac{1}{x^2} = \left(x + \frac{1}{x}\right)^2 - 2 = 3^2 - 2 = 7\). Squaring brings the middle term \(2 \cdot x \cdot \frac{1}{x} = 2\), which must be taken away.`,
    ),
    tags: ['algebra'],
  }),
  question('math-018', 1, {
    text: both(
      tex`\(a + b = 7\) এবং \(ab = 12\) হলে \(a^2 + b^2\) এর মান কত?`,
      tex`If \(a + b = 7\) and \(ab = 12\), what is the value of \(a^2 + b^2\)?`,
    ),
    options: [tex`\(37\)`, tex`\(49\)`, tex`\(25\)`, tex`\(73\)`],
    correct: 2,
    explanation: both(
      tex`\(a^2 + b^2 = (a+b)^2 - 2ab = 49 - 24 = 25\)। যাচাই: সংখ্যা দুটি \(3\) ও \(4\), এবং \(9 + 16 = 25\)।`,
      tex`\(a^2 + b^2 = (a+b)^2 - 2ab = 49 - 24 = 25\). Check: the numbers are 3 and 4, and \(9 + 16 = 25\).`,
    ),
    tags: ['algebra'],
  }),
  question('math-019', 1, {
    text: both(tex`\(x^2 - 5x + 6\) এর উৎপাদকে বিশ্লেষণ কোনটি?`, tex`Which is the factorisation of \(x^2 - 5x + 6\)?`),
    options: [tex`\((x+2)(x+3)\)`, tex`\((x-1)(x-6)\)`, tex`\((x-6)(x+1)\)`, tex`\((x-2)(x-3)\)`],
    correct: 3,
    explanation: both(
      tex`এমন দুটি সংখ্যা চাই যাদের গুণফল \(6\) এবং যোগফল \(-5\): সংখ্যা দুটি \(-2\) ও \(-3\)। তাই \(x^2 - 5x + 6 = (x-2)(x-3)\)।`,
      tex`We want two numbers with the product \(6\) and the sum \(-5\): they are \(-2\) and \(-3\). So \(x^2 - 5x + 6 = (x-2)(x-3)\).`,
    ),
    tags: ['algebra'],
  }),
  question('math-020', 1, {
    text: both(tex`\(2^{x+1} = 32\) হলে \(x\) এর মান কত?`, tex`If \(2^{x+1} = 32\), what is \(x\)?`),
    options: [tex`\(5\)`, tex`\(4\)`, tex`\(6\)`, tex`\(3\)`],
    correct: 1,
    explanation: both(
      tex`\(32 = 2^5\), তাই \(x + 1 = 5\) এবং \(x = 4\)। সূচক \(x\) নয়, \(x+1\); সেখানেই সাধারণ ভুলটি হয়।`,
      tex`\(32 = 2^5\), so \(x + 1 = 5\) and \(x = 4\). The exponent is \(x+1\), not \(x\): that is where the usual slip happens.`,
    ),
    tags: ['indices'],
  }),
  question('math-021', 2, {
    text: both(tex`\(\log_{2} 64\) এর মান কত?`, tex`What is the value of \(\log_{2} 64\)?`),
    options: [tex`\(6\)`, tex`\(8\)`, tex`\(32\)`, tex`\(5\)`],
    correct: 0,
    explanation: both(
      tex`\(\log_{2} 64\) বলতে বোঝায় \(2\) এর কোন ঘাত \(64\) হয়। \(2^6 = 64\), তাই মান \(6\)।`,
      tex`\(\log_{2} 64\) asks which power of \(2\) is \(64\). Since \(2^6 = 64\), the value is \(6\).`,
    ),
    tags: ['logarithms'],
  }),
  question('math-022', 3, {
    text: both(tex`\(|x - 2| < 3\) অসমতাটির সমাধান কোনটি?`, tex`Which is the solution of \(|x - 2| < 3\)?`),
    options: [tex`\(-5 < x < 1\)`, tex`\(x < 5\)`, tex`\(-1 < x < 5\)`, tex`\(x < -1\)`],
    correct: 2,
    explanation: both(
      tex`\(|x - 2| < 3\) অর্থ \(-3 < x - 2 < 3\)। সব পক্ষে \(2\) যোগ করলে \(-1 < x < 5\)। সংখ্যারেখায় এগুলো \(2\) থেকে \(3\) এককের কম দূরের বিন্দু।`,
      tex`\(|x - 2| < 3\) means \(-3 < x - 2 < 3\). Adding \(2\) throughout gives \(-1 < x < 5\): the points less than \(3\) units away from \(2\).`,
    ),
    tags: ['inequalities'],
  }),
  question('math-023', 2, {
    text: both(tex`\(1 + 2 + 3 + \dots + 50\) ধারাটির সমষ্টি কত?`, tex`What is the sum \(1 + 2 + 3 + \dots + 50\)?`),
    options: [tex`\(1250\)`, tex`\(1275\)`, tex`\(1300\)`, tex`\(2550\)`],
    correct: 1,
    explanation: both(
      tex`প্রথম \(n\) টি স্বাভাবিক সংখ্যার সমষ্টি \(\frac{n(n+1)}{2}\)। এখানে \(\frac{50 \times 51}{2} = 1275\)।`,
      tex`The sum of the first \(n\) natural numbers is \(\frac{n(n+1)}{2}\). Here it is \(\frac{50 \times 51}{2} = 1275\).`,
    ),
    tags: ['series'],
  }),
  question('math-024', 1, {
    picture: {
      file: 'triangle-two-angles.svg',
      alt: both(
        'ত্রিভুজ ABC: A কোণ x, B কোণ ৬৫ ডিগ্রি, C কোণ ৪৮ ডিগ্রি।',
        'Triangle ABC: the angle at A is x, at B 65 degrees, at C 48 degrees.',
      ),
    },
    text: both(tex`চিত্রের ত্রিভুজে \(x\) এর মান কত?`, tex`What is the value of \(x\) in the triangle shown?`),
    options: [numeral('57°'), numeral('63°'), numeral('77°'), numeral('67°')],
    correct: 3,
    explanation: both(
      tex`ত্রিভুজের তিন কোণের সমষ্টি ১৮০°। \(x = ১৮০° - (৬৫° + ৪৮°) = ১৮০° - ১১৩° = ৬৭°\)।`,
      tex`The angles of a triangle add up to 180°. \(x = 180° - (65° + 48°) = 180° - 113° = 67°\).`,
    ),
    tags: ['geometry'],
  }),
  question('math-025', 1, {
    text: both(
      'একটি আয়তক্ষেত্রের দৈর্ঘ্য ১২ মিটার ও প্রস্থ ৫ মিটার। এর কর্ণের দৈর্ঘ্য কত?',
      'A rectangle is 12 metres long and 5 metres wide. How long is its diagonal?',
    ),
    options: [
      both('১৩ মিটার', '13 metres'),
      both('১৭ মিটার', '17 metres'),
      both('১৫ মিটার', '15 metres'),
      both('৬০ মিটার', '60 metres'),
    ],
    correct: 0,
    explanation: both(
      tex`পিথাগোরাসের উপপাদ্য অনুসারে কর্ণ \(= \sqrt{১২^{২} + ৫^{২}} = \sqrt{১৪৪ + ২৫} = \sqrt{১৬৯} = ১৩\) মিটার।`,
      tex`By the theorem of Pythagoras the diagonal is \(\sqrt{12^2 + 5^2} = \sqrt{144 + 25} = \sqrt{169} = 13\) metres.`,
    ),
    tags: ['geometry'],
  }),
  question('math-026', 2, {
    text: both(
      tex`একটি বৃত্তের পরিধি ৪৪ সেন্টিমিটার হলে ক্ষেত্রফল কত বর্গসেন্টিমিটার? (\(\pi = \frac{২২}{৭}\))`,
      tex`The circumference of a circle is 44 centimetres. What is its area in square centimetres? (\(\pi = \frac{22}{7}\))`,
    ),
    options: [numeral(144), numeral(148), numeral(154), numeral(616)],
    correct: 2,
    explanation: both(
      tex`\(২ \times \frac{২২}{৭} \times r = ৪৪\), তাই \(r = ৭\) সে.মি.। ক্ষেত্রফল \(= \frac{২২}{৭} \times ৭^{২} = ১৫৪\) বর্গসেন্টিমিটার।`,
      tex`\(2 \times \frac{22}{7} \times r = 44\), so \(r = 7\) cm. The area is \(\frac{22}{7} \times 7^2 = 154\) square centimetres.`,
    ),
    tags: ['geometry'],
  }),
]
