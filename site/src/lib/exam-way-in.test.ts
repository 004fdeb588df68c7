import type { ExamDetails } from '@prostuti/contract'
import { expect, test } from 'vitest'
import { momentsFor, wayInto } from './exam-way-in.ts'
import { translator } from './i18n.ts'

const now = Date.parse('2026-11-21T11:00:00+06:00')

const exam: ExamDetails = {
  id: '12',
  title: '৪৭তম বিসিএস মডেল টেস্ট',
  program: null,
  start_time: '2026-11-21T10:00:00+06:00',
  end_time: '2026-11-21T12:00:00+06:00',
  duration: '01:00:00',
  total_marks: 100,
  total_questions: 100,
  cost: 0,
  is_free: true,
  is_demo: false,
  state: 'running',
  participated: false,
  bookmarked: false,
  syllabus: [],
  description: '',
  rules: { negative_mark: 0.5, cut_mark: null, grace_seconds: 120, members_only: false },
  rights: { join: true, reason: null, resume: false, result: false },
  result_visibility: '2026-11-21T12:02:00+06:00',
  standing_visibility: null,
  solution_visibility: null,
  server_time: '2026-11-21T11:00:00+06:00',
}

const t = translator('bn')
const way = (change: Partial<ExamDetails>) => wayInto({ ...exam, ...change }, { t, moment: momentsFor('bn', now) })
const rights = (change: Partial<ExamDetails['rights']>) => ({ ...exam.rights, join: false, ...change })

test('a running exam is entered live', () => {
  expect(way({}).actions).toEqual([{ text: t('join.start'), href: '/exam/questions?id=12&state=live', primary: true }])
})

test('an open sheet comes before everything else', () => {
  expect(way({ rights: rights({ resume: true }) }).actions[0]?.text).toBe(t('join.resume'))
})

test('an upcoming exam says when it starts and offers no way in', () => {
  const upcoming = way({ state: 'upcoming', rights: rights({ reason: 'exam_not_started' }) })
  expect(upcoming.note).toBe('পরীক্ষা এখনো শুরু হয়নি। শুরু হবে আজ সকাল ১০:০০।')
  expect(upcoming.actions.some(action => action.href.startsWith('/exam/questions'))).toBe(false)
})

test('who has taken part waits for the result and is told until when', () => {
  const taken = way({ participated: true, rights: rights({ reason: 'already_participated' }) })
  expect(taken).toEqual({
    note: 'আপনি এই পরীক্ষায় অংশ নিয়েছেন। ফলাফল প্রকাশ হবে আজ দুপুর ১২:০২।',
    actions: [],
  })
})

test('an archived exam can be taken again beside its result', () => {
  const archived = way({ state: 'archived', participated: true, rights: { ...exam.rights, result: true } })
  expect(archived.actions.map(action => action.href)).toEqual([
    '/exam/questions?id=12&state=archive',
    '/results/?id=12&state=archive',
  ])
})

test('who sat it live still finds that result once it is in the archive', () => {
  const archived = way({ state: 'archived', participated: true })
  expect(archived.actions.map(action => action.href)).toContain('/results/?id=12&state=live')
})

test.each(['forbidden', 'purchase_required', 'exam_over', 'not_signed_in'] as const)(
  'who may not take it is told why: %s',
  reason => {
    const refused = way({ rights: rights({ reason }) })
    expect(refused.note.length).toBeGreaterThan(10)
    expect(refused.actions).toEqual([])
  },
)
