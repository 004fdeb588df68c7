import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

describe('where signing in may lead', () => {
  test.each([
    '/',
    '/exam/join?id=7',
    '/results/?id=7&state=live#top',
    '/jobs/ব্যাংক',
    '/a//b',
    '/login?next=https://a.example',
  ])('to our own %j', path => expect(safePath(path)).toBe(path))

  test.each([
    undefined,
    '',
    'exam',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r/elsewhere.example',
    '/a\\b',
    '/\u0000/elsewhere.example',
    '/ /elsewhere.example',
    '/.//elsewhere.example',
    '/exam/..//elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
  ])('never to %j', path => expect(safePath(path)).toBeUndefined())
})
