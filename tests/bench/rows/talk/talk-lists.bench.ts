import { defineBench, type Sample } from '../../bench.ts'
import { medianTime } from '../../support/latency.ts'
import { openTalk, type TalkBook } from '../../talk/talk-book.ts'
import { median } from '../../verdict.ts'

const few = 10_000
const many = 1_000_000
const calls = 10
const word = (text: string) => encodeURIComponent(text)

/** A list, and where in it; `behind`: so many pages, by a cursor, and so many in the small book. */
interface List {
  readonly name: string
  readonly path: string
  readonly ofFew?: string
  readonly behind?: readonly [few: number, many: number]
}

const lists: readonly List[] = [
  { name: 'first page', path: 'posts/' },
  { name: 'page 2,000', path: 'posts/?page=2000', ofFew: 'posts/?page=20' },
  { name: 'behind page 2,000', path: 'posts/', behind: [20, 2_000] },
  { name: 'questions', path: 'posts/?type=2' },
  { name: 'one’s own', path: 'posts/?mine=true&page_size=5' },
  { name: 'a Bangla word of twenty', path: `posts/?search=${word('হিসাবরক্ষক')}` },
  { name: 'a word of all', path: `posts/?search=${word('গণিতের')}` },
  { name: 'comments of one post', path: 'posts/comments/1/' },
  { name: 'comments, page 2,000', path: 'posts/comments/1/?page=2000', ofFew: 'posts/comments/1/?page=20' },
  { name: 'comments behind page 2,000', path: 'posts/comments/1/', behind: [20, 2_000] },
  { name: 'published, for staff', path: 'admin/talk/?tab=published&page_size=5' },
  { name: 'pending, for staff', path: 'admin/talk/?page_size=5' },
  { name: 'reported, for staff', path: 'admin/talk/?tab=reported&page_size=5' },
]

type Pair = Required<Sample>

/** What people read of much talk beside the same of little, of all lists the one that grows most. */
export default defineBench({
  name: 'talk-lists',
  what: `ms for a page of ${many.toLocaleString('en')} posts and comments, the list that grows most`,
  beside: `the same page of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const books: TalkBook[] = []
    try {
      for (const size of [few, many]) books.push(await openTalk(size))
      const [small, large] = books as [TalkBook, TalkBook]
      const measured: { name: string; ours: string; theirs: string; samples: Pair[] }[] = []
      for (const { name, path, ofFew = path, behind } of lists) {
        const ours = behind ? await large.behind(path, behind[1]) : path
        const theirs = behind ? await small.behind(ofFew, behind[0]) : ofFew
        const rows = [await small.read(theirs), await large.read(ours)]
        if (rows[0] !== rows[1]) throw new Error(`${name} answers with ${rows.join(' and ')} rows`)
        await medianTime(() => large.read(ours), calls)
        await medianTime(() => small.read(theirs), calls)
        measured.push({ name, ours, theirs, samples: [] })
      }
      for (let round = 0; round < rounds; round++) {
        for (const { ours: path, theirs, samples } of measured) {
          const ours = await medianTime(() => large.read(path), calls)
          samples.push({ ours, beside: await medianTime(() => small.read(theirs), calls) })
        }
      }
      for (const { name, samples } of measured)
        say(`${name}: ${growth(samples).toFixed(2)} (${median(samples.map(each => each.ours)).toFixed(1)} ms)`)
      const worst = measured.reduce((one, other) => (growth(other.samples) > growth(one.samples) ? other : one))
      say(`The one that grows most: ${worst.name}`)
      return { samples: worst.samples, n: `${rounds} rounds of ${lists.length} lists, ${calls} times each` }
    } finally {
      for (const book of books) await book.close()
    }
  },
})

const growth = (samples: readonly Pair[]): number => median(samples.map(({ ours, beside }) => ours / beside))
