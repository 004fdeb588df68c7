import { readFileSync } from 'node:fs'
import { h, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test, vi } from 'vitest'
import { createTranslator } from '../../../foundation/text/translate.ts'
import { Question } from '../../../questions/asked/index.ts'
import { drawInside, drawQuestion } from '../../../questions/drawn/index.ts'
import { AttemptScreen } from '../screen/attempt-screen.tsx'
import { waitingAttempt } from '../state/waiting-attempt.ts'
import { fakePaper } from '../testing/fake-paper.ts'
import { drawPlayerShell } from './player-shell.ts'

vi.mock('react', () => import('preact/compat'))
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-dev-runtime'))

const messages = JSON.parse(
  readFileSync(new URL('../../../../../sdk/src/exams/locales/bn.json', import.meta.url), 'utf8'),
) as Record<string, string>
const wording = { language: 'bn', t: createTranslator(messages, 'bn') } as const
const paper = fakePaper(20)
const placed = (index: number) => ({
  question: paper.questions[index]!,
  options: [2, 0, 3, 1],
  questionIndex: index,
  subject: 'বাংলা <ভাষা> & সাহিত্য',
})
const shell = (index: number) => ({
  ...placed(index),
  ...wording,
  title: 'বাংলা & ইংরেজি "মডেল টেস্ট"',
  checked: null,
  answered: 3,
  total: 100,
  remaining: 2_537_000,
})

/** As `Question` draws it in a browser. */
function fromComponent(index: number): string {
  const { question, questionIndex } = placed(index)
  const props = { attempt: null, id: question.id, questionIndex, html: () => drawInside(placed(index), wording) }
  return renderToString(h(Question as never, props as never) as VNode)
}

test.each(paper.questions.map((question, index) => [question.text, index] as const))(
  'the server draws a question exactly as the player does: %s',
  (_, index) => {
    expect(drawQuestion({ ...placed(index), ...wording })).toBe(fromComponent(index))
  },
)

test('rows follow the order of the attempt, and an answer is in the numbers of the paper', () => {
  const rows = [
    ...drawQuestion({ ...placed(0), ...wording }).matchAll(/value="(\d)"><span dir="auto" data-l="(.)">([^<]*)/g),
  ]
  expect(rows.map(([, option, letter, text]) => [option, letter, text])).toEqual([
    ['2', 'ক', '১২টি'],
    ['0', 'খ', '৯টি'],
    ['3', 'গ', '১৬টি'],
    ['1', 'ঘ', '১১টি'],
  ])
})

test('the answer already given is checked, and only that', () => {
  expect(drawQuestion({ ...placed(0), ...wording, checked: 3 }).match(/value="\d" checked/g)).toEqual([
    'value="3" checked',
  ])
  expect(drawQuestion({ ...placed(0), ...wording, checked: null })).not.toContain('checked')
})

test('a subject is text, whatever it holds', () => {
  expect(drawQuestion({ ...placed(0), ...wording })).toContain('বাংলা &lt;ভাষা&gt; &amp; সাহিত্য')
})

test('the first frame holds the very question, the clock and the counts', () => {
  const html = drawPlayerShell(shell(0))
  expect(html).toContain(drawQuestion({ ...placed(0), ...wording }))
  expect(html).toContain('৪২:১৭')
  expect(html).toContain('৩/১০০')
  expect(html).not.toMatch(/⟦|undefined|\[object/)
})

/** As `AttemptScreen` draws it in a browser, attributes in the order of their names. */
function frameFromComponents(passage?: { html: string; count: number }): string {
  const { question } = placed(0)
  const { answered, total } = shell(0)
  const unit = {
    passage: passage?.html,
    count: passage?.count ?? 1,
    questions: [
      { id: question.id, questionIndex: 0, html: () => drawInside({ ...placed(0), questionIndex: 0 }, wording) },
    ],
  }
  const attempt = waitingAttempt({ answered, marked: 0, total })
  const drawn = { unit, questionIndex: 0, title: shell(0).title, clock: '৪২:১৭', attempt }
  const props = { exam: '7', attempt, live: false, units: [unit], drawn, ...wording }
  return renderToString(h(AttemptScreen as never, props as never) as VNode)
}

/** The two counts are read by `server-drawn.ts` alone. */
const sorted = (html: string): string =>
  html.replace(/ data-(answered|total)="\d+"/g, '').replace(/<\w+((?: [\w-]+(?:="[^"]*")?)+)/g, (tag, attributes) => {
    const each = attributes.match(/ [\w-]+(="[^"]*")?/g) as string[]
    return tag.replace(attributes, each.sort().join(''))
  })

test.each([
  ['alone', undefined],
  ['under a text for three', { html: '<p>অনুচ্ছেদ</p>', count: 3 }],
  ['under a text of its own', { html: '<p>অনুচ্ছেদ</p>', count: 1 }],
])('the first frame is what the player’s components draw: a question %s', (_, passage) => {
  expect(sorted(drawPlayerShell({ ...shell(0), passage }))).toBe(sorted(frameFromComponents(passage)))
})

test('a first question with a passage brings the passage', () => {
  const html = drawPlayerShell({ ...shell(11), passage: { html: paper.passages[0]!, count: 3 } })
  expect(html).toContain(paper.passages[0])
  expect(html).toContain(wording.t('player.passage', { from: 1, to: 3 }))
})
