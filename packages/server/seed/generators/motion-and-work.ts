import { figures, type Generator, rounded, withUnit } from './generator.ts'

const days = withUnit('দিন', 'days')
const kilometres = withUnit('কিলোমিটার', 'kilometres')
const seconds = withUnit('সেকেন্ড', 'seconds')
const metresPerSecond = withUnit('মিটার/সেকেন্ড', 'm/s')
const kind = { subject: 'math' } as const

/** Work shared, ways travelled, and chance. */
export const motionAndWork: Generator[] = [
  {
    ...kind,
    name: 'work-together',
    difficulty: 2,
    tags: ['work and time'],
    draft: random => {
      const [a, b] = random.pick(pairsWithWholeTime)
      const together = (a * b) / (a + b)
      return {
        text: figures(
          `একটি কাজ ক ${a} দিনে ও খ ${b} দিনে করতে পারে। একত্রে কাজটি করতে কত দিন লাগবে?`,
          `A can do some work in ${a} days and B in ${b} days. How long do they take together?`,
        ),
        right: days(together),
        wrong: [(a + b) / 2, together + 1, together + 2, Math.abs(b - a), a + b].filter(wrong => wrong > 0).map(days),
        explanation: figures(
          `একত্রে 1 দিনে করে \\(\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}\\) অংশ, তাই সময় লাগে ${together} দিন।`,
          `Together they do \\(\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}\\) of it in a day, so it takes ${together} days.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'more-hands',
    difficulty: 1,
    tags: ['work and time'],
    draft: random => {
      const crew = random.int(4, 20)
      const time = random.int(6, 30)
      const factor = random.pick([2, 3])
      const [more, less] = [crew * factor, time / factor]
      return {
        text: figures(
          `${crew} জন শ্রমিক একটি কাজ ${time} দিনে করতে পারে। ${more} জন শ্রমিক কাজটি কত দিনে করবে?`,
          `${crew} workers finish some work in ${time} days. How many days do ${more} workers need?`,
        ),
        right: days(less),
        wrong: Number.isInteger(less) ? [time * factor, less + 1, less + 2, time].map(days) : [],
        explanation: figures(
          `মোট কাজ \\(${crew} \\times ${time} = ${crew * time}\\) শ্রমিক-দিন। ${more} জনের লাগে \\(\\frac{${crew * time}}{${more}} = ${less}\\) দিন।`,
          `The work is \\(${crew} \\times ${time} = ${crew * time}\\) worker-days; ${more} workers need \\(\\frac{${crew * time}}{${more}} = ${less}\\) days.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'distance',
    difficulty: 1,
    tags: ['speed and distance'],
    draft: random => {
      const speed = random.int(4, 20) * 4
      const minutes = random.int(1, 11) * 15
      const way = (speed * minutes) / 60
      return {
        text: figures(
          `একটি গাড়ি ঘণ্টায় ${speed} কিলোমিটার বেগে ${minutes} মিনিটে কত দূর যাবে?`,
          `How far does a car go in ${minutes} minutes at ${speed} kilometres an hour?`,
        ),
        right: kilometres(way),
        wrong: [way + speed / 4, way * 2, (speed * minutes) / 100, way + 2].map(wrong => kilometres(rounded(wrong))),
        explanation: figures(
          `60 মিনিটে যায় ${speed} কিলোমিটার; ${minutes} মিনিটে \\(\\frac{${speed} \\times ${minutes}}{60} = ${way}\\) কিলোমিটার।`,
          `In 60 minutes it goes ${speed} kilometres, in ${minutes} minutes \\(\\frac{${speed} \\times ${minutes}}{60} = ${way}\\) kilometres.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'kmh-to-ms',
    difficulty: 1,
    tags: ['speed and distance'],
    draft: random => {
      const speed = random.int(1, 20) * 9
      const right = (speed * 5) / 18
      return {
        text: figures(
          `ঘণ্টায় ${speed} কিলোমিটার = সেকেন্ডে কত মিটার?`,
          `How many metres a second is ${speed} kilometres an hour?`,
        ),
        right: metresPerSecond(right),
        wrong: [(speed * 18) / 5, right * 2, right + 5, speed / 6].map(wrong => metresPerSecond(rounded(wrong))),
        explanation: figures(
          `1 কিলোমিটার = 1000 মিটার, 1 ঘণ্টা = 3600 সেকেন্ড; তাই \\(\\frac{5}{18}\\) দিয়ে গুণ: \\(${speed} \\times \\frac{5}{18} = ${right}\\)।`,
          `A kilometre is 1000 metres and an hour 3600 seconds; so multiply by \\(\\frac{5}{18}\\): \\(${speed} \\times \\frac{5}{18} = ${right}\\).`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'train-and-bridge',
    difficulty: 3,
    tags: ['speed and distance'],
    draft: random => {
      const pace = random.pick([10, 15, 20, 25])
      const time = random.int(12, 40)
      const train = random.int(4, 9) * pace
      const bridge = pace * time - train
      const speed = pace * 3.6
      return {
        text: figures(
          `${train} মিটার দীর্ঘ একটি ট্রেন ঘণ্টায় ${speed} কিলোমিটার বেগে ${bridge} মিটার দীর্ঘ একটি সেতু পার হতে কত সময় নেবে?`,
          `A train ${train} metres long runs at ${speed} kilometres an hour. How long does it take to cross a bridge ${bridge} metres long?`,
        ),
        right: seconds(time),
        wrong: [bridge / pace, train / pace, time + 5, time - 2].map(seconds),
        explanation: figures(
          `বেগ \\(${speed} \\times \\frac{5}{18} = ${pace}\\) মিটার/সেকেন্ড। পার হতে যায় \\(${train} + ${bridge} = ${train + bridge}\\) মিটার; সময় \\(\\frac{${train + bridge}}{${pace}} = ${time}\\) সেকেন্ড। ট্রেনের নিজের দৈর্ঘ্য যোগ করতে হয়।`,
          `The speed is \\(${speed} \\times \\frac{5}{18} = ${pace}\\) m/s. It must cover \\(${train} + ${bridge} = ${train + bridge}\\) metres; time \\(\\frac{${train + bridge}}{${pace}} = ${time}\\) seconds. The length of the train counts too.`,
        ),
      }
    },
  },
  {
    ...kind,
    name: 'marbles',
    difficulty: 2,
    tags: ['probability'],
    draft: random => {
      const [red, blue, green] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      const total = red + blue + green
      const fraction = (part: number, whole: number) =>
        figures(`\\(\\dfrac{${part}}{${whole}}\\)`, `\\(\\dfrac{${part}}{${whole}}\\)`)
      const sameChance = (part: number, whole: number) => part * total === red * whole
      const wrong = [
        [red, blue + green],
        [total - red, total],
        [blue, total],
        [green, total],
        [1, red],
      ] as const
      return {
        text: figures(
          `একটি থলেতে ${red}টি লাল, ${blue}টি নীল ও ${green}টি সবুজ মার্বেল আছে। না দেখে একটি তুললে সেটি লাল হওয়ার সম্ভাবনা কত?`,
          `A bag holds ${red} red, ${blue} blue and ${green} green marbles. One is drawn unseen. What is the chance that it is red?`,
        ),
        right: fraction(red, total),
        wrong: wrong.filter(([part, whole]) => !sameChance(part, whole)).map(([part, whole]) => fraction(part, whole)),
        explanation: figures(
          `মোট মার্বেল ${red} + ${blue} + ${green} = ${total}টি, লাল ${red}টি। সম্ভাবনা লাল মার্বেলের সংখ্যা ভাগ মোট সংখ্যা।`,
          `There are ${red} + ${blue} + ${green} = ${total} marbles, ${red} of them red. The chance is the red ones over all of them.`,
        ),
      }
    },
  },
]

const pairsWithWholeTime: Array<readonly [number, number]> = Array.from(
  { length: 60 },
  (_, index) => index + 3,
).flatMap(a =>
  Array.from({ length: 60 }, (_, index) => index + a + 1)
    .filter(b => (a * b) % (a + b) === 0)
    .map(b => [a, b] as const),
)
