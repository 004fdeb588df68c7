import type { Prostuti } from '@prostuti/sdk'
import { billingApiOf } from '@prostuti/sdk/billing'
import { codeOf } from '../../foundation/text/error-text.ts'

/** Whether the coins of today came by this call; where another device has taken them, the balance says so. Throws what else fails. */
export async function takeBonus(client: Prostuti): Promise<boolean> {
  try {
    await billingApiOf(client).claimBonus()
    return true
  } catch (error) {
    if (codeOf(error) !== 'bonus_already_claimed') throw error
    await client.auth.refresh()
    return false
  }
}
