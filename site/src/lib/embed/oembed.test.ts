import { expect, test } from 'vitest'
import { embeddedAt, oembedOf } from './oembed.ts'

const at = (path: string) => embeddedAt(new URL(path, 'https://prostuti.example'))?.path

test.each([
  ['/embed/exam?id=12&lang=en&x=1', '/embed/exam?id=12&lang=en'],
  ['/exam/join?id=12', '/embed/exam?id=12'],
  ['/exam/12/3/archive', '/embed/exam?id=12&state=archive'],
  ['/exam/standings/?id=12', '/embed/rank-list?exam-id=12'],
  ['/embed/exam-list/?state=running&theme=dark&base=x', '/embed/exam-list?state=running&theme=dark'],
  ['/jobs', '/embed/job-board'],
])('%s is framed as %s', (page, embed) => expect(at(page)).toBe(embed))

test.each(['/', '/login', '/embed/login', '/embed/exam', '/embed/exam-list/x', '/exam/12/3/other', '/payment?id=12'])(
  '%s is framed by nobody',
  page => expect(at(page)).toBeUndefined(),
)

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
