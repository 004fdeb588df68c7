import { expect, test } from 'vitest'
import { examId, examMode, sharedExam } from './exam-address.ts'

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

test('a shared link names exam, program and state, and nothing else is one', () => {
  const link = { exam: '12', program: '3', state: 'live' }
  expect([sharedExam(link), sharedExam({ ...link, program: '0', state: 'archive' })]).toEqual(['12', '12'])
  for (const odd of [{ exam: 'x' }, { exam: '0' }, { program: 'here' }, { state: 'at' }, { state: undefined }])
    expect(sharedExam({ ...link, ...odd }), JSON.stringify(odd)).toBeNull()
})
