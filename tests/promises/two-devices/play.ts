import type { AnswerSheet, Change } from '@prostuti/contract'
import type { App } from '@prostuti/server/app/app'
import { type HeldExam, minute } from '@prostuti/server/testing/exams'
import { request, type TestClock } from '@prostuti/server/testing/test-app'
import type { Person } from '../support/people.ts'
import { Device } from './device.ts'
import { answerText, Oracle, type Verdict } from './oracle.ts'
import type { CallStep, Step } from './steps.ts'

/** Where the interleavings happen: two server processes' worth of apps on one database, and one clock. */
export interface Simulation {
  readonly exam: HeldExam
  readonly clock: TestClock
  newApp(): App
}

export type Kind = 'overwritten' | 'submitted otherwise' | 'written after the end' | 'answered otherwise'

/** Something that happened otherwise than it must. */
export interface Violation {
  readonly kind: Kind
  readonly text: string
}

/** A call and what it was answered. */
interface Said {
  readonly step: CallStep
  readonly call: Draft | AnswerSheet | null
  readonly answer: string
}

interface Draft {
  readonly device: string
  readonly changes: readonly Change[]
}

const durationMs = 10 * minute

/** What came of one interleaving. */
export interface Played {
  readonly violations: readonly Violation[]
  /** What the calls were answered, such as `draft 200`. */
  readonly answers: readonly string[]
}

/** Plays one interleaving for one person, and compares after each step. */
export async function play(simulation: Simulation, person: Person, steps: readonly Step[]): Promise<Played> {
  const game = new Game(simulation, person)
  for (const step of steps) await game.take(step)
  return game
}

class Game implements Played {
  readonly violations: Violation[] = []
  readonly answers: string[] = []
  readonly #simulation: Simulation
  readonly #person: Person
  readonly #apps: App[]
  readonly #devices = [new Device('phone'), new Device('tablet')]
  readonly #oracle = new Oracle()
  #receipt: string | null = null

  constructor(simulation: Simulation, person: Person) {
    this.#simulation = simulation
    this.#person = person
    this.#apps = [simulation.newApp(), simulation.newApp()]
  }

  async take(step: Step): Promise<void> {
    const { clock } = this.#simulation
    if (step.kind === 'wait') clock.advance(step.ms)
    else if (step.kind === 'waitUntil') clock.set(Math.max(clock.now(), this.#oracle.deadline + step.afterDeadline))
    else if (step.kind === 'restart') this.#apps[step.process] = this.#simulation.newApp()
    else if (step.kind === 'tap') this.#tap(step)
    else if (step.kind === 'join') await this.#join(step.process)
    else await this.#callAll(step.kind === 'together' ? step.calls : [step])
  }

  #tap({ device, question, answer }: Extract<Step, { kind: 'tap' }>): void {
    const at = this.#oracle.state === 'none' ? 0 : this.#simulation.clock.now() - this.#oracle.joinedAt
    this.#devices[device]!.tap(this.#questions[question]!, answer, at)
  }

  get #questions(): string[] {
    return [...this.#simulation.exam.key.keys()]
  }

  async #join(process: number): Promise<void> {
    const answer = await this.#request(process, 'POST', `exams/${this.#simulation.exam.id}/join/`, { state: 'live' })
    this.#expect('join', answer, this.#oracle.join(this.#simulation.clock.now(), durationMs))
  }

  /** Makes the calls at the same moment; what they were answered shows in which order they took effect. */
  async #callAll(steps: readonly CallStep[]): Promise<void> {
    const before = this.#oracle.state
    const said = await Promise.all(steps.map(step => this.#call(step)))
    for (const each of said.toSorted((a, b) => orderOf(a) - orderOf(b))) this.#follow(each)
    if (this.#oracle.state !== 'none') await this.#compareSheet(before, steps)
  }

  async #call(step: CallStep): Promise<Said> {
    if (step.kind === 'settle') {
      await this.#apps[step.process]!.exams.sweep()
      return { step, call: null, answer: '' }
    }
    const device = this.#devices[step.device]!
    if (step.kind === 'deliver') {
      const call = { device: device.name, changes: device.packet(step.picks, this.#questions[0]!) }
      const path = `answer-sheet/${this.#simulation.exam.id}/`
      return { step, call, answer: await this.#request(step.process, 'PATCH', path, call) }
    }
    const call = device.sheet(this.#simulation.exam.id, step.key, step.bare)
    return { step, call, answer: await this.#request(step.process, 'POST', 'submit-result/', call) }
  }

  /** `200` and the text, or the status and the code. */
  async #request(process: number, method: string, path: string, body: unknown): Promise<string> {
    const { token } = this.#person
    const {
      status,
      text,
      body: said,
    } = await request<{ code?: string }>(this.#apps[process]!, method, `exam/v5/${path}`, { token, body })
    return status === 200 ? `200 ${text}` : `${status} ${said.code}`
  }

  #follow({ step, call, answer }: Said): void {
    const now = this.#simulation.clock.now()
    if (step.kind === 'settle') this.#oracle.settle(now)
    else if (step.kind === 'deliver') {
      const { device, changes } = call as Draft
      this.#expect('draft', answer, this.#oracle.draft(now, device, changes))
    } else {
      this.#expect('submit', answer, this.#oracle.submit(now, call as AnswerSheet))
      this.#expectSameReceipt(answer)
    }
  }

  #expect(call: string, answer: string, verdict: Verdict): void {
    const found = answer.startsWith('200') ? '200' : answer
    this.answers.push(`${call} ${found}`)
    if (found !== verdict) this.#violate('answered otherwise', `${call}: ${found} instead of ${verdict}`)
  }

  #expectSameReceipt(answer: string): void {
    if (!answer.startsWith('200')) return
    this.#receipt ??= answer
    if (answer !== this.#receipt) this.#violate('submitted otherwise', 'another receipt')
  }

  async #compareSheet(before: string, steps: readonly CallStep[]): Promise<void> {
    const path = `exam_data/${this.#simulation.exam.id}/?answer_sheet=true`
    const text = await this.#request(0, 'GET', path, undefined)
    const { answer_sheet } = JSON.parse(text.slice('200 '.length)) as { answer_sheet: Change[] }
    const found = answer_sheet.map(answerText).sort().join()
    const wanted = this.#oracle.sheet().join()
    if (found === wanted) return
    const kind =
      before === 'closed'
        ? 'written after the end'
        : this.#oracle.state === 'closed'
          ? 'submitted otherwise'
          : 'overwritten'
    this.#violate(kind, `after ${steps.map(step => step.kind).join(' + ')}: ${found} instead of ${wanted}`)
  }

  #violate(kind: Kind, text: string): void {
    this.violations.push({ kind, text })
  }
}

/** Drafts that were taken came before the sheet was closed, what was refused as late before it too, all else after. */
function orderOf({ step, answer }: Said): number {
  if (answer.startsWith('410')) return 1
  if (answer.startsWith('409')) return 3
  return step.kind === 'deliver' ? 0 : 2
}
