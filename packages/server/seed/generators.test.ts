import { describe, expect, it } from 'vitest'
import { generateQuestions } from './generators/index.ts'
import { inLanguage, type SeedQuestion } from './questions/index.ts'

const generated = generateQuestions({ seed: 26, count: 4000 })

/**
 * The answer, worked out again from the words of the question alone: the figures in the order in which the English
 * text names them. Another road than the generator's wherever there is one.
 */
const solve: Record<string, (...given: number[]) => number> = {
  'percent-of': (rate, whole) => (rate / 100) * whole,
  'percent-whole': (rate, part) => part / (rate / 100),
  'percent-rise': (before, after) => (after / before - 1) * 100,
  'percent-twice': (first, second) => ((1 + first / 100) * (1 + second / 100) - 1) * 100,
  'profit-percent': (cost, sale) => (sale / cost - 1) * 100,
  'cost-from-loss': (sale, rate) => sale / (1 - rate / 100),
  discount: (marked, rate) => marked * (1 - rate / 100),
  'simple-interest': (principal, years, rate) => principal * years * (rate / 100),
  'interest-rate': (principal, total, years) => ((total / principal - 1) / years) * 100,
  gcd: (a, b) => largest(Math.min(a, b), n => a % n === 0 && b % n === 0),
  lcm: (a, b) => smallest(n => n % a === 0 && n % b === 0),
  'product-of-lcm-and-gcd': (gcd, lcm, a) =>
    smallest(
      b =>
        b !== a &&
        smallest(n => n % a === 0 && n % b === 0) === lcm &&
        largest(a, n => a % n === 0 && b % n === 0) === gcd,
    ),
  'average-of-five': (...values) => values.reduce((sum, value) => sum + value) / values.length,
  'average-newcomer': (people, before, after) => after + people * (after - before),
  'ratio-share': (total, small, large) => total * (large / (small + large)),
  'arithmetic-term': (place, first, second) =>
    Array.from({ length: place - 1 }).reduce<number>(term => term + second - first, first),
  'geometric-next': (_first, _second, third, fourth) => (fourth * fourth) / third,
  'sum-of-first': (_one, last) => Array.from({ length: last }, (_, index) => index + 1).reduce((sum, n) => sum + n),
  'linear-equation': (factor, plus, value) => smallest(x => factor * x + plus === value),
  'rectangle-area': (length, width) => length * width,
  'rectangle-width': (perimeter, length) => (perimeter - 2 * length) / 2,
  'triangle-area': (base, height) => base * height * 0.5,
  'trapezium-area': (a, b, height) => Math.min(a, b) * height + (Math.abs(a - b) * height) / 2,
  'circle-area': radius => (radius / 7) * 22 * radius,
  'third-angle': (a, b) => 180 - a - b,
  hypotenuse: (a, b) => Math.hypot(a, b),
  'work-together': (a, b) => 1 / (1 / a + 1 / b),
  'more-hands': (crew, days, more) => days / (more / crew),
  distance: (minutes, speed) => (minutes / 60) * speed,
  'kmh-to-ms': speed => (speed * 1000) / 3600,
  'train-and-bridge': (train, speed, bridge) => (train + bridge) / (speed / 3.6),
  'celsius-to-fahrenheit': celsius => (celsius * 9) / 5 + 32,
  'bits-of-bytes': bytes => bytes * 8,
  'values-of-bits': bits => Number(1n << BigInt(bits)),
}

const largest = (from: number, fits: (n: number) => boolean): number => (fits(from) ? from : largest(from - 1, fits))
function smallest(fits: (n: number) => boolean): number {
  let n = 1
  while (!fits(n)) n++
  return n
}

const figuresIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const of = (name: string) => generated.filter(({ slug }) => slug.replace(/-[0-9a-f]{10}$/, '') === name)
const asked = ({ text }: SeedQuestion) => inLanguage(text, 'en')
const keyed = ({ options, correct }: SeedQuestion) => inLanguage(options[correct]!, 'en')

describe('a learner who works it out again', () => {
  it.each(Object.entries(solve))('agrees with the key of %s, and with no other option', (name, answer) => {
    expect(of(name).length).toBeGreaterThanOrEqual(5)
    for (const question of of(name)) {
      const expected = answer(...figuresIn(asked(question)))
      const options = question.options.map(option => figuresIn(inLanguage(option, 'en'))[0]!)
      const matching = options.flatMap((option, index) => (Math.abs(option - expected) < 0.006 ? index : []))
      expect(matching, `${asked(question)} ${expected}`).toEqual([question.correct])
    }
  })

  it('agrees with the chance of a red marble', () => {
    for (const question of of('marbles')) {
      const [red, blue, green] = figuresIn(asked(question)) as [number, number, number]
      const chances = question.options
        .map(option => figuresIn(inLanguage(option, 'en')))
        .map(([part, whole]) => part! / whole!)
      const right = chances.flatMap((chance, index) =>
        Math.abs(chance - red / (red + blue + green)) < 1e-9 ? index : [],
      )
      expect(right).toEqual([question.correct])
    }
  })

  it('agrees with the number systems', () => {
    const value = (formula: string) => {
      const [, digits, base] = formula.match(/\(([0-9A-F]+)\)_\{(\d+)\}/)!
      return Number.parseInt(digits!, Number(base))
    }
    for (const name of ['binary-to-decimal', 'decimal-to-binary', 'hexadecimal-to-decimal', 'binary-sum'])
      for (const question of of(name)) {
        const given = asked(question)
          .match(/\([0-9A-F]+\)_\{\d+\}/g)!
          .map(value)
        expect(value(keyed(question))).toBe(given.reduce((sum, part) => sum + part))
      }
  })

  it('agrees with the measures', () => {
    const prefix: Record<string, number> = {
      kilometres: 1e3,
      metres: 1,
      centimetres: 1e-2,
      millimetres: 1e-3,
      kilograms: 1,
      grams: 1e-3,
      tons: 1e3,
      quintals: 100,
      litres: 1,
      millilitres: 1e-3,
      hectares: 1e4,
    }
    for (const question of of('measure')) {
      const [, one, amount, many] = asked(question).match(
        /How many (?:square )?(\w+) make ([\d.]+) (?:metric )?(\w+)\?/,
      )!
      expect(Number(keyed(question))).toBeCloseTo((Number(amount) * prefix[many!]!) / prefix[one!]!, 6)
    }
  })

  it('reads the same figures in Bangla as in English', () => {
    const latin = (text: string) => text.replace(/[০-৯]/g, digit => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    for (const question of generated.filter(({ slug }) =>
      Object.keys(solve).some(name => slug.startsWith(`${name}-`)),
    )) {
      const inBangla = figuresIn(latin(inLanguage(question.text, 'bn'))).toSorted()
      expect(inBangla, question.slug).toEqual(figuresIn(asked(question)).toSorted())
    }
  })
})
