import { type Operation, operations, type Problem, type Shape, shapes } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../testing/open-test-app.ts'
import { moderator } from '../../testing/staff.ts'
import { banglaOfIssue, fieldMessage } from './field-messages.ts'

const testApp = await openTestApp()

const takesJson = ({ id, method }: Operation) => method !== 'GET' && (shapes as Record<string, Shape>)[id]?.body
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '1')
/** Of every kind of wrong: nothing at all, of the wrong type, too long, too large. */
const names = [
  'title',
  'text',
  'name',
  'note',
  'questions',
  'program',
  'rating',
  'minutes',
  'profile',
  'exam',
  'answers',
]
const wrongBodies = [
  {},
  ...[7, 'ক'.repeat(100_000), -1e9, [null]].map(value => Object.fromEntries(names.map(name => [name, value]))),
]

it('says in Bangla what is wrong with a field, whichever call it is of', async () => {
  const staff = await moderator(testApp)
  const strange: string[] = []
  let found = 0
  for (const operation of operations.filter(takesJson))
    for (const body of wrongBodies) {
      const answer = await staff.call<Problem>(operation.method, pathOf(operation), body)
      for (const { path, message } of answer.body?.errors ?? []) {
        found++
        if (!/[\u0980-\u09ff]/.test(message) || /[a-z]{2}/i.test(message))
          strange.push(`${operation.id} ${path}: ${message}`)
      }
    }
  expect(strange).toEqual([])
  expect(found).toBeGreaterThan(100)
})

it('keeps English for those who read it, and the specification’s own sentences', () => {
  const field = { path: 'question', code: 'required', message: 'Question fields is required!' }
  expect(fieldMessage(field, 'en')).toBe('Question fields is required!')
  expect(fieldMessage(field, 'bn')).toBe('প্রশ্নের ঘরটি পূরণ করুন।')
})

it('says bounds in figures', () => {
  const { error } = z.string().max(120).safeParse('ক'.repeat(121))
  expect(banglaOfIssue(error!.issues[0]!)).toBe('সর্বোচ্চ ১২০টি অক্ষর লেখা যায়।')
})
