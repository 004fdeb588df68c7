import type { MergedEntry, Receipt, ReceiptRoot, Standings } from '@prostuti/contract'
import type { ReceiptKey } from '@prostuti/sdk/exams/exams-api'
import { verifyReceipt } from '@prostuti/sdk/exams/receipts/verify-receipt'
import { formatMarks, formatNumber } from '@prostuti/sdk/i18n/format'
import { rootFrom } from '../../../promises/altered/audit.ts'
import { expect } from '../../support/journey.ts'
import type { Ask } from './api.ts'
import type { Participant } from './participant.ts'
import { marksOf, type Plan, positionOf, questionsOf, type Sheet } from './plan.ts'

/** My row and its state, on standings that stand open. */
export async function expectOnList({ page, t, language }: Participant, state: 'provisional' | 'final', mine: Standing) {
  const list = page.locator('prostuti-rank-list')
  // A list asks again within 15 s; one that waits for its opening, within 10 s of it.
  await expect(list.locator('.ui-chip')).toHaveText(t(`ranks.${state}`), { timeout: 45_000 })
  const row = list.locator('tr[data-me]')
  await expect(row.locator('td').first()).toHaveText(formatNumber(mine.position, language))
  await expect(row.locator('td').last()).toHaveText(formatMarks(mine.marks, language))
  await expect(list.locator('tr.ranks-cut')).toHaveCount(1)
}

export interface Standing {
  readonly position: number
  readonly marks: number
}

/** What the list must say of each plan, worked out from nothing but the plans. */
export const standingOf = (plan: Plan, all: readonly Plan[]): Standing => ({
  position: positionOf(plan, all),
  marks: marksOf(plan),
})

export async function expectRanked(ask: Ask, exam: number, plans: readonly Plan[]): Promise<Standings> {
  const { body } = await ask<Standings>(`standings/${exam}/`)
  const expected = plans.map(plan => standingOf(plan, plans)).sort((a, b) => a.position - b.position)
  expect(body.results.map(({ position, marks }) => ({ position, marks }))).toEqual(expected)
  expect(body.results.map(row => row.place)).toEqual(plans.map((_, index) => index + 1))
  return body
}

/** The result's next step, marks, position and receipt, as the page says them. */
export async function expectResult(
  { page, t, language }: Participant,
  exam: number,
  plan: Plan,
  mine: Standing,
  all: number,
) {
  await page.goto(`/results/?id=${exam}&state=live`)
  const result = page.locator('prostuti-exam-result')
  await expect(result.locator('.ui-chip').first()).toHaveText(t('result.final'))
  await expect(result.locator('.result-marks b')).toHaveText(formatMarks(mine.marks, language))
  const total = t('result.of_total', { total: formatNumber(all, language) })
  await expect(result.locator('.result-place')).toContainText(`${formatNumber(mine.position, language)} ${total}`)
  // Of a handful of people a picture says nothing.
  await expect(result.getByRole('img', { name: t('result.histogram') })).toHaveCount(all < 10 ? 0 : 1)
  await expect(result.locator('.result-next')).toContainText(
    t('result.next_wrong', { count: [...plan].filter(made => made === 'w').length }),
  )
  await expect(result.locator('.result-receipt-fold')).toBeVisible()
  for (const [answer, wish] of [
    ['correct', 'r'],
    ['incorrect', 'w'],
    ['skipped', '-'],
  ] as const) {
    const count = [...plan].filter(made => made === wish).length
    await expect(result.locator(`[data-answer=${answer}] dd`)).toHaveText(formatNumber(count, language))
  }
}

/** Exactly my wrong ones, exactly my skipped ones, and exactly those I marked. */
export async function expectMistakes(
  { page, t }: Participant,
  sheet: Sheet,
  marked: readonly string[],
  secret: string,
) {
  const solution = page.locator('prostuti-exam-solution')
  await expect(solution.locator('article')).toHaveCount(sheet.size)
  await expect(solution.getByText(secret)).toHaveCount(sheet.size)
  for (const [filter, questions] of [
    ['skipped', questionsOf(sheet, '-')],
    ['marked', marked],
    ['wrong', questionsOf(sheet, 'w')],
  ] as const) {
    await solution.getByRole('tab', { name: t(`solutions.filter.${filter}`) }).click()
    await expect(solution.locator('article')).toHaveCount(questions.length)
    expect(await shownOn(page)).toEqual([...questions])
  }
}

const shownOn = (page: Participant['page']): Promise<(string | null)[]> =>
  page
    .locator('prostuti-exam-solution article')
    .evaluateAll(articles => articles.map(article => article.getAttribute('data-question')))

/** Keeps the first question that is shown, and finds it among those that are kept. */
export async function keepOne({ page, t }: Participant, ask: Ask): Promise<void> {
  const [question] = await shownOn(page)
  const button = page.locator('prostuti-exam-solution .solved-bookmark').first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('prostuti-exam-solution').getByText(t('solutions.bookmark_added'))).toBeVisible()
  const kept = async () =>
    (await ask<{ results: { id: string }[] }>('bookmark/questions/')).body.results.map(each => each.id)
  await expect.poll(kept).toContain(question)
}

/** The exam stands first among those that I took part in, with its marks and position, and leads to its solutions. */
export async function expectTaken({ page, t, language }: Participant, exam: number, mine: Standing): Promise<void> {
  await page.goto('/exam/participated')
  const row = page.locator('prostuti-exam-list article').first()
  const figures = row.locator('.taken-outcome b')
  await expect(figures).toHaveText([formatMarks(mine.marks, language), formatNumber(mine.position, language)])
  const solutions = row.getByRole('link', { name: t('list.to.solutions') })
  await expect(solutions).toHaveAttribute('href', new RegExp(`\\bid=${exam}\\b`))
}

/** The receipt is for exactly these answers, is signed, and lies under the root that was published at the close. */
export async function expectReceiptHolds(ask: Ask, receipt: Receipt, ranked: number): Promise<void> {
  const { answer_sheet: entries } = (
    await ask<{ answer_sheet: MergedEntry[] }>(`exam_data/${receipt.exam}/?answer_sheet=true`)
  ).body
  const { keys } = (await ask<{ keys: ReceiptKey[] }>('receipt-keys/')).body
  expect(await verifyReceipt(receipt, entries, keys)).toEqual({ digest: true, signature: 'valid' })
  const { root, size, mine } = (await ask<ReceiptRoot>(`receipt-root/${receipt.exam}/`)).body
  expect(size).toBe(ranked)
  expect(rootFrom(receipt, { ...mine!, size })).toBe(root)
}
