import { figures, type Generator, plain, withUnit } from './generator.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const taka = withUnit('টাকা', 'taka')
const positive = (amounts: number[]) => amounts.filter(amount => amount > 0).map(plain)
const kind = { subject: 'math' } as const

/** Factors, averages, ratios, sequences and first equations. */
export const numbers: Generator[] = [
  {
    ...kind,
    name: 'gcd',
    difficulty: 1,
    tags: ['lcm and gcd'],
    draft: random => {
      const common = random.int(4, 18)
      const [a, b] = [common * random.int(2, 7), common * random.int(3, 9)]
      const right = gcd(a, b)
      return {
        text: figures(`${a} ও ${b}-এর গ.সা.গু. কত?`, `What is the GCD of ${a} and ${b}?`),
        right: plain(right),
        wrong: a === b ? [] : positive([(a * b) / right, right * 2, right / 2, right + 2, right + 3]).filter(isWhole),
        explanation: figures(
          `\\(${a} = ${right} \\times ${a / right}\\) এবং \\(${b} = ${right} \\times ${b / right}\\); ${a / right} ও ${b / right} সহমৌলিক। তাই গ.সা.গু. ${right}।`,
          `\\(${a} = ${right} \\times ${a / right}\\) and \\(${b} = ${right} \\times ${b / right}\\), and ${a / right} and ${b / right} have no common factor. So the GCD is ${right}.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'lcm',
    difficulty: 1,
    tags: ['lcm and gcd'],
    draft: random => {
      const [a, b] = [random.int(6, 30), random.int(6, 30)]
      const right = (a * b) / gcd(a, b)
      return {
        text: figures(`${a} ও ${b}-এর ল.সা.গু. কত?`, `What is the LCM of ${a} and ${b}?`),
        right: plain(right),
        wrong: positive([a * b, gcd(a, b), right * 2, right + a, right + b]),
        explanation: figures(
          `গ.সা.গু. ${gcd(a, b)}। ল.সা.গু. \\(= \\frac{${a} \\times ${b}}{${gcd(a, b)}} = ${right}\\)।`,
          `The GCD is ${gcd(a, b)}. The LCM is \\(\\frac{${a} \\times ${b}}{${gcd(a, b)}} = ${right}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'product-of-lcm-and-gcd',
    difficulty: 2,
    tags: ['lcm and gcd'],
    draft: random => {
      const common = random.int(3, 12)
      const [p, q] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 6],
        [4, 7],
        [5, 7],
      ] as const)
      const [a, b, lcm] = [common * p, common * q, common * p * q]
      return {
        text: figures(
          `দুটি সংখ্যার গ.সা.গু. ${common} ও ল.সা.গু. ${lcm}। একটি সংখ্যা ${a} হলে অপরটি কত?`,
          `The GCD of two numbers is ${common} and their LCM ${lcm}. One of them is ${a}. What is the other?`,
        ),
        right: plain(b),
        wrong: positive([lcm / common, b + common, lcm - a, b - common]).filter(wrong => wrong !== plain(a)),
        explanation: figures(
          `দুটি সংখ্যার গুণফল = গ.সা.গু. × ল.সা.গু.। অপর সংখ্যা \\(= \\frac{${common} \\times ${lcm}}{${a}} = ${b}\\)।`,
          `The product of two numbers is GCD × LCM. The other is \\(\\frac{${common} \\times ${lcm}}{${a}} = ${b}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'average-of-five',
    difficulty: 1,
    tags: ['average'],
    draft: random => {
      const values = Array.from({ length: 4 }, () => random.int(10, 60))
      const average = random.int(25, 45)
      const last = average * 5 - values.reduce((sum, value) => sum + value)
      const all = random.shuffle([...values, last])
      return {
        text: figures(`${all.join(', ')}—সংখ্যাগুলোর গড় কত?`, `What is the average of ${all.join(', ')}?`),
        right: plain(average),
        wrong: last > 0 ? positive([average + 1, average - 2, average + 3, average - 1]) : [],
        explanation: figures(
          `সমষ্টি \\(${all.join(' + ')} = ${average * 5}\\); গড় \\(\\frac{${average * 5}}{5} = ${average}\\)।`,
          `The sum is \\(${all.join(' + ')} = ${average * 5}\\); the average is \\(\\frac{${average * 5}}{5} = ${average}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'average-newcomer',
    difficulty: 2,
    tags: ['average'],
    draft: random => {
      const people = random.int(4, 19)
      const before = random.int(12, 30)
      const rise = random.int(1, 3)
      const age = before + rise * (people + 1)
      const years = withUnit('বছর', 'years')
      return {
        text: figures(
          `${people} জনের গড় বয়স ${before} বছর। একজন নতুন এলে গড় হয় ${before + rise} বছর। নতুন জনের বয়স কত?`,
          `The average age of ${people} people is ${before} years. When one more joins, it becomes ${before + rise} years. How old is the newcomer?`,
        ),
        right: years(age),
        wrong: [before + rise * people, age + 1, age + 2, before + rise].map(years),
        explanation: figures(
          `নতুন সমষ্টি \\(${people + 1} \\times ${before + rise} = ${(people + 1) * (before + rise)}\\), আগের সমষ্টি \\(${people} \\times ${before} = ${people * before}\\)। পার্থক্য ${age} বছর।`,
          `The new total is \\(${people + 1} \\times ${before + rise} = ${(people + 1) * (before + rise)}\\), the old one \\(${people} \\times ${before} = ${people * before}\\). The difference is ${age} years.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'ratio-share',
    difficulty: 1,
    tags: ['ratio'],
    draft: random => {
      const small = random.int(1, 6)
      const large = small + random.int(1, 5)
      const unit = random.int(4, 40) * 5
      const total = unit * (small + large)
      return {
        text: figures(
          `${total} টাকা ${small} : ${large} অনুপাতে ভাগ করলে বড় অংশ কত?`,
          `${total} taka is shared in the ratio ${small} : ${large}. What is the larger share?`,
        ),
        right: taka(unit * large),
        wrong: [unit * small, unit * (large - small), unit * (large + 1), unit * large + 5].map(taka),
        explanation: figures(
          `মোট \\(${small} + ${large} = ${small + large}\\) ভাগ; এক ভাগ \\(\\frac{${total}}{${small + large}} = ${unit}\\) টাকা। বড় অংশ \\(${large} \\times ${unit} = ${unit * large}\\) টাকা।`,
          `There are \\(${small} + ${large} = ${small + large}\\) parts of \\(\\frac{${total}}{${small + large}} = ${unit}\\) taka. The larger share is \\(${large} \\times ${unit} = ${unit * large}\\) taka.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'arithmetic-term',
    difficulty: 2,
    tags: ['sequences'],
    draft: random => {
      const first = random.int(1, 15)
      const step = random.int(2, 9)
      const place = random.int(8, 25)
      const term = first + (place - 1) * step
      const start = [0, 1, 2, 3].map(index => first + index * step).join(', ')
      return {
        text: figures(`${start}, … ধারাটির ${place}তম পদ কত?`, `What is term number ${place} of ${start}, …?`),
        right: plain(term),
        wrong: positive([first + place * step, term - step, term + 1, place * step]),
        explanation: figures(
          `প্রথম পদ ${first}, সাধারণ অন্তর ${step}। ${place}তম পদ \\(= ${first} + (${place} - 1) \\times ${step} = ${term}\\)।`,
          `The first term is ${first} and the common difference ${step}. Term ${place} is \\(${first} + (${place} - 1) \\times ${step} = ${term}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'geometric-next',
    difficulty: 1,
    tags: ['sequences'],
    draft: random => {
      const first = random.int(1, 9)
      const ratio = random.int(2, 5)
      const terms = [0, 1, 2, 3].map(power => first * ratio ** power)
      const next = first * ratio ** 4
      return {
        text: figures(`${terms.join(', ')}, … ধারাটির পরের পদ কত?`, `What comes next: ${terms.join(', ')}, …?`),
        right: plain(next),
        wrong: positive([terms[3]! + (terms[3]! - terms[2]!), terms[3]! * (ratio + 1), next + ratio, next - first]),
        explanation: figures(
          `প্রতিটি পদ আগেরটির ${ratio} গুণ। পরের পদ \\(${terms[3]} \\times ${ratio} = ${next}\\)।`,
          `Each term is ${ratio} times the one before. The next is \\(${terms[3]} \\times ${ratio} = ${next}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'sum-of-first',
    difficulty: 1,
    tags: ['series'],
    draft: random => {
      const last = random.int(12, 99)
      const sum = (last * (last + 1)) / 2
      return {
        text: figures(
          `১ থেকে ${last} পর্যন্ত স্বাভাবিক সংখ্যাগুলোর সমষ্টি কত?`,
          `What is the sum of the natural numbers from 1 to ${last}?`,
        ),
        right: plain(sum),
        wrong: positive([last * (last + 1), (last * (last - 1)) / 2, sum + last, last * last]),
        explanation: figures(
          `সমষ্টি \\(\\frac{n(n+1)}{2} = \\frac{${last} \\times ${last + 1}}{2} = ${sum}\\)।`,
          `The sum is \\(\\frac{n(n+1)}{2} = \\frac{${last} \\times ${last + 1}}{2} = ${sum}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'linear-equation',
    difficulty: 1,
    tags: ['algebra'],
    draft: random => {
      const factor = random.int(2, 9)
      const x = random.int(2, 15)
      const plus = random.int(1, 20)
      const value = factor * x + plus
      const number = (amount: number) => `\\(${amount}\\)`
      const equation = `\\(${factor}x + ${plus} = ${value}\\)`
      const solved = `\\(${factor}x = ${value} - ${plus} = ${value - plus}\\), \\(x = \\frac{${value - plus}}{${factor}} = ${x}\\)`
      return {
        text: { bn: `${equation} হলে \\(x\\) এর মান কত?`, en: `If ${equation}, what is \\(x\\)?` },
        right: number(x),
        wrong: [x + 1, x - 1, x + 2, value - plus].map(number),
        explanation: { bn: `${solved}।`, en: `${solved}.` },
      }
    },
  },
]

function isWhole(amount: ReturnType<typeof plain>): boolean {
  return !JSON.stringify(amount).includes('.')
}
