import { expect, test } from 'vitest'
import { embeddedAt } from './embedded-page.ts'
import { oembedOf } from './oembed.ts'

const at = (path: string) => embeddedAt(new URL(path, 'https://prostuti.example'))?.path

test.each([
  ['/embed/exam?id=12&lang=en&x=1', '/embed/exam?id=12&lang=en'],
  ['/exam/join?id=12', '/embed/exam?id=12'],
  ['/exam/12/3/archive', '/embed/exam?id=12&state=archive'],
  ['/exam/standings/?id=12', '/embed/rank-list?exam-id=12'],
  ['/embed/exam-list/?state=running&theme=dark&base=x', '/embed/exam-list?state=running&theme=dark'],
  ['/embed/exam-player?exam-id=12&start=at-once', '/embed/exam-player?exam-id=12&start=at-once'],
  ['/exam/standings?period=month', '/embed/rank-list?period=month'],
  ['/exam/upcoming?lang=en', '/embed/exam-list?state=upcoming&lang=en'],
  ['/exam/solution/?id=12&state=live', '/embed/exam-solution?exam-id=12'],
  ['/results/?id=12&state=archive', '/embed/exam-result?exam-id=12&mode=archive'],
  ['/program/all?for=bank', '/embed/program-list?filter=bank'],
  ['/program/routine?id=3', '/embed/routine?program-id=3'],
  ['/program/archived_exams', '/embed/exam-list?state=archived'],
  ['/practice/categories?topics=4,9', '/embed/practice?topics=4%2C9'],
  ['/search?q=x', '/embed/search?query=x'],
  ['/discussions', '/embed/feed'],
  ['/discussions/id=7', '/embed/post?post-id=7'],
  ['/jobs', '/embed/job-board'],
  ['/jobs/7/officer', '/embed/job?job-id=7'],
  ['/notice/results', '/embed/result-search'],
])('%s is framed as %s', (page, embed) => expect(at(page)).toBe(embed))

test.each([
  '/',
  '/login',
  '/embed/login',
  '/embed/toString',
  '/embed/exam',
  '/embed/exam-list/x',
  '/embed/routine',
  '/exam/12/3/other',
  '/exam/solution',
  '/jobs/x',
  '/jobs/7/a/b',
  '/discussions/id=x',
  '/payment?id=12',
  '/program?id=3',
])('%s is framed by nobody', page => expect(at(page)).toBeUndefined())

test('a frame fits into the room of the asking page, and a title is text', () => {
  const names = { title: '<b>"পরীক্ষা" & ফল', brand: 'প্রস্তুতি', site: 'https://prostuti.example' }
  const answer = oembedOf(
    'https://prostuti.example/embed/exam?id=1&lang=bn',
    names,
    new URLSearchParams('maxwidth=500&maxheight=9'),
  )
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 500, height: 280 })
  expect(answer.html).toBe(
    '<iframe src="https://prostuti.example/embed/exam?id=1&amp;lang=bn" title="&lt;b&gt;&quot;পরীক্ষা&quot; &amp; ফল" width="500" height="280" loading="lazy" allow="clipboard-write"></iframe>',
  )
})
