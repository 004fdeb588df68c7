import { ApiError } from '@prostuti/sdk'
import { expect, it } from 'vitest'
import { fieldWords, refusalWords } from './refusal-words.ts'

const t = ((key: string) => `<${key}>`) as Parameters<typeof refusalWords>[0]
const refused = (code: string, message = 'English') =>
  new ApiError({
    ...{ code: 'conflict', call: '[PATCH] x', status: 409, requestId: 'r', detail: 'তথ্য বদলে গেছে' },
    fields: [{ path: 'question_state', code, message }],
  })

it('says which rule a call broke, in the reader’s language', () => {
  expect(refusalWords(t, refused('joined'))).toBe('<refused.joined>')
  expect(refusalWords(t, refused('a_rule_of_tomorrow'))).toBe('তথ্য বদলে গেছে')
  expect(refusalWords(t, refused('in_use', 'পর্যালোচনাধীন ২টি প্রশ্ন এতে আছে।'))).toBe('পর্যালোচনাধীন ২টি প্রশ্ন এতে আছে।')
  expect(refusalWords(t, new TypeError('failed to fetch'))).toBe('<error.wrong>')
})

it('shows no English of a shape under a field, but the specification’s own messages', () => {
  const words = (code: string, message = 'Too small: expected number to be >=0') =>
    fieldWords(t, { path: 'priority', code, message })
  expect([words('too_small'), words('invalid_type'), words('below_itself')]).toEqual([
    '<refused.too_small>',
    '<refused.invalid>',
    '<refused.below_itself>',
  ])
  expect(words('answer', 'Correct answer required!')).toBe('Correct answer required!')
})
