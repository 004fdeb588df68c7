import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchDatabase } from '../support/bench-database.ts'
import { type Crowd, tokenOf } from '../support/people.ts'
import { device } from '../support/sheets.ts'

/** Calls a second: a draft each, and every tenth hands in. */
const callsASecond = 60
const submitEvery = 10

/** People who answer and hand in at an even pace, whatever the server does. */
export interface ExamRoom {
  /** The 95th percentile of their calls while `work` runs, in milliseconds, and how many they were. */
  during(work: () => Promise<unknown>): Promise<{ p95: number; calls: number }>
  close(): void
}

/** The crowd is seated; each hands in at most once. */
export function openExamRoom({ exam, sheets }: BenchDatabase, url: string, { first, count }: Crowd): ExamRoom {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  let next = 0
  const callOnce = async (): Promise<number> => {
    const person = first + next++
    if (next > count) throw new Error('Everybody has handed in')
    const { changes } = sheets[person % sheets.length]!
    const isSubmission = next % submitEvery === 0
    const begun = performance.now()
    await send(agent, isSubmission ? 'POST' : 'PATCH', {
      url: `${url}/api/exam/v5/${isSubmission ? 'submit-result' : `answer-sheet/${exam.id}`}/`,
      token: tokenOf(person),
      body: isSubmission ? submissionOf(exam.id, changes) : { device, changes: changes.slice(0, 5) },
    })
    return performance.now() - begun
  }
  return {
    async during(work) {
      const calls: Promise<number>[] = []
      let isOver = false
      const done = work().finally(() => {
        isOver = true
      })
      const begun = performance.now()
      while (!isOver) {
        const due = Math.floor(((performance.now() - begun) / 1_000) * callsASecond)
        while (calls.length < due) calls.push(callOnce())
        await pause(5)
      }
      await done
      const taken = (await Promise.all(calls)).sort((one, other) => one - other)
      return { p95: taken[Math.floor(taken.length * 0.95)]!, calls: taken.length }
    },
    close: () => agent.destroy(),
  }
}

function submissionOf(exam: number, answers: unknown) {
  return {
    ...{ exam: String(exam), submission_id: crypto.randomUUID(), duration: '01:35:00', origin: 'Browser', device },
    joined_time: new Date(Date.now() - 95 * 60_000).toISOString(),
    answer_sheet: answers,
  }
}

interface Sent {
  readonly url: string
  readonly token: string
  readonly body: unknown
}

function send(agent: Agent, method: string, { url, token, body }: Sent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
    const sent = request(url, { method, agent, headers }, response => {
      if (response.statusCode === 200) response.resume().on('end', resolve).on('error', reject)
      else reject(new Error(`${method} ${url}: ${response.statusCode}`))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
