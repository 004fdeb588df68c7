import { figures, type Generator, withUnit } from './generator.ts'

const squareMetres = withUnit('বর্গমিটার', 'square metres')
const squareCentimetres = withUnit('বর্গসেন্টিমিটার', 'square centimetres')
const metres = withUnit('মিটার', 'metres')
const degrees = (amount: number) => figures(`${amount}°`, `${amount}°`)
const kind = { subject: 'math', tags: ['geometry'] } as const

/** Lengths, areas and angles. */
export const geometry: Generator[] = [
  {
    ...kind,
    name: 'rectangle-area',
    difficulty: 1,
    draft: random => {
      const width = random.int(4, 20)
      const length = width + random.int(1, 15)
      return {
        text: figures(
          `একটি আয়তাকার বাগানের দৈর্ঘ্য ${length} মিটার ও প্রস্থ ${width} মিটার। বাগানের ক্ষেত্রফল কত?`,
          `A rectangular garden is ${length} metres long and ${width} metres wide. What is its area?`,
        ),
        right: squareMetres(length * width),
        wrong: [2 * (length + width), length + width, length * width + width, (length * width) / 2].map(squareMetres),
        explanation: figures(
          `ক্ষেত্রফল = দৈর্ঘ্য × প্রস্থ \\(= ${length} \\times ${width} = ${length * width}\\) বর্গমিটার।`,
          `Area = length × width \\(= ${length} \\times ${width} = ${length * width}\\) square metres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'rectangle-width',
    difficulty: 2,
    draft: random => {
      const width = random.int(4, 20)
      const length = width + random.int(2, 15)
      const perimeter = 2 * (length + width)
      return {
        text: figures(
          `একটি আয়তক্ষেত্রের পরিসীমা ${perimeter} মিটার ও দৈর্ঘ্য ${length} মিটার হলে প্রস্থ কত?`,
          `The perimeter of a rectangle is ${perimeter} metres and its length ${length} metres. What is its width?`,
        ),
        right: metres(width),
        wrong: [perimeter - length, width * 2, width + 1, width + 2].map(metres),
        explanation: figures(
          `দৈর্ঘ্য ও প্রস্থের যোগফল পরিসীমার অর্ধেক, ${perimeter / 2} মিটার। প্রস্থ \\(${perimeter / 2} - ${length} = ${width}\\) মিটার।`,
          `Length and width make half the perimeter, ${perimeter / 2} metres. The width is \\(${perimeter / 2} - ${length} = ${width}\\) metres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'triangle-area',
    difficulty: 1,
    draft: random => {
      const base = random.int(3, 15) * 2
      const height = random.int(5, 25)
      const area = (base * height) / 2
      return {
        text: figures(
          `একটি ত্রিভুজের ভূমি ${base} সেন্টিমিটার ও উচ্চতা ${height} সেন্টিমিটার। এর ক্ষেত্রফল কত?`,
          `A triangle has a base of ${base} centimetres and a height of ${height} centimetres. What is its area?`,
        ),
        right: squareCentimetres(area),
        wrong: [base * height, base + height, area + base, area - height]
          .filter(wrong => wrong > 0)
          .map(squareCentimetres),
        explanation: figures(
          `ক্ষেত্রফল \\(= \\frac{1}{2} \\times ${base} \\times ${height} = ${area}\\) বর্গসেন্টিমিটার।`,
          `Area \\(= \\frac{1}{2} \\times ${base} \\times ${height} = ${area}\\) square centimetres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'trapezium-area',
    difficulty: 2,
    draft: random => {
      const [a, b] = [random.int(4, 15) * 2, random.int(3, 12) * 2]
      const height = random.int(3, 15)
      const area = ((a + b) * height) / 2
      return {
        text: figures(
          `একটি ট্রাপিজিয়ামের সমান্তরাল বাহু দুটি ${a} ও ${b} মিটার এবং তাদের দূরত্ব ${height} মিটার। ক্ষেত্রফল কত?`,
          `The parallel sides of a trapezium are ${a} and ${b} metres, and ${height} metres apart. What is its area?`,
        ),
        right: squareMetres(area),
        wrong: [(a + b) * height, a * b, area + height, a * height].map(squareMetres),
        explanation: figures(
          `ক্ষেত্রফল \\(= \\frac{1}{2} \\times (${a} + ${b}) \\times ${height} = ${area}\\) বর্গমিটার।`,
          `Area \\(= \\frac{1}{2} \\times (${a} + ${b}) \\times ${height} = ${area}\\) square metres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'circle-area',
    difficulty: 2,
    draft: random => {
      const radius = random.int(1, 12) * 7
      const area = (22 * radius * radius) / 7
      return {
        text: figures(
          `একটি বৃত্তের ব্যাসার্ধ ${radius} সেন্টিমিটার হলে ক্ষেত্রফল কত? (\\(\\pi = \\frac{22}{7}\\))`,
          `The radius of a circle is ${radius} centimetres. What is its area? (\\(\\pi = \\frac{22}{7}\\))`,
        ),
        right: squareCentimetres(area),
        wrong: [(44 * radius) / 7, area * 2, area * 4, area / 2].map(squareCentimetres),
        explanation: figures(
          `ক্ষেত্রফল \\(= \\pi r^{2} = \\frac{22}{7} \\times ${radius} \\times ${radius} = ${area}\\) বর্গসেন্টিমিটার।`,
          `Area \\(= \\pi r^{2} = \\frac{22}{7} \\times ${radius} \\times ${radius} = ${area}\\) square centimetres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'third-angle',
    difficulty: 1,
    draft: random => {
      const [a, b] = [random.int(25, 80), random.int(25, 80)]
      const third = 180 - a - b
      return {
        text: figures(
          `একটি ত্রিভুজের দুটি কোণ ${a}° ও ${b}° হলে তৃতীয় কোণটি কত?`,
          `Two angles of a triangle are ${a}° and ${b}°. What is the third?`,
        ),
        right: degrees(third),
        wrong: [third + 10, a + b, third - 10, third + 5].filter(wrong => wrong > 0).map(degrees),
        explanation: figures(
          `তিন কোণের সমষ্টি 180°। তৃতীয় কোণ \\(180° - (${a}° + ${b}°) = ${third}°\\)।`,
          `The angles add up to 180°. The third is \\(180° - (${a}° + ${b}°) = ${third}°\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'hypotenuse',
    difficulty: 2,
    draft: random => {
      const [p, q, r] = random.pick([
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
      ] as const)
      const scale = random.int(1, 6)
      const [a, b, long] = [p * scale, q * scale, r * scale]
      return {
        text: figures(
          `একটি সমকোণী ত্রিভুজের সমকোণসংলগ্ন বাহু দুটি ${a} ও ${b} মিটার হলে অতিভুজ কত?`,
          `The sides at the right angle of a triangle are ${a} and ${b} metres. How long is the hypotenuse?`,
        ),
        right: metres(long),
        wrong: [a + b, long + 1, long + 2, b + scale + 1].map(metres),
        explanation: figures(
          `অতিভুজ \\(= \\sqrt{${a}^{2} + ${b}^{2}} = \\sqrt{${a * a + b * b}} = ${long}\\) মিটার।`,
          `The hypotenuse is \\(\\sqrt{${a}^{2} + ${b}^{2}} = \\sqrt{${a * a + b * b}} = ${long}\\) metres.`,
        ),
      }
    },
  },
]
