import type { HeldExam } from '@prostuti/server/testing/exams'
import { expect } from '../../support/journey.ts'
import type { Participant } from './participant.ts'
import { follow, type Plan, questionsOf, type Sheet } from './plan.ts'

/** Nusrat waits in the lobby, answers the first half on her phone, the second on another device, and hands in there. */
export async function sitOnTwoDevices(
  phone: Participant,
  desk: Participant,
  plan: Plan,
  exam: HeldExam,
  look: (participant: Participant, name: string) => Promise<void>,
): Promise<Sheet> {
  await letIn(phone)
  const half = plan.length / 2
  const first = await follow(phone.player, plan, exam, 0, half)
  await look(phone, 'phone in mid-exam')
  await phone.player.openPalette()
  await expect(phone.player.dialog.getByText(phone.t('player.all_sent'))).toBeVisible()

  // The home page leads to the exam that one has begun.
  await desk.page.goto('/')
  await desk.player.ready()
  const answered = half - questionsOf(first, '-').length
  await expect(desk.player.root.locator('.q input:checked')).toHaveCount(answered)
  const second = await follow(desk.player, plan, exam, half, plan.length)
  await look(desk, 'second device')
  await desk.player.submit()
  await expect(desk.player.received).toBeVisible()
  return new Map([...first, ...second])
}

/** Marks a question to look at again, loses the network for three of them, and is back before handing in. */
export async function sitThroughAGap(
  participant: Participant,
  plan: Plan,
  exam: HeldExam,
  marked: number,
): Promise<Sheet> {
  const { player, page, t } = participant
  await letIn(participant)
  const before = await follow(player, plan, exam, 0, marked + 1)
  await player.press(player.root.locator('.foot').getByRole('button', { name: t('player.mark') }))

  await page.context().setOffline(true)
  await expect(player.saved).toHaveText(t('player.offline'))
  const offline = await follow(player, plan, exam, marked + 1, marked + 4)
  await page.context().setOffline(false)
  await expect(player.saved).toHaveText(t('player.saved'))

  const after = await follow(player, plan, exam, marked + 4, plan.length)
  await player.submit()
  await expect(player.received).toBeVisible()
  return new Map([...before, ...offline, ...after])
}

/** Sits the whole exam on the partner's page. */
export async function sitInTheEmbed(
  { page, player }: Participant,
  address: string,
  plan: Plan,
  exam: HeldExam,
): Promise<Sheet> {
  await page.goto(address)
  await player.start()
  const sheet = await follow(player, plan, exam, 0, plan.length)
  await player.submit()
  await expect(player.received).toBeVisible()
  return sheet
}

async function letIn({ page, player }: Participant): Promise<void> {
  await page.waitForURL(/\/exam\/questions/, { timeout: 90_000 })
  await player.ready()
}
