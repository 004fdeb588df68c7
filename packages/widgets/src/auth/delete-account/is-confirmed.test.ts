import { describe, expect, it } from 'vitest'
import { isConfirmed } from './is-confirmed.ts'

describe('the word that deletes an account', () => {
  it.each(['মুছুন', ' মুছুন ', 'DELETE', 'delete'])('is %s', typed => expect(isConfirmed(typed, 'মুছুন')).toBe(true))

  it.each(['', ' ', 'মুছ', 'DELETED', 'হ্যাঁ'])('is not “%s”', typed => expect(isConfirmed(typed, 'মুছুন')).toBe(false))
})
