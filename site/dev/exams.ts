import { setTimeout } from 'node:timers/promises'
import type { Home, Joined, SiteExams } from '@prostuti/contract'
import type { Cookies } from './cookies.ts'
import { sampleDetails, sampleExams, samplePaper } from './sample.ts'
import { samplePeriodStandings } from './sample-period-standings.ts'
import { sampleStandings } from './sample-standings.ts'

/** Exams around the present; the cookies `exams` and `attempt` let them be missing, broken or slow. */
export function createSampleExams(cookies: Cookies): SiteExams {
  const now = Date.now()
  const exams = cookies.exams === 'none' ? [] : sampleExams(now)
  const inState = (state: string) => exams.filter(exam => exam.state === state)
  const archived = inState('archived')
  return {
    home: async () => {
      if (cookies.exams === 'broken') throw new Error('the sample host was asked to fail')
      return {
        ...{ programs, my_programs: [], unfinished: null, unfinished_archive: null, changed: null },
        live_exams: inState('running'),
        upcoming_exams: inState('upcoming'),
      }
    },
    unfinished: async () => null,
    programs: async () => programs,
    list: async (state, page) => pageOf(inState(state), page),
    participated: async () => pageOf([], 1),
    lastTaken: async () => null,
    find: async id => {
      const exam = exams.find(each => each.id === id)
      return exam ? sampleDetails(exam, now) : null
    },
    openAttempt: async exam => {
      if (cookies.attempt === 'slow') await setTimeout(1000)
      return exam === '12' ? { joined: sampleJoined(exam, now), paperJson: paperJson(exam) } : null
    },
    periodStandings: async asked => samplePeriodStandings(asked, Boolean(cookies.person)),
    standings: async (exam, _mode, page) => {
      const found = archived.find(each => each.id === exam)
      return found ? sampleStandings(found, page, Boolean(cookies.person)) : null
    },
  }
}

const programs: Home['programs'] = [
  { id: '1', title: 'প্রাথমিক ৬০ দিন', state: 'published' },
  { id: '2', title: 'ব্যাংক সমন্বিত নিয়োগ', state: 'published' },
]

const pageOf = <T>(all: T[], page: number) => ({
  count: all.length,
  results: all.slice((page - 1) * 20, page * 20),
  next: page * 20 < all.length ? 'more' : null,
  previous: null,
})

const paperJson = (exam: string) => JSON.stringify(samplePaper(exam, 100)).replaceAll('<', '\\u003c')

function sampleJoined(exam: string, now: number): Joined {
  const joinedAt = now - 60_000
  return {
    exam,
    state: 'live',
    attempt: 1,
    title: samplePaper(exam, 1).title,
    joined_time: new Date(joinedAt).toISOString(),
    deadline: new Date(joinedAt + 3_600_000).toISOString(),
    grace_seconds: 120,
    server_time: new Date(now).toISOString(),
    duration: '01:00:00',
    total_marks: 100,
    negative_mark: 0.5,
    seed: 7,
    paper: 'exam/v5/papers/AAAAAAAAAAAAAAAAAAAAAA/',
    answer_sheet: [],
  }
}
