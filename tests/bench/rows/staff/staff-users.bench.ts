import { defineBench, type Sample } from '../../bench.ts'
import { openPeople, type PeopleBook } from '../../people/people-book.ts'
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
  { name: 'by last seen', query: '?sort=-last_seen' },
  { name: 'by name', query: '?sort=name' },
  { name: 'last page by name', query: '?sort=name&cursor=end' },
  { name: 'a name of many', query: word('নুসরাত') },
  { name: 'a name of many, by name', query: `${word('tanvir')}&sort=name` },
  { name: 'a name of twenty', query: word('যূথিকা') },
  { name: 'it in Latin letters', query: word('juthika') },
  { name: 'two words', query: `${word('nusrat jahan')}&page_size=4` },
  { name: 'an e-mail', query: word('person17@mail') },
  { name: 'an id', query: word('#500') },
  { name: 'a goal', query: '?goal=bcs' },
  { name: 'people without an account', query: '?kind=anonymous' },
]

type Pair = Required<Sample>

/** The staff's list of everybody beside the same of few, of all lists the one that grows most. */
export default defineBench({
  name: 'staff-users',
  what: 'ms for a page of 1,000,000 people (100,000 without --full), the list that grows most',
  beside: `the same page of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const books: PeopleBook[] = []
    try {
      for (const size of [few, full ? 1_000_000 : 100_000]) books.push(await openPeople(size))
      const [small, large] = books as [PeopleBook, PeopleBook]
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
