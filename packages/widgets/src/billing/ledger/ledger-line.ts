import type { LedgerEntry } from '@prostuti/contract'
import type { Translate } from '../../foundation/text/translate.ts'

/** What an entry is called where it has a title to name; the others say it without. */
const titled: Partial<Record<LedgerEntry['reason'], string>> = {
  exam_purchase: 'ledger.exam_purchase',
  program_purchase: 'ledger.program_purchase',
  taken_back: 'ledger.taken_back_titled',
  gift: 'ledger.gift',
}

const untitled: Record<LedgerEntry['reason'], string> = {
  opening_balance: 'ledger.opening_balance',
  daily_bonus: 'ledger.daily_bonus',
  exam_purchase: 'ledger.exam_purchase_untitled',
  program_purchase: 'ledger.program_purchase_untitled',
  taken_back: 'ledger.taken_back',
  debt_payment: 'ledger.debt_payment',
  coin_purchase: 'ledger.coin_purchase',
  refund: 'ledger.refund',
  account_merge: 'ledger.account_merge',
  gift: 'ledger.gift_untitled',
}

/** Why these coins came or went, in words. `today` is the day in Dhaka, `YYYY-MM-DD`. */
export function ledgerLine(entry: LedgerEntry, t: Translate, today: string): string {
  const { reason, title, ref, delta } = entry
  if (reason === 'gift' && delta < 0)
    return title === null ? t('ledger.gift_taken_untitled') : t('ledger.gift_taken', { title })
  if (title !== null && titled[reason]) return t(titled[reason], { title })
  if (reason === 'daily_bonus' && ref === today) return t('ledger.daily_bonus_today')
  if (reason === 'account_merge' && delta < 0) return t('ledger.account_merge_out')
  return t(untitled[reason])
}
