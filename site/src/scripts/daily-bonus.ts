import type { UserInfo } from '@prostuti/contract'
import { listNotices } from '@prostuti/contract/notices/operations'
import type { Prostuti } from '@prostuti/sdk'
import { asksForBonus, dhakaDay } from '../lib/bonus-day.ts'

/** When this device has last asked, by person. */
const keyOf = (person: string): string => `prostuti.bonus:${person}`

/**
 * Offers a member the coins of the day, once a day on a device, where nobody is near an exam. `bonus` has the addresses of
 * the element's code.
 */
export async function offerBonus(page: Window, client: Prostuti, user: UserInfo, bonus: DOMStringMap): Promise<void> {
  const today = dhakaDay(client.now())
  const asked = readAsked(user.id)
  if (!bonus.bonus || !asksForBonus({ user, today, asked, path: page.location.pathname })) return
  const [coins] = await Promise.all([amountOf(client), import(/* @vite-ignore */ bonus.bonus)])
  // What somebody has begun meanwhile goes on; the next page asks.
  if (page.document.querySelector(':modal') || page.document.hidden) return
  keepAsked(user.id, today)
  const element = page.document.createElement('prostuti-daily-bonus')
  if (coins !== undefined) element.setAttribute('coins', String(coins))
  element.addEventListener('prostuti-closed', () => element.remove())
  page.document.body.append(element)
}

/** How many coins it is today, as the server's constants have it. */
async function amountOf({ http }: Prostuti): Promise<number | undefined> {
  const { DAILY_BONUS_COINS: coins } = await http.call(listNotices)
  return coins && /^\d+$/.test(coins) ? Number(coins) : undefined
}

function readAsked(person: string): string | null {
  try {
    return localStorage.getItem(keyOf(person))
  } catch {
    // Without storage nothing is known, and keepAsked will say so.
    return null
  }
}

function keepAsked(person: string, day: string): void {
  try {
    localStorage.setItem(keyOf(person), day)
  } catch (error) {
    console.warn('prostuti: this browser does not keep when the bonus was offered', error)
  }
}
