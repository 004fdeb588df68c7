import type { Joined, MergedEntry, Paper } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { expect, test } from 'vitest'
import { firstFrame } from './first-frame.ts'

const question = (id: number, passage?: number) => ({
  id: String(id),
  text: `প্রশ্ন ${id}`,
  options: ['ক', 'খ', 'গ', 'ঘ'],
  subject: 0,
  ...(passage !== undefined && { passage }),
})

const paper: Paper = {
  exam: '12',
  version: 1,
  language: 'bn',
  title: 'মডেল টেস্ট',
  subjects: ['বাংলা'],
  passages: ['অনুচ্ছেদ'],
  questions: [question(1), question(2), question(3), question(4)],
}

const joined: Joined = {
  exam: '12',
  state: 'live',
  attempt: 1,
  title: 'মডেল টেস্ট',
  joined_time: '2026-11-21T10:00:00.000Z',
  deadline: '2026-11-21T11:00:00.000Z',
  grace_seconds: 120,
  server_time: '2026-11-21T10:15:00.000Z',
  duration: '01:00:00',
  total_marks: 4,
  negative_mark: 0.25,
  seed: 7,
  paper: 'exam/v5/papers/AAAAAAAAAAAAAAAAAAAAAA/',
  answer_sheet: [],
}

const entry = (id: string, answer: number | null): MergedEntry => ({ question: id, answer, at: 1, seq: 1, device: 'a' })

test('the first question is the first of this attempt, its options in this attempt’s order', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const [first] = paperOrder(paper.questions, seed)
    const frame = firstFrame({ ...joined, seed }, paper)
    expect(frame.question).toBe(paper.questions[first!.index])
    expect(frame.options).toEqual(first!.options)
  }
})

test('an answer from another device is checked, and cleared ones do not count', () => {
  const { question: first } = firstFrame(joined, paper)
  const others = paper.questions.filter(({ id }) => id !== first.id)
  const sheet = [entry(first.id, 2), entry(others[0]!.id, 0), entry(others[1]!.id, null)]
  expect(firstFrame({ ...joined, answer_sheet: sheet }, paper)).toMatchObject({
    checked: 2,
    answered: 2,
    total: 4,
  })
})

test('the time left is the server’s, never less than none, and an archived exam has no end', () => {
  expect(firstFrame(joined, paper).remaining).toBe(45 * 60_000)
  expect(firstFrame({ ...joined, server_time: '2026-11-21T12:00:00.000Z' }, paper).remaining).toBe(0)
  expect(firstFrame({ ...joined, deadline: null }, paper).remaining).toBeNull()
})

test('a passage comes with the number of questions it belongs to', () => {
  const shared = { ...paper, questions: [question(1, 0), question(2, 0), question(3, 0)] }
  expect(firstFrame(joined, shared).passage).toEqual({ html: 'অনুচ্ছেদ', count: 3 })
  expect(firstFrame(joined, paper).passage).toBeUndefined()
})
