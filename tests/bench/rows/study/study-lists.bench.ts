import { readerPageSize } from '@prostuti/contract'
import { defineBench } from '../../bench.ts'
import type { BankTopics, QuestionList } from '../../question-lists/bank.ts'
import { few, many, measureGrowth } from '../../question-lists/growth.ts'

const questionsOf = (name: string, path: (topics: BankTopics) => string): QuestionList => ({
  name,
  path: topics => `questions/v4/category-questions/?${path(topics)}`,
})

/** The last page that is full in either bank: what is read is as much. */
const lastPage = (count: number) => Math.floor(count / readerPageSize)

const lists: readonly QuestionList[] = [
  { name: 'topics', path: () => 'questions/v4/topics/', rows: 'topics' },
  questionsOf('first page', ({ subject }) => `category_id=${subject}`),
  questionsOf('last page', ({ subject, size }) => `category_id=${subject}&page=${lastPage(size)}`),
  questionsOf('first page of a topic', ({ category }) => `category_id=${category}`),
  questionsOf(
    'last page of a topic',
    ({ category, ofCategory }) => `category_id=${category}&page=${lastPage(ofCategory)}`,
  ),
  { name: 'a question', path: ({ question }) => `questions/v4/public-question/${question}/`, rows: 'options' },
]

/** What learners read of a large bank beside that of a small one, nothing of it kept: of all lists, the one that grows most. */
export default defineBench({
  name: 'study-lists',
  what: `ms for a page of ${many.toLocaleString('en')} questions to read, the list that grows most`,
  beside: `the same page of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  run: options => measureGrowth({ lists, calls: 20, withTopics: true }, options),
})
