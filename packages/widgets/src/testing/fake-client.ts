import type {
  AttemptReceipt,
  ExamCard,
  ExamDetails,
  ExamMode,
  Home,
  Receipt,
  Result,
  ResultChange,
  UserInfo,
} from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { ExamsApi } from '@prostuti/sdk/exams'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { atom, type WritableAtom } from 'nanostores'
import { clients } from '../foundation/element/client.ts'
import { goOffline } from './offline.ts'

/** Saturday, 21 November 2026, 09:30 in Bangladesh. */
export const now = Date.parse('2026-11-21T03:30:00Z')

/** What a fake client is told to answer. */
export type ClientParts = {
  auth?: Partial<Prostuti['auth']>
  exams?: Partial<Prostuti['exams']>
  /** Answers what most screens ask about exams. */
  answers?: Partial<Pick<ExamsApi, 'home' | 'exam' | 'result' | 'receipt'>>
  /** Answers the other calls of the answers: lists, ranks, solutions, bookmarks. */
  http?: Partial<Prostuti['http']>
  user?: UserInfo | null
}

const unasked = (name: string) => () => Promise.reject(new Error(`the suite did not expect ${name}`))

/** A client that answers what a suite tells it to, and is loud about anything else. */
export function fakeClient({ auth, exams, answers = {}, http, user = null }: ClientParts = {}): Prostuti & {
  auth: { $user: WritableAtom<UserInfo | null | undefined> }
} {
  const $user = atom<UserInfo | null | undefined>(user)
  return {
    language: 'bn',
    base: '/api/',
    platform: memoryPlatform(),
    now: () => now,
    $timeKnown: atom(true),
    http: answering(answers, { call: unasked('call'), read: unasked('read'), ...http }),
    auth: {
      $token: atom<string | null>(user ? 'token' : null),
      accept({ user_info }) {
        $user.set(user_info)
        return user_info
      },
      signInAnonymously: unasked('signInAnonymously'),
      refresh: async () => $user.get() ?? null,
      signOut: unasked('signOut'),
      ...auth,
      $user,
    },
    exams: {
      openAttempt: () => {
        throw new Error('the suite did not expect openAttempt')
      },
      hasSheet: async () => false,
      $outbox: atom([]),
      resumeOutbox: async () => undefined,
      checkStorage: async () => 'ok',
      ...exams,
    },
  }
}

interface AskedOf {
  params?: { id: string }
  query?: { state?: ExamMode }
}

function answering(
  { home, exam, result, receipt: receiptOf }: NonNullable<ClientParts['answers']>,
  http: Prostuti['http'],
): Prostuti['http'] {
  const call = ({ id }: { id: string }, parts: AskedOf = {}, ...rest: unknown[]) => {
    if (id === 'exams.getHome' && home) return home()
    if (id === 'exams.getExam' && exam) return exam(parts.params!.id, parts.query?.state)
    // Whoever answers with a result has an exam that was taken, all of which is open.
    if (id === 'exams.getExam' && result) return Promise.resolve(takenExam)
    if (id === 'exams.getReceipt' && receiptOf) return receiptOf(parts.params!.id, parts.query?.state)
    if (id === 'exams.getReceipt' && result) return Promise.resolve(ownReceipt)
    if (id === 'exams.getResult' && result) return result(parts.params!.id, parts.query?.state)
    return Reflect.apply(http.call, http, [{ id }, parts, ...rest])
  }
  return { ...http, call: call as Prostuti['http']['call'] }
}

/** Makes a client the page's one for a base, as if a widget had asked for it before. */
export function useFakeClient(base: string, client: Prostuti): void {
  clients().set(base, client)
}

/** A failed call, as the SDK throws it; one whose network was lost by a device that says so. */
export function failure(code: string, status = 403): Error {
  if (code === 'network_lost') goOffline()
  return Object.assign(new Error(`[GET] x: ${status} ${code}`), { code, status })
}

export const nusrat: UserInfo = {
  id: '1',
  role: null,
  is_moderator: false,
  is_anonymous: false,
  name: 'নুসরাত',
  first_name: '',
  last_name: '',
  email: 'learner@sandbox.prostuti.example',
  picture: null,
  profile: { tags: [], rank_alias: null },
  billing_profile: { coins: 450, program_personalize_option: [], premium_until: null, last_bonus_on: null },
}

export const visitor: UserInfo = { ...nusrat, id: '2', is_anonymous: true, name: '', email: null }

export const card: ExamCard = {
  id: '12',
  title: '৪৭তম বিসিএস মডেল টেস্ট ১২',
  program: { id: '3', title: '৪৭তম বিসিএস প্রিলিমিনারি' },
  start_time: '2026-11-21T03:00:00.000Z',
  end_time: '2026-11-21T06:00:00.000Z',
  duration: '01:00:00',
  total_marks: 100,
  total_questions: 100,
  cost: 0,
  is_free: true,
  is_demo: false,
  needs_account: false,
  needs_program: false,
  way_in: { by: 'free', until: null, premium: false },
  web_view: true,
  state: 'running',
  participated: false,
  bookmarked: false,
  syllabus: [],
}

