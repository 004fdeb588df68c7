import type { LedgerEntry } from '@prostuti/contract'
import { LedgerReason } from '@prostuti/contract'
import { bn, en } from '@prostuti/sdk/billing/messages'
import { createTranslator, type Messages } from '@prostuti/sdk/i18n/translate'
import { describe, expect, it } from 'vitest'
import { ledgerLine } from './ledger-line.ts'

const messages = { bn, en }
const today = '2026-11-24'
const entry = (change: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ id: '1', at: '2026-11-24T04:12:00.000Z', delta: 5, balance: 50, reason: 'daily_bonus', ref: null, title: null },
  ...change,
})

describe.each(['bn', 'en'] as const)('every coin in words (%s)', language => {
  const t = createTranslator<Messages>(messages[language], language)

  it('has words for every reason, with a title and without', () => {
    for (const reason of LedgerReason.options)
      for (const title of [null, 'প্রাথমিক শিক্ষক ৪৫ দিন'])
        expect(ledgerLine(entry({ reason, title }), t, today)).not.toMatch(/ledger\.|\{\{/)
  })

  it('names what was bought', () => {
    const bought = entry({ reason: 'program_purchase', title: 'প্রাথমিক শিক্ষক ৪৫ দিন', delta: -300 })
    expect(ledgerLine(bought, t, today)).toContain('প্রাথমিক শিক্ষক ৪৫ দিন')
  })

  it('tells today’s bonus from those before', () => {
    const [now, before] = [today, '2026-11-23'].map(ref => ledgerLine(entry({ ref }), t, today))
    expect(now).not.toBe(before)
  })

  it.each(['account_merge', 'gift'] as const)('tells coins that went from those that came (%s)', reason => {
    const [came, went] = [5, -5].map(delta => ledgerLine(entry({ reason, delta, title: 'দেরি' }), t, today))
    expect(came).not.toBe(went)
  })
})
