import type { Joined, MergedEntry, Paper, Receipt } from '@prostuti/contract'
import type { Attempt, AttemptView } from '@prostuti/sdk'
import { atom, map } from 'nanostores'
import { fakePaper } from './fake-paper.ts'

export interface FakeAttempt extends Attempt {
  /** Changes what the screen reads: a phase, the state of saving, an error. */
  set(change: Partial<Omit<AttemptView, 'sync'>> & { sync?: Partial<AttemptView['sync']> }): void
  setRemaining(ms: number | null): void
  /** How often it was handed in. */
  readonly submissions: () => number
  readonly closed: () => boolean
}

export interface FakeAttemptOptions {
  paper?: Paper
  answers?: Record<string, number>
  marked?: readonly string[]
  phase?: AttemptView['phase']
}

const joinedOf = (paper: Paper): Joined => ({
  exam: paper.exam,
  state: 'live',
  attempt: 1,
  title: paper.title,
  joined_time: '2026-11-21T05:00:00Z',
  deadline: '2026-11-21T06:00:00Z',
  grace_seconds: 120,
  server_time: '2026-11-21T05:00:00Z',
  duration: '01:00:00',
  total_marks: 100,
  negative_mark: 0.5,
  seed: 1,
  paper: 'paper',
  answer_sheet: [],
})

export const fakeReceipt: Receipt = {
  exam: '7',
  submission_id: '0c1e7b44-6a55-4a0e-9f0c-3f8a1b7d2e90',
  received_at: '2026-11-21T05:59:41Z',
  answered: 87,
  digest: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  result_visible_at: '2026-11-21T12:00:00Z',
  proof: { key_id: 'k1', index: 0, size: 1, path: [], signature: '' },
}

/** An attempt without a server: the same stores, and everything is saved at once. For tests and the player's own page. */
export function createFakeAttempt(options: FakeAttemptOptions = {}): FakeAttempt {
  const paper = options.paper ?? fakePaper()
  const entries = map<Record<string, MergedEntry>>({})
  const ofQuestion = new Map<string, ReturnType<typeof atom<MergedEntry | null>>>()
  const entryAtom = (question: string) => {
    const known = ofQuestion.get(question) ?? atom<MergedEntry | null>(null)
    ofQuestion.set(question, known)
    return known
  }
  const $view = atom<AttemptView>({
    phase: options.phase ?? 'open',
    exam: paper.exam,
    joined: joinedOf(paper),
    paper,
    order: paper.questions.map(({ options: all }, index) => ({ index, options: all.map((_, option) => option) })),
    sync: { savedHere: 0, unsaved: 0, unsent: 0, refused: false, online: true, storage: 'ok' },
    receipt: null,
    error: null,
  })
  const $progress = atom({ answered: 0, marked: 0, total: paper.questions.length })
  const $remaining = atom<number | null>(2_537_000)
  let seq = 0
  let submissions = 0
  let closed = false

  const put = (question: string, change: Partial<MergedEntry>) => {
    const before = entryAtom(question).get()
    const entry = { question, answer: null, marked: false, device: 'this', ...before, ...change, at: seq, seq: ++seq }
    entryAtom(question).set(entry)
    entries.setKey(question, entry)
    const all = Object.values(entries.get())
    const answered = all.filter(each => each.answer !== null).length
    $progress.set({ ...$progress.get(), answered, marked: all.filter(each => each.marked).length })
    const view = $view.get()
    $view.set({
      ...view,
      sync: { ...view.sync, savedHere: answered, unsent: view.sync.online ? 0 : view.sync.unsent + 1 },
    })
  }
  for (const [question, answer] of Object.entries(options.answers ?? {})) put(question, { answer })
  for (const question of options.marked ?? []) put(question, { marked: true })

  return {
    $view,
    $entry: entryAtom,
    $progress,
    $remaining,
    answer: (question, answer) => put(question, { answer }),
    mark: (question, marked) => put(question, { marked }),
    async submit() {
      submissions++
      $view.set({ ...$view.get(), phase: 'sending' })
    },
    async takeOver() {
      $view.set({ ...$view.get(), phase: 'open' })
    },
    rescueFile: () => ({ name: 'prostuti-7.json', text: '{}' }),
    close: () => {
      closed = true
    },
    set: change => $view.set({ ...$view.get(), ...change, sync: { ...$view.get().sync, ...change.sync } }),
    setRemaining: ms => $remaining.set(ms),
    submissions: () => submissions,
    closed: () => closed,
  }
}
