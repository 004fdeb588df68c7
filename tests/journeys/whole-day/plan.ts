import { expect } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import type { Player } from '../support/player.ts'

/** What somebody makes of each place of their paper: `r`ight, `w`rong, or `-` for skipped. */
export type Plan = string

/** What came of each question, by its id. */
export type Sheet = Map<string, Plan>

/** Goes through the places `from` to `to - 1` of a paper as planned, and notes down what became of which question. */
export async function follow(player: Player, plan: Plan, { key }: HeldExam, from: number, to: number): Promise<Sheet> {
  const sheet: Sheet = new Map()
  for (let place = from; place < to; place++) {
    await goTo(player, place)
    const [question, wish] = [await player.idOf(place), plan[place]!]
    sheet.set(question, wish)
    if (wish !== '-') await player.choose(place, (key.get(question)! + (wish === 'r' ? 0 : 1)) % 4)
  }
  return sheet
}

async function goTo(player: Player, place: number): Promise<void> {
  await expect(player.root.locator('.q:visible')).toHaveCount(1)
  while (await player.question(place).isHidden()) await player.next()
}

export const questionsOf = (sheet: Sheet, wish: string): string[] =>
  [...sheet].filter(([, made]) => made === wish).map(([question]) => question)

/** One mark for a right answer, a quarter off for a wrong one (the exam's own rule). */
export const marksOf = (plan: Plan): number => count(plan, 'r') - count(plan, 'w') / 4

/** One more than how many have more marks: equal marks share a position (specification, competition ranking). */
export const positionOf = (plan: Plan, all: readonly Plan[]): number =>
  1 + all.filter(other => marksOf(other) > marksOf(plan)).length

const count = (plan: Plan, wish: string): number => [...plan].filter(made => made === wish).length
