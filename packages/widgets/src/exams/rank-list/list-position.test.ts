import type { Standings } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { cursorOf, numbersOf, pageOf, pagesOf } from './list-position.ts'

const list = (count: number, provisional = false) => ({ count, provisional }) as Standings

describe('the pages of standings', () => {
  it('hold fifty people each', () => {
    expect([pageOf(1), pageOf(50), pageOf(51), pageOf(100_000)]).toEqual([1, 1, 2, 2000])
  })

  it('can all be opened when the list is final', () => {
    expect(pagesOf(list(18_460))).toBe(370)
  })

  it('end with the first hundred while places may still move', () => {
    expect(pagesOf(list(18_460, true))).toBe(2)
  })

  it('are one for everybody whom a search has found', () => {
    expect(pagesOf(list(100), 'নুসরাত')).toBe(1)
  })

  it('are one even when nobody is there', () => {
    expect(pagesOf(list(0))).toBe(1)
  })

  it('are offered at the ends and around the open one', () => {
    expect(numbersOf(1, 1)).toEqual([1])
    expect(numbersOf(1, 370)).toEqual([1, 2, 0, 370])
    expect(numbersOf(6, 370)).toEqual([1, 0, 5, 6, 7, 0, 370])
    expect(numbersOf(370, 370)).toEqual([1, 0, 369, 370])
    expect(numbersOf(2, 3)).toEqual([1, 2, 3])
  })

  it('are walked by the cursor of an address, whatever stands before it', () => {
    expect(cursorOf('https://x.example/api/exam/v5/standings/7/?page_size=50&cursor=abc')).toBe('abc')
    expect(cursorOf('/api/exam/v5/standings/7/?cursor=abc')).toBe('abc')
    expect(cursorOf('/api/exam/v5/standings/7/')).toBeUndefined()
  })
})
