import { expect, it } from 'vitest'
import { resumesAttempt } from './resume-redirect.ts'

const page = (path: string) => new URL(path, 'http://prostuti.example')

it.each([
  '/exam/upcoming',
  '/exam/participated',
  '/program/archived_exams?id=3',
  '/exam/join?id=13',
  '/results/?id=13&state=live',
  '/exam/join',
])('leads from %s back to the exam that is under way', path => {
  expect(resumesAttempt(page(path), '12')).toBe(true)
})

it.each([
  '/login?next=/exam/upcoming',
  '/privacy_policy',
  '/exam/questions?id=12',
  '/exam/offline',
  '/exam/join?id=12',
  '/results/?id=12&state=live',
  '/exam/solution/?id=12&state=live',
  '/exam/standings?id=12',
  '/embed/exam?id=13',
  '/docs',
  '/docs/playground',
])('leaves one on %s', path => {
  expect(resumesAttempt(page(path), '12')).toBe(false)
})
