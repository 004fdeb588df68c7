import { type AuditBook, openAudit, type Reader } from '../../audit/audit-book.ts'
import { defineBench, type Sample } from '../../bench.ts'
import { medianTime } from '../../support/latency.ts'
import { median } from '../../verdict.ts'

const few = 1_000
const calls = 15
const word = (text: string) => `?search=${encodeURIComponent(text)}`

interface List {
  readonly name: string
  readonly query: string
  readonly reader?: Reader
}

const lists: readonly List[] = [
  { name: 'newest', query: '' },
  { name: 'last page', query: '?cursor=end' },
  { name: 'one kind', query: '?kind=person' },
  { name: 'a kind of twenty', query: '?kind=post' },
  { name: 'by one person', query: '?actor=3' },
  { name: 'by the server', query: '?actor=server' },
  { name: 'one thing', query: '?kind=question&id=23' },
  { name: 'a day', query: `?from=${dayOf(0)}` },
  { name: 'a word of many', query: word('বানান') },
  { name: 'a word of twenty', query: word('যূথিকা') },
  { name: 'what a moderator reads', query: '', reader: 'moderator' },
  { name: 'a moderator’s last page', query: '?cursor=end', reader: 'moderator' },
]

/** A day in Dhaka, so many days ago. */
function dayOf(ago: number): string {
  return new Date(Date.now() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
}

type Pair = Required<Sample>

/** Who did what beside the same of few changes, of all lists the one that grows most. */
export default defineBench({
  name: 'staff-audit',
  what: 'ms for a page of 1,000,000 changes by staff (100,000 without --full), the list that grows most',
  beside: `the same page of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const books: AuditBook[] = []
    try {
      for (const size of [few, full ? 1_000_000 : 100_000]) books.push(await openAudit(size))
      const [small, large] = books as [AuditBook, AuditBook]
      const measured = lists.map(list => ({ ...list, samples: [] as Pair[] }))
      for (const { name, query, reader } of lists) {
        const rows = [await small.read(query, reader), await large.read(query, reader)]
        if (rows[0] !== rows[1]) throw new Error(`${name} answers with ${rows.join(' and ')} rows`)
        for (const book of books) await medianTime(() => book.read(query, reader), calls)
      }
      for (let round = 0; round < rounds; round++) {
        for (const { query, reader, samples } of measured) {
          const ours = await medianTime(() => large.read(query, reader), calls)
          samples.push({ ours, beside: await medianTime(() => small.read(query, reader), calls) })
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
