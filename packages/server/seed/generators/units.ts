import { both } from '../questions/seed-question.ts'
import { elements } from './facts/elements.ts'
import { measures, siUnits } from './facts/units.ts'
import { figures, fromTable, type Generator, plain, rounded } from './generator.ts'

const fahrenheit = (amount: number) => figures(`${rounded(amount)}° ফারেনহাইট`, `${rounded(amount)}° Fahrenheit`)

/** Temperatures, measures, units and the symbols of the elements. */
export const units: Generator[] = [
  {
    name: 'celsius-to-fahrenheit',
    subject: 'science',
    difficulty: 2,
    tags: ['units'],
    draft: random => {
      const celsius = random.int(1, 30) * 5
      const right = celsius * 1.8 + 32
      return {
        text: figures(
          `${celsius}° সেলসিয়াস = কত ডিগ্রি ফারেনহাইট?`,
          `How many degrees Fahrenheit are ${celsius}° Celsius?`,
        ),
        right: fahrenheit(right),
        wrong: [celsius * 1.8, celsius + 32, (celsius * 5) / 9 + 32, right + 9].map(fahrenheit),
        explanation: figures(
          `\\(F = \\frac{9}{5}C + 32 = \\frac{9}{5} \\times ${celsius} + 32 = ${right}\\)।`,
          `\\(F = \\frac{9}{5}C + 32 = \\frac{9}{5} \\times ${celsius} + 32 = ${right}\\).`,
        ),
      }
    },
  },
  {
    name: 'measure',
    subject: 'science',
    difficulty: 1,
    tags: ['units'],
    draft: random => {
      const { many, one, of } = random.pick(measures)
      const amount = random.int(2, 40) / random.pick([1, 2])
      const right = rounded(amount * of)
      return {
        text: figures(`${amount} ${many.bn} = কত ${one.bn}?`, `How many ${one.en} make ${amount} ${many.en}?`),
        right: plain(right),
        wrong: [right * 10, right / 10, right * 100, right / 100].map(plain),
        explanation: figures(
          `1 ${many.bn} = ${of} ${one.bn}; \\(${amount} \\times ${of} = ${right}\\)।`,
          `${of} ${one.en} make one of the ${many.en}; \\(${amount} \\times ${of} = ${right}\\).`,
        ),
      }
    },
  },
  fromTable({
    name: 'si-unit',
    subject: 'science',
    difficulty: 1,
    tags: ['units'],
    rows: siUnits,
    text: ([bn, en]) => both(`${bn} এসআই একক কোনটি?`, `What is the SI unit of ${en}?`),
    right: ([, , bn, en]) => both(bn, en),
    explanation: ([bn, en, unitBn, unitEn]) =>
      both(`${bn} এসআই একক ${unitBn}।`, `The SI unit of ${en} is the ${unitEn}.`),
  }),
  fromTable({
    name: 'element-symbol',
    subject: 'science',
    difficulty: 1,
    tags: ['chemistry'],
    rows: elements,
    text: ([bn, en]) => both(`${bn} মৌলের প্রতীক কোনটি?`, `What is the chemical symbol of ${en}?`),
    right: ([, , symbol]) => symbol,
    wrong: ([, en, symbol]) => lookalikes(en, symbol),
    explanation: ([bn, en, symbol, root]) =>
      root
        ? both(
            `${bn} মৌলের প্রতীক ${symbol}; লাতিন নাম ${root} থেকে।`,
            `The symbol of ${en} is ${symbol}, from its Latin name ${root}.`,
          )
        : both(
            `${bn} মৌলের প্রতীক ${symbol}; ইংরেজি নামের (${en}) অক্ষর থেকে।`,
            `The symbol of ${en} is ${symbol}, made of letters of its name.`,
          ),
  }),
]

/** Symbols that a hurried reader takes: the first letters of the name, and other elements with the same initial. */
function lookalikes(name: string, symbol: string): string[] {
  const initial = symbol[0]!
  const others = elements.map(([, , other]) => other).filter(other => other[0] === initial)
  const fromName = name[0]!.toUpperCase() + name[1]!
  return [fromName, ...others, `${initial}o`, `${initial}d`, `${initial}m`].filter(other => other !== symbol)
}
