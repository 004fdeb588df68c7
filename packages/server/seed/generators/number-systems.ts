import { both } from '../questions/seed-question.ts'
import { figures, type Generator, plain, withUnit } from './generator.ts'

const inBase = (amount: number, base: number) => `\\((${amount.toString(base).toUpperCase()})_{${base}}\\)`
const decimal = (amount: number) => `\\((${amount})_{10}\\)`
const kind = { subject: 'ict', tags: ['number systems'] } as const

/** Binary, hexadecimal and the bits of a set. Formulas keep 0–9 in Bangla too, since A–F stand beside them. */
export const numberSystems: Generator[] = [
  {
    ...kind,
    name: 'binary-to-decimal',
    difficulty: 1,
    draft: random => {
      const value = random.int(9, 63)
      return {
        text: both(`${inBase(value, 2)} এর দশমিক মান কত?`, `What is ${inBase(value, 2)} in decimal?`),
        right: decimal(value),
        wrong: [value + 1, value - 1, value + 2, value - 2].map(decimal),
        explanation: both(`${placeValues(value)}।`, `${placeValues(value)}.`),
      }
    },
  },
  {
    ...kind,
    name: 'decimal-to-binary',
    difficulty: 1,
    draft: random => {
      const value = random.int(9, 63)
      return {
        text: both(`${decimal(value)} এর বাইনারি রূপ কোনটি?`, `What is ${decimal(value)} in binary?`),
        right: inBase(value, 2),
        wrong: [value ^ 1, value ^ 2, value ^ 4, value + 3].map(wrong => inBase(wrong, 2)),
        explanation: both(
          `${placeValues(value)}, তাই উত্তর ${inBase(value, 2)}।`,
          `${placeValues(value)}, so the answer is ${inBase(value, 2)}.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'hexadecimal-to-decimal',
    difficulty: 2,
    draft: random => {
      const value = random.int(26, 254)
      const [high, low] = [Math.floor(value / 16), value % 16]
      const worked = `\\(${high} \\times 16 + ${low} = ${value}\\)`
      return {
        text: both(`${inBase(value, 16)} এর দশমিক মান কত?`, `What is ${inBase(value, 16)} in decimal?`),
        right: decimal(value),
        wrong: [high * 10 + low, value + 16, value - 16, value + 1].map(decimal),
        explanation: both(
          `হেক্সাডেসিমেলে A থেকে F বলতে ১০ থেকে ১৫ বোঝায়। ${worked}।`,
          `In hexadecimal A to F stand for 10 to 15. ${worked}.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'binary-sum',
    difficulty: 2,
    draft: random => {
      const [a, b] = [random.int(5, 31), random.int(5, 31)]
      const worked = `\\(${a} + ${b} = ${a + b}\\)`
      return {
        text: both(
          `${inBase(a, 2)} ও ${inBase(b, 2)} এর যোগফল কত?`,
          `What is the sum of ${inBase(a, 2)} and ${inBase(b, 2)}?`,
        ),
        right: inBase(a + b, 2),
        wrong: [(a + b) ^ 1, a ^ b, a | b, (a + b) ^ 2].map(wrong => inBase(wrong, 2)),
        explanation: both(
          `দশমিকে ${worked}; বাইনারিতে ${inBase(a + b, 2)}। \\(1 + 1\\) হলে \\(0\\) বসে এবং হাতে \\(1\\) থাকে।`,
          `In decimal ${worked}; in binary ${inBase(a + b, 2)}. \\(1 + 1\\) writes \\(0\\) and carries \\(1\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'bits-of-bytes',
    difficulty: 1,
    draft: random => {
      const bytes = random.int(2, 64)
      const bits = withUnit('বিট', 'bits')
      return {
        text: figures(`${bytes} বাইট = কত বিট?`, `How many bits are ${bytes} bytes?`),
        right: bits(bytes * 8),
        wrong: [bytes * 4, bytes * 10, bytes * 16, bytes * 2].map(bits),
        explanation: figures(
          `1 বাইট = 8 বিট; \\(${bytes} \\times 8 = ${bytes * 8}\\)।`,
          `A byte is 8 bits; \\(${bytes} \\times 8 = ${bytes * 8}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'values-of-bits',
    difficulty: 2,
    draft: random => {
      const bits = random.int(3, 12)
      const values = 2 ** bits
      return {
        text: figures(
          `${bits}টি বিট দিয়ে কতটি ভিন্ন মান প্রকাশ করা যায়?`,
          `How many different values can ${bits} bits hold?`,
        ),
        right: plain(values),
        wrong: [values - 1, bits * 2, bits * bits, values / 2].map(plain),
        explanation: figures(
          `প্রতিটি বিটের মান 0 বা 1; তাই \\(2^{${bits}} = ${values}\\)টি মান।`,
          `Each bit is 0 or 1, so there are \\(2^{${bits}} = ${values}\\) values.`,
        ),
      }
    },
  },
]

function placeValues(value: number): string {
  const powers = [...value.toString(2)].map((bit, index, bits) => (bit === '1' ? 2 ** (bits.length - 1 - index) : 0))
  return `\\(${powers.filter(power => power > 0).join(' + ')} = ${value}\\)`
}
