import { describe, expect, it } from 'vitest'
import { createProstuti } from '../index.node.ts'
import { memoryPlatform } from '../platform/memory.ts'
import { createFaults } from './index.ts'

const base = 'https://prostuti.example/api/'

function openClient() {
  const calls: string[] = []
  const fetch = async (input: string | URL | Request) => {
    calls.push(String(input))
    return Response.json({ count: 0, next: null, previous: null, results: [] })
  }
  const faults = createFaults(memoryPlatform({ fetch }))
  const prostuti = createProstuti({ base, platform: faults.platform })
  return { calls, faults, list: () => prostuti.call('exams.listExams') }
}

describe('faults for tests', () => {
  it('lets nothing out while offline, and says so', async () => {
    const { calls, faults, list } = openClient()
    const heard: boolean[] = []
    faults.platform.network.onChange(online => heard.push(online))
    faults.offline()
    await expect(list()).rejects.toMatchObject({ code: 'network_lost' })
    faults.online()
    await list()
    expect(calls).toEqual([`${base}exam/v5/exam-list/`])
    expect(heard).toEqual([false, true])
  })

  it('loses the answer of a call that has arrived', async () => {
    const { calls, faults, list } = openClient()
    faults.loseAnswers()
    await expect(list()).rejects.toMatchObject({ code: 'network_lost' })
    await list()
    expect(calls).toHaveLength(2)
  })

  it('refuses as the server does, and the call may be tried again', async () => {
    const { calls, faults, list } = openClient()
    faults.refuse(503)
    await expect(list()).rejects.toMatchObject({ code: 'try_later', status: 503, isTransient: true })
    expect(calls).toEqual([])
  })
})
