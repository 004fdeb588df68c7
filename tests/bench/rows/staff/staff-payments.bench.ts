import { defineBench, type Sample } from '../../bench.ts'
import { openPayments, type PaymentBook } from '../../payments/payment-book.ts'
import { medianTime } from '../../support/latency.ts'
import { median } from '../../verdict.ts'

const few = 1_000
const calls = 15
const word = (text: string) => `?search=${encodeURIComponent(text)}`

interface List {
  readonly name: string
  readonly query: string
}

const lists: readonly List[] = [
  { name: 'newest', query: '' },
  { name: 'last page', query: '?cursor=end' },
  { name: 'held', query: '?state=held' },
  { name: 'last page of the held', query: '?state=held&cursor=end' },
  { name: 'by one method', query: '?method=nagad' },
  { name: 'held, by one method, of one program', query: '?state=held&method=nagad&program=5&page_size=1' },
  { name: 'of one program', query: '?program=5' },
  { name: 'the beginning of numbers', query: word('PRT2') },
  { name: 'a transaction', query: word('BNK500') },
  { name: 'the id of a person', query: `${word('#50')}&page_size=2` },
  { name: 'a name of twenty', query: word('যূথিকা') },
  { name: 'a name of many', query: word('nusrat') },
]

type Pair = Required<Sample>

/** The staff's list of payments beside the same of few, of all lists the one that grows most. */
export default defineBench({
  name: 'staff-payments',
  what: 'ms for a page of 1,000,000 payments (100,000 without --full), the list that grows most',
  beside: `the same page of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const books: PaymentBook[] = []
    try {
      for (const size of [few, full ? 1_000_000 : 100_000]) books.push(await openPayments(size))
      const [small, large] = books as [PaymentBook, PaymentBook]
      const measured = lists.map(list => ({ ...list, samples: [] as Pair[] }))
      for (const { name, query } of lists) {
        const rows = [await small.read(query), await large.read(query)]
        if (rows[0] !== rows[1]) throw new Error(`${name} answers with ${rows.join(' and ')} rows`)
        for (const book of books) await medianTime(() => book.read(query), calls)
      }
      for (let round = 0; round < rounds; round++) {
        for (const { query, samples } of measured) {
          const ours = await medianTime(() => large.read(query), calls)
          samples.push({ ours, beside: await medianTime(() => small.read(query), calls) })
        }
      }
      for (const { name, samples } of measured)
        say(`${name}: ${growth(samples).toFixed(2)} (${inWords(samples.at(-1)!)})`)
      const worst = measured.reduce((one, other) => (growth(other.samples) > growth(one.samples) ? other : one))
      say(`The one that grows most: ${worst.name}`)
      return { samples: worst.samples, n: `${rounds} rounds of ${lists.length} lists, ${calls} times each` }
    } finally {
      for (const book of books) await book.close()
    }
  },
})

const inWords = ({ ours, beside }: Pair): string => `${ours.toFixed(1)}/${beside.toFixed(1)} ms`

const growth = (samples: readonly Pair[]): number => median(samples.map(({ ours, beside }) => ours / beside))
