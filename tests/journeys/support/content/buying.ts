import type { Page } from '@playwright/test'
import { arriveAtGateway } from '../gateway-page.ts'
import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

/** A count as pages in Bangla write it. */
export const figure = (count: number) => count.toLocaleString('bn-BD')

/** As the server has it; the journeys of one worker share their people. */
export async function coinsOf({ db }: TestSite, name: LearnerName): Promise<number> {
  const { rows } = await db.pool.query<{ coins: number }>(
    `select coalesce(b.given + b.bought, 0)::int as coins from users u left join coin_balances b on b.user_id = u.id
     where u.name = $1 and u.email like '%@sandbox.prostuti.example'`,
    [name],
  )
  return rows[0]!.coins
}

/** Chooses so many coins, in Bangla, and goes to the gateway's page. */
export async function order(page: Page, coins: number): Promise<void> {
  const buyCoin = page.locator('prostuti-buy-coin')
  await buyCoin.getByRole('radio', { name: new RegExp(`^${figure(coins)} কয়েন`) }).check({ force: true })
  await buyCoin.getByRole('button', { name: /^এখনই কিনুন/ }).tap()
  await arriveAtGateway(page)
}
