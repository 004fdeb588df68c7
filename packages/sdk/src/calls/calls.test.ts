import { operations } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { createProstuti } from '../index.node.ts'
import { memoryPlatform } from '../platform/memory.ts'
import { rows } from './rows.ts'

describe('calls by id', () => {
  it('are all of the contract', () => {
    expect([...rows.keys()].sort()).toEqual(operations.map(({ id }) => id).sort())
  })

  it('fill in their path and query', async () => {
    const calls: string[] = []
    const fetch = async (input: string | URL | Request) => {
      calls.push(String(input))
      return Response.json({})
    }
    const prostuti = createProstuti({ base: 'https://prostuti.example/api/', platform: memoryPlatform({ fetch }) })
    await prostuti.call('exams.getResult', { params: { id: '7' }, query: { state: 'archive' } })
    expect(calls).toEqual(['https://prostuti.example/api/exam/v5/results/7/?state=archive'])
    // @ts-expect-error an exam is named
    await expect(prostuti.call('exams.getResult', {})).rejects.toThrow()
  })

  it('need a whole address where there is no page', () => {
    expect(() => createProstuti()).toThrow("'https://prostuti.example/api/'")
  })
})
