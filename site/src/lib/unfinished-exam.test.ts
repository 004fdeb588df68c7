import type { ExamDetails, SiteHost } from '@prostuti/contract'
import { expect, test } from 'vitest'
import { sampleDetails, sampleExams } from '../../dev/sample.ts'
import { unfinishedExam } from './unfinished-exam.ts'

const now = Date.parse('2026-11-21T11:00:00+06:00')
const [untouched, begun] = sampleExams(now).filter(exam => exam.state === 'running')
const running = [untouched!, begun!]

const hostWith = (resume: boolean): SiteHost =>
  ({
    exam: async (id: string): Promise<ExamDetails> => {
      const details = sampleDetails(running.find(exam => exam.id === id)!, now)
      return { ...details, rights: { ...details.rights, resume: details.participated && resume } }
    },
  }) as SiteHost

test('who has left an exam open is led back to it', async () => {
  expect(await unfinishedExam(hostWith(true), running)).toBe(begun!.id)
})

test('who has handed in, or has not begun, stays at home', async () => {
  expect(await unfinishedExam(hostWith(false), running)).toBeNull()
  expect(await unfinishedExam(hostWith(true), [untouched!])).toBeNull()
})
