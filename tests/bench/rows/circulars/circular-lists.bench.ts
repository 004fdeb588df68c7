import { defineBench, type Sample } from '../../bench.ts'
import { type CircularBook, openCirculars } from '../../circulars/circular-book.ts'
import { medianTime } from '../../support/latency.ts'
import { median } from '../../verdict.ts'

const few = 100
const many = 10_000
const calls = 20
const word = (text: string) => `?search=${encodeURIComponent(text)}`

/** A list, and the page of it that is as long in the small book. */
interface List {
  readonly name: string
  readonly path: string
  readonly ofFew?: string
}

const lists: readonly List[] = [
  { name: 'first page', path: '' },
  { name: 'page 200', path: '?page=200', ofFew: '?page=4' },
  { name: 'by exam day', path: '?sortBy=exam_date' },
  { name: 'newest', path: '?sortBy=created_date' },
  { name: 'a category', path: '?category=bank' },
  { name: 'a Bangla word of twenty', path: word('হিসাবরক্ষক') },
  { name: 'a Latin word of twenty', path: word('accountant') },
]

type Pair = Required<Sample>

/** What people read of many circulars beside the same of few, of all lists the one that grows most. */
export default defineBench({
  name: 'circular-lists',
  what: `ms for a page of ${many.toLocaleString('en')} circulars, the list that grows most`,
  beside: `the same page of ${few}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const books: CircularBook[] = []
    try {
      for (const size of [few, many]) books.push(await openCirculars(size))
      const [small, large] = books as [CircularBook, CircularBook]
      const measured = lists.map(list => ({ ...list, samples: [] as Pair[] }))
      for (const { name, path, ofFew = path } of lists) {
        const rows = [await small.read(ofFew), await large.read(path)]
        if (rows[0] !== rows[1]) throw new Error(`${name} answers with ${rows.join(' and ')} rows`)
        await medianTime(() => large.read(path), calls)
        await medianTime(() => small.read(ofFew), calls)
      }
      for (let round = 0; round < rounds; round++) {
        for (const { path, ofFew = path, samples } of measured) {
          const ours = await medianTime(() => large.read(path), calls)
          samples.push({ ours, beside: await medianTime(() => small.read(ofFew), calls) })
        }
      }
      for (const { name, samples } of measured) say(`${name}: ${growth(samples).toFixed(2)}`)
      const worst = measured.reduce((one, other) => (growth(other.samples) > growth(one.samples) ? other : one))
      say(`The one that grows most: ${worst.name}`)
      return { samples: worst.samples, n: `${rounds} rounds of ${lists.length} lists, ${calls} times each` }
    } finally {
      for (const book of books) await book.close()
    }
  },
})

const growth = (samples: readonly Pair[]): number => median(samples.map(({ ours, beside }) => ours / beside))
