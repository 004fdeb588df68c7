import { figures, type Generator, plain, rounded, withUnit } from './generator.ts'

const taka = withUnit('টাকা', 'taka')
const percent = (amount: number) => figures(`${rounded(amount)}%`, `${rounded(amount)}%`)
const kind = { subject: 'math', tags: ['percentage'] } as const

/** Percentages and trade. The answers come out whole because the givens are drawn to make them so. */
export const percentages: Generator[] = [
  {
    ...kind,
    name: 'percent-of',
    difficulty: 1,
    draft: random => {
      const rate = random.int(1, 19) * 5
      const whole = random.int(2, 30) * 20
      const part = (whole * rate) / 100
      return {
        text: figures(`${whole}-এর ${rate}% কত?`, `What is ${rate}% of ${whole}?`),
        right: plain(part),
        wrong: [whole - part, part + 10, part * 2, part + 5].map(plain),
        explanation: figures(
          `\\(${whole} \\times \\frac{${rate}}{100} = ${part}\\)।`,
          `\\(${whole} \\times \\frac{${rate}}{100} = ${part}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'percent-whole',
    difficulty: 1,
    draft: random => {
      const rate = random.pick([5, 10, 15, 20, 25, 30, 40, 60, 75, 80])
      const whole = random.int(3, 40) * 20
      const part = (whole * rate) / 100
      return {
        text: figures(
          `কোনো সংখ্যার ${rate}% যদি ${part} হয়, সংখ্যাটি কত?`,
          `${rate}% of a number is ${part}. What is the number?`,
        ),
        right: plain(whole),
        wrong: [whole + 20, whole - 20, part + rate, whole * 2].map(plain),
        explanation: figures(
          `সংখ্যাটি \\(${part} \\times \\frac{100}{${rate}} = ${whole}\\)।`,
          `The number is \\(${part} \\times \\frac{100}{${rate}} = ${whole}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'percent-rise',
    difficulty: 2,
    draft: random => {
      const before = random.int(2, 20) * 20
      const rate = random.int(1, 12) * 5
      const after = before + (before * rate) / 100
      return {
        text: figures(
          `একটি পণ্যের দাম ${before} টাকা থেকে বেড়ে ${after} টাকা হলো। দাম শতকরা কত বাড়ল?`,
          `The price of a thing rises from ${before} taka to ${after} taka. By what percentage does it rise?`,
        ),
        right: percent(rate),
        wrong: [after - before, rate + 5, rate - 5, rate + 10].filter(wrong => wrong > 0).map(percent),
        explanation: figures(
          `দাম বেড়েছে \\(${after} - ${before} = ${after - before}\\) টাকা। শতকরা বৃদ্ধি \\(\\frac{${after - before}}{${before}} \\times 100 = ${rate}\\); ভিত্তি সব সময় আগের দাম।`,
          `It rose by \\(${after} - ${before} = ${after - before}\\) taka, that is \\(\\frac{${after - before}}{${before}} \\times 100 = ${rate}\\) per cent. The base is always the old price.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'percent-twice',
    difficulty: 3,
    draft: random => {
      const first = random.int(1, 6) * 10
      const second = random.int(first / 10, 6) * 10
      const total = first + second + (first * second) / 100
      return {
        text: figures(
          `একটি পণ্যের দাম প্রথমে ${first}% এবং পরে আরও ${second}% বাড়ল। মোটের ওপর দাম শতকরা কত বাড়ল?`,
          `A price rises by ${first}% and then by another ${second}%. By what percentage does it rise in all?`,
        ),
        right: percent(total),
        wrong: [first + second, (first * second) / 10, total + 10, total - 5].map(percent),
        explanation: figures(
          `ধরি দাম ছিল 100। প্রথমে হলো ${100 + first}, তারপর \\(${100 + first} \\times \\frac{${100 + second}}{100} = ${100 + total}\\)। মোট বৃদ্ধি ${total}%; দ্বিতীয়বারের ভিত্তি বদলে যায় বলে হার দুটি শুধু যোগ করলে ভুল হয়।`,
          `Let the price be 100. It becomes ${100 + first}, then \\(${100 + first} \\times \\frac{${100 + second}}{100} = ${100 + total}\\): up by ${total}%. Adding the two rates is wrong, because the second is taken of a larger base.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'profit-percent',
    difficulty: 1,
    tags: ['profit and loss'],
    draft: random => {
      const cost = random.int(3, 25) * 20
      const rate = random.int(1, 10) * 5
      const sale = cost + (cost * rate) / 100
      return {
        text: figures(
          `একটি দ্রব্য ${cost} টাকায় কিনে ${sale} টাকায় বিক্রি করলে শতকরা লাভ কত?`,
          `A thing is bought for ${cost} taka and sold for ${sale} taka. What is the gain per cent?`,
        ),
        right: percent(rate),
        wrong: [sale - cost, rate + 5, rate / 2, rate + 10].map(percent),
        explanation: figures(
          `লাভ \\(${sale} - ${cost} = ${sale - cost}\\) টাকা। শতকরা লাভ \\(\\frac{${sale - cost}}{${cost}} \\times 100 = ${rate}\\)।`,
          `The gain is \\(${sale} - ${cost} = ${sale - cost}\\) taka, that is \\(\\frac{${sale - cost}}{${cost}} \\times 100 = ${rate}\\) per cent.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'cost-from-loss',
    difficulty: 2,
    tags: ['profit and loss'],
    draft: random => {
      const rate = random.pick([5, 10, 15, 20, 25])
      const cost = random.int(3, 30) * 20
      const sale = cost - (cost * rate) / 100
      return {
        text: figures(
          `একটি দ্রব্য ${sale} টাকায় বিক্রি করায় ${rate}% ক্ষতি হলো। দ্রব্যটির ক্রয়মূল্য কত?`,
          `Selling a thing for ${sale} taka brings a loss of ${rate}%. What did it cost?`,
        ),
        right: taka(cost),
        wrong: [sale + (sale * rate) / 100, sale - (sale * rate) / 100, cost + 20, sale + rate].map(wrong =>
          taka(rounded(wrong)),
        ),
        explanation: figures(
          `বিক্রয়মূল্য ক্রয়মূল্যের ${100 - rate}%। ক্রয়মূল্য \\(= ${sale} \\times \\frac{100}{${100 - rate}} = ${cost}\\) টাকা। ক্ষতির হার ক্রয়মূল্যের ওপর, বিক্রয়মূল্যের ওপর নয়।`,
          `The sale brings ${100 - rate}% of the cost, so the cost is \\(${sale} \\times \\frac{100}{${100 - rate}} = ${cost}\\) taka. A loss is reckoned on the cost, not on the sale.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'discount',
    difficulty: 1,
    tags: ['profit and loss'],
    draft: random => {
      const marked = random.int(5, 60) * 20
      const rate = random.int(1, 10) * 5
      const off = (marked * rate) / 100
      return {
        text: figures(
          `${marked} টাকা দামের একটি বইয়ে ${rate}% ছাড় দেওয়া হলে কত টাকায় বইটি কেনা যাবে?`,
          `A book marked ${marked} taka is sold at a discount of ${rate}%. What does it cost?`,
        ),
        right: taka(marked - off),
        wrong: [off, marked + off, marked - off - 10, marked - rate].map(taka),
        explanation: figures(
          `ছাড় \\(${marked} \\times \\frac{${rate}}{100} = ${off}\\) টাকা। দাম \\(${marked} - ${off} = ${marked - off}\\) টাকা।`,
          `The discount is \\(${marked} \\times \\frac{${rate}}{100} = ${off}\\) taka, so it costs \\(${marked} - ${off} = ${marked - off}\\) taka.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'simple-interest',
    difficulty: 1,
    tags: ['interest'],
    draft: random => {
      const principal = random.int(5, 60) * 100
      const rate = random.int(4, 12)
      const years = random.int(2, 6)
      const interest = (principal * rate * years) / 100
      return {
        text: figures(
          `বার্ষিক ${rate}% সরল মুনাফায় ${principal} টাকার ${years} বছরের মুনাফা কত?`,
          `What is the simple interest on ${principal} taka for ${years} years at ${rate}% a year?`,
        ),
        right: taka(interest),
        wrong: [(principal * rate) / 100, principal + interest, interest + principal / 100, interest * 2].map(taka),
        explanation: figures(
          `মুনাফা \\(= \\frac{${principal} \\times ${rate} \\times ${years}}{100} = ${interest}\\) টাকা।`,
          `Interest \\(= \\frac{${principal} \\times ${rate} \\times ${years}}{100} = ${interest}\\) taka.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'interest-rate',
    difficulty: 2,
    tags: ['interest'],
    draft: random => {
      const principal = random.int(4, 40) * 100
      const rate = random.int(4, 15)
      const years = random.int(2, 5)
      const interest = (principal * rate * years) / 100
      return {
        text: figures(
          `সরল মুনাফায় ${principal} টাকা ${years} বছরে মুনাফা-আসলে ${principal + interest} টাকা হলে বার্ষিক মুনাফার হার কত?`,
          `At simple interest ${principal} taka becomes ${principal + interest} taka in ${years} years. What is the yearly rate?`,
        ),
        right: percent(rate),
        wrong: [rate * years, rate + 1, rate + 2, rate - 1].map(percent),
        explanation: figures(
          `মুনাফা \\(${principal + interest} - ${principal} = ${interest}\\) টাকা। হার \\(= \\frac{${interest} \\times 100}{${principal} \\times ${years}} = ${rate}\\) শতাংশ।`,
          `The interest is \\(${principal + interest} - ${principal} = ${interest}\\) taka. The rate is \\(\\frac{${interest} \\times 100}{${principal} \\times ${years}} = ${rate}\\) per cent.`,
        ),
      }
    },
  },
]
