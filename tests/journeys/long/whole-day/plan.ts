import { expect } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import type { Player } from '../../support/player.ts'

/** What a learner makes of each question of their paper: `r`ight, `w`rong, or `-` for skipped. */
export type Plan = string

/** What came of each question, by its id. */
export type Sheet = Map<string, Plan>

/** Goes through the questions `from` to `to - 1` of a paper as planned, and notes down what became of which question. */
export async function follow(player: Player, plan: Plan, { key }: HeldExam, from: number, to: number): Promise<Sheet> {
  const sheet: Sheet = new Map()
  for (let questionIndex = from; questionIndex < to; questionIndex++) {
    await goTo(player, questionIndex)
    const [question, wish] = [await player.idOf(questionIndex), plan[questionIndex]!]
    sheet.set(question, wish)
    if (wish !== '-') await player.choose(questionIndex, (key.get(question)! + (wish === 'r' ? 0 : 1)) % 4)
  }
  return sheet
}

async function goTo(player: Player, questionIndex: number): Promise<void> {
  await expect(player.root.locator('.q:visible')).toHaveCount(1)
  while (await player.question(questionIndex).isHidden()) await player.next()
}

export const questionsOf = (sheet: Sheet, wish: string): string[] =>
  [...sheet].filter(([, made]) => made === wish).map(([question]) => question)

/** One mark for a right answer, a quarter off for a wrong one (the exam's own rule). */
export const marksOf = (plan: Plan): number => count(plan, 'r') - count(plan, 'w') / 4

/** One more than how many have more marks: equal marks share a position (specification, competition ranking). */
export const positionOf = (plan: Plan, all: readonly Plan[]): number =>
  1 + all.filter(other => marksOf(other) > marksOf(plan)).length

const count = (plan: Plan, wish: string): number => [...plan].filter(made => made === wish).length
