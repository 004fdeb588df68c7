import type { StaffPayment } from '@prostuti/contract'
import { useCallback } from 'react'
import { useTexts } from '../foundation/index.ts'

const byHand = ['cash', 'bank', 'transfer'] as const

/** By what something was paid: the gateway's own words, or how staff took it. */
export function useMethodWords(): (payment: Pick<StaffPayment, 'channel' | 'method'>) => string {
  const t = useTexts('payments')
  return useCallback(
    ({ channel, method }) => {
      if (channel === 'gateway') return method ?? ''
      const how = byHand.find(name => name === method)
      return how ? t(`payments.by_hand.${how}`) : t('payments.method.hand')
    },
    [t],
  )
}
