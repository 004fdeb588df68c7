import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { closedPages, openPages } from './journeys/support/screens/learner-pages.ts'
import type { Places } from './journeys/support/screens/places.ts'

const folder = join(import.meta.dirname, '../site/src/pages')
/** Staff's pages and partners' have walks of their own; the others are drawn in place of pages that fail. */
const elsewhere = /^(admin|embed|docs)\/|^(403|500|503|\[\.\.\.unknown\])$/

const places: Places = {
  ...{ exam: 1, running: 2, finalExam: '3', program: '4', order: '5', purchase: 'p' },
  topics: { study: '6', 'model-test': '7', 'question-bank': '8' },
  ...{
    secondPage: '/study/6/question/2/',
    question: '/questions/9/a',
    circular: '/jobs/1/a',
    post: '/discussions/id=1',
  },
  ...{ notice: '/notice/general/a', seatPlan: '/notice/seat-plan/a', result: '/notice/results/a' },
}

it('every page that the site draws for learners is opened by the walk', () => {
  const files = globSync('**/*.astro', { cwd: folder }).map(file => file.replace('.astro', ''))
  const walked = [...openPages(places), ...closedPages(places)].map(({ file }) => file)
  const ofLearners = files.filter(file => !elsewhere.test(file))
  expect([...new Set(walked)].sort()).toEqual(ofLearners.sort())
})
