import { expect, test } from 'vitest'
import { examId, examMode } from './exam-address.ts'

const at = (query: string) => new URL(`http://x.example/exam/questions${query}`)

test('an exam is named by its number and by nothing that merely looks like one', () => {
  expect(examId(at('?id=12&state=live'))).toBe('12')
  for (const query of ['', '?id=', '?id=0', '?id=012', '?id=-1', '?id=1e3', '?id=১২', `?id=${'9'.repeat(19)}`]) {
    expect(examId(at(query)), query).toBeNull()
  }
})

test('an exam is live unless the address says archive', () => {
  expect(examMode(at('?id=1&state=archive'))).toBe('archive')
  expect(examMode(at('?id=1&state=practice'))).toBe('live')
  expect(examMode(at('?id=1'))).toBe('live')
})
