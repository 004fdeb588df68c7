import type { AnswerSheet, Change } from '@prostuti/contract'
import { sheetOf } from '@prostuti/server/testing/test-app'

/** A device on which a learner answers: it remembers every change, and shows the last one of each question. */
export class Device {
  readonly name: string
  readonly #changes: Change[] = []
  readonly #outbox = new Map<number, AnswerSheet>()

  constructor(name: string) {
    this.name = name
  }

  tap(question: string, answer: number | null, at: number): void {
    this.#changes.push({ question, answer, at, seq: this.#changes.length + 1 })
  }

  /** These of its changes, in this order, a change of the very first moment if it has made none. */
  packet(picks: readonly number[], fallback: string): Change[] {
    if (this.#changes.length === 0) return [{ question: fallback, answer: 0, at: 0, seq: 0 }]
    return picks.map(pick => this.#changes[pick % this.#changes.length]!)
  }

  /** What it hands in; what was handed in under a key once stays the same sheet in every retry. */
  sheet(exam: number, key: number, bare: boolean): AnswerSheet {
    const sheet = this.#outbox.get(key) ?? this.#shown(exam, bare)
    this.#outbox.set(key, sheet)
    return sheet
  }

  #shown(exam: number, bare: boolean): AnswerSheet {
    const shown = new Map(this.#changes.map(change => [change.question, change]))
    const entries = [...shown.values()].map(({ question, answer, at, seq }) =>
      bare ? { question, answer } : { question, answer, at, seq },
    )
    return { ...sheetOf(exam, { device: this.name }), origin: 'Browser', answer_sheet: entries }
  }
}