export const upcoming: ExamCard = {
  ...card,
  id: '13',
  title: 'প্রাথমিক সহকারী শিক্ষক: গণিত অনুশীলন',
  program: null,
  state: 'upcoming',
  start_time: '2026-11-22T14:30:00.000Z',
  end_time: '2026-11-22T15:30:00.000Z',
  duration: '00:30:00',
  total_questions: 50,
  cost: 10,
  is_free: false,
  way_in: { by: 'coins', until: null, premium: false },
}

export const archived: ExamCard = {
  ...card,
  id: '9',
  title: 'স্ত্রীশিক্ষা, ক্ষমতায়ন ও জ্ঞানভিত্তিক যন্ত্রপ্রকৌশলের ঊর্ধ্বগতি: বাংলাদেশ বিষয়াবলির পূর্ণাঙ্গ মডেল টেস্ট',
  state: 'archived',
  participated: true,
  start_time: '2026-10-02T03:00:00.000Z',
  end_time: '2026-10-02T06:00:00.000Z',
}

/** Home on a day without exams. */
export const home: Home = {
  programs: [],
  my_programs: [],
  unfinished: null,
  unfinished_archive: null,
  changed: null,
  live_exams: [],
  upcoming_exams: [],
}

/** A key that was changed: my answer counts now. */
export const change: ResultChange = {
  at: '2026-10-05T06:00:00.000Z',
  questions: [{ question: '7', number: 12, before: [0], after: [0, 1], answer: 1 }],
  hidden: 0,
  marks_before: 80.5,
  marks_after: 81.5,
  position_before: 210,
  position_after: 187,
}

export const result: Result = {
  exam: '12',
  state: 'live',
  title: '৪৭তম বিসিএস মডেল টেস্ট ১২',
  marks: 81.5,
  correct_answers: 85,
  incorrect_answers: 7,
  unanswered: 8,
  withheld: 0,
  cancelled: 0,
  change: null,
  grade: 'A+',
  ranking: 'ranked',
  position: 312,
  percentile: 98.31,
  cut_mark: 72,
  passed: true,
  passed_examinees: 4210,
  total_examinees: 18_460,
  live_place: null,
  total_marks: 100,
  total_questions: 100,
  negative_mark: 0.5,
  marks_lost: 3.5,
  histogram: Array.from({ length: 10 }, (_, step) => ({
    from: step * 10,
    to: step * 10 + 10,
    count: [2, 9, 31, 74, 120, 143, 96, 51, 17, 4][step]!,
  })),
  taken_seconds: 3483,
  submitted_at: '2026-11-21T02:58:03.000Z',
  settled: false,
  subjects: [
    { subject: 'বাংলা', marks: 18, total_marks: 20, correct_answers: 18, incorrect_answers: 0, unanswered: 2 },
    { subject: 'ইংরেজি', marks: 14.5, total_marks: 20, correct_answers: 16, incorrect_answers: 3, unanswered: 1 },
    { subject: 'গণিত', marks: 16, total_marks: 20, correct_answers: 17, incorrect_answers: 2, unanswered: 1 },
    { subject: 'সাধারণ জ্ঞান', marks: 33, total_marks: 40, correct_answers: 34, incorrect_answers: 2, unanswered: 4 },
  ],
  version: 1,
  provisional: false,
  solution_visibility: '2026-11-21T03:02:00.000Z',
  standing_visibility: '2026-11-21T03:02:00.000Z',
}

export const details: ExamDetails = {
  ...card,
  description: '',
  rules: { negative_mark: 0.5, cut_mark: 72, grace_seconds: 120, members_only: false },
  rights: {
    ...{ join: false, reason: 'already_participated', resume: false, enrols: false },
    ...{ receipt: false, result: false, standings: false, solutions: false, paper: false },
  },
  result_visibility: '2026-11-21T06:02:00.000Z',
  standing_visibility: '2026-11-21T06:02:00.000Z',
  solution_visibility: '2026-11-21T06:02:00.000Z',
  server_time: '2026-11-21T03:30:00.000Z',
}

export const takenExam: ExamDetails = {
  ...details,
  rights: { ...details.rights, receipt: true, result: true, standings: true, solutions: true },
  result_visibility: '2026-11-21T03:02:00.000Z',
  standing_visibility: '2026-11-21T03:02:00.000Z',
  solution_visibility: '2026-11-21T03:02:00.000Z',
}

export const receipt: Receipt = {
  exam: '12',
  submission_id: 'a2a8f6de-8f2b-4a52-9d6a-2f0f7d5d7f01',
  received_at: '2026-11-21T03:28:00.000Z',
  answered: 92,
  digest: 'k3Jx0Q9r-ZtU2mVb7LwYc1Nf5HsPd8AeGi4oTjKqMxE',
  result_visible_at: '2026-11-21T06:02:00.000Z',
  proof: { key_id: 'k1', index: 0, size: 1, path: [], signature: 'c2ln' },
}

export const ownReceipt: AttemptReceipt = {
  receipt,
  state: 'live',
  attempt: 1,
  deadline: '2026-11-21T04:00:00.000Z',
  settled: false,
}
