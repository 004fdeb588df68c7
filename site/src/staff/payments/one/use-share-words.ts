import type { UnusedShare } from '@prostuti/contract'
import { useFigures, useTexts } from '../../foundation/index.ts'

/** What is unused, with its whole: `৭০০ / ১,০০০ কয়েন`. */
export function useShareWords(): (share: UnusedShare) => string {
  const t = useTexts('payments')
  const { number } = useFigures()
  return ({ unit, unused, of }) =>
    unit === 'whole' ? t('payments.unit.whole') : t(`payments.unit.${unit}`, { unused: number(unused), of: number(of) })
}
