import type { BenchOptions, Measured, Sample } from '../bench.ts'
import { medianTime } from '../support/latency.ts'
import { median } from '../verdict.ts'
import { type Bank, type BankOptions, openBank, type QuestionList } from './bank.ts'

export const few = 1_000
export const many = 100_000

interface GrowthOptions extends BankOptions {
  readonly lists: readonly QuestionList[]
  /** How often each list is asked for in a round. */
  readonly calls: number
}

/**
 * Lists of a large bank beside the same of a small one: the samples are of the list that grows most, by the median of its rounds.
 * Taken again in each round, the worst of twenty lists would show the machine's worst moment.
 */
export async function measureGrowth(
  { lists, calls, ...bankOptions }: GrowthOptions,
  { full, say }: BenchOptions,
): Promise<Measured> {
  const rounds = full ? 15 : 5
  const banks: Bank[] = []
  try {
    for (const size of [few, many]) banks.push(await openBank(size, bankOptions))
    const [small, large] = banks as [Bank, Bank]
    for (const bank of banks) for (const list of lists) await medianTime(() => bank.read(list), calls)
    for (const list of lists) await assertAlike(list, banks)
    const measured = lists.map(({ name }) => ({ name, samples: [] as Required<Sample>[] }))
    for (let round = 0; round < rounds; round++) {
      for (const [index, list] of lists.entries()) {
        const ours = await medianTime(() => large.read(list), calls)
        measured[index]!.samples.push({ ours, beside: await medianTime(() => small.read(list), calls) })
      }
      say(measured.map(({ name, samples }) => `${name} ${inWords(samples.at(-1)!)}`).join(', '))
    }
    const worst = measured.reduce((one, other) => (growth(other.samples) > growth(one.samples) ? other : one))
    say(`The one that grows most: ${worst.name}`)
    return { samples: worst.samples, n: `${rounds} rounds of ${lists.length} lists, ${calls} times each` }
  } finally {
    for (const bank of banks) await bank.close()
  }
}

/** A longer page would show what presenting costs, not how a list grows. */
async function assertAlike(list: QuestionList, banks: readonly Bank[]): Promise<void> {
  const rows = await Promise.all(banks.map(bank => bank.read(list)))
  if (new Set(rows).size > 1) throw new Error(`${list.name} answers with ${rows.join(' and ')} rows`)
}

const inWords = ({ ours, beside }: Required<Sample>): string => `${ours.toFixed(1)}/${beside.toFixed(1)}`

const growth = (samples: readonly Required<Sample>[]): number =>
  median(samples.map(({ ours, beside }) => ours / beside))
