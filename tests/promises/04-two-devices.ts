import type { ReplaceParts } from '@prostuti/server/app/app'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/test-app'
import fc from 'fast-check'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { count, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { type Kind, type Played, play, type Violation } from './two-devices/play.ts'
import { interleaving, type Step } from './two-devices/steps.ts'
import { lastWriterWins } from './variants/last-writer-wins.ts'

/** What must never happen, as a sentence. */
const promised: Record<Kind, string> = {
  overwritten: 'no newer answer is overwritten by an older one',
  'submitted otherwise': 'a sheet closes with the newest answers of both devices, submit beating draft',
  'written after the end': 'nothing is written after submit or settle',
  'answered otherwise': 'every call is answered as the table of the attempt says',
}

export default definePromise({
  number: 4,
  title: 'Two tabs or devices never destroy answers (the server’s part).',
  async run(trial) {
    await playAll(trial, { runs: trial.n(100, 1_000) })
    await trial.control('merging by arrival, the last writer wins', promised.overwritten, wrong =>
      playAll(wrong, { runs: 120, replaceParts: lastWriterWins, until: 'overwritten' }),
    )
  },
})

interface PlayOptions {
  runs: number
  replaceParts?: ReplaceParts
  /** Ends with the first violation of this kind. Without it a failing interleaving is made small and reported. */
  until?: Kind
}

/** Random interleavings against the real server. */
async function playAll(trial: Trial, { runs, replaceParts, until }: PlayOptions): Promise<void> {
  const playOne = await setUpRun(trial, replaceParts)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const plans = fc.sample(interleaving, { numRuns: runs, seed })
  const found: Violation[] = []
  const answers: string[] = []
  const tried: Step[][] = []
  for (const plan of plans) {
    const played = await playOne(plan)
    found.push(...played.violations)
    answers.push(...played.answers)
    tried.push(plan)
    if (found.some(({ kind }) => kind === until)) break
  }
  const steps = tried.reduce((sum, plan) => sum + plan.length, 0)
  for (const [kind, label] of Object.entries(promised)) {
    const wrong = found.filter(violation => violation.kind === kind).map(violation => violation.text)
    const n = `${count(tried.length)} interleavings, ${count(steps)} steps`
    trial.check(label, wrong.length === 0, `${count(wrong.length)} in ${n}${someOf(wrong)}`)
  }
  trial.note(`the calls were answered: ${tally(answers)}`)
  if (found.length > 0 && !until) trial.note(`the smallest: ${await smallest(playOne, { runs, seed })}`)
}

type PlayOne = (plan: Step[]) => Promise<Played>

async function setUpRun(trial: Trial, replaceParts?: ReplaceParts): Promise<PlayOne> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdExam(db, clock.now(), { endTime: new Date(clock.now() + 1_000_000 * minute) })
  const simulation = { exam, clock, newApp: () => buildApp({ db, clock, replaceParts }) }
  return async plan => {
    const [person] = await signInPeople(db, 1)
    return play(simulation, person!, plan)
  }
}

function tally(answers: readonly string[]): string {
  const groups = [...Map.groupBy(answers, answer => answer)].map(([answer, all]) => `${count(all.length)} × ${answer}`)
  return groups.sort().join(', ')
}

/** The same interleavings again, the first failing one made as short as it still fails. */
async function smallest(playOne: PlayOne, { runs, seed }: { runs: number; seed: number }): Promise<string> {
  const fine = fc.asyncProperty(interleaving, async plan => (await playOne(plan)).violations.length === 0)
  const { counterexample } = await fc.check(fine, { numRuns: runs, seed, interruptAfterTimeLimit: 60_000 })
  return `seed ${seed}, ${JSON.stringify(counterexample)}`
}
