import type { PurchaseDay } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaff } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { CountCard } from './count-card.tsx'
import type { Span } from './use-span.ts'

const ways = ['taka', 'coins', 'free', 'staff'] as const

/** How people came to programs. */
export function PurchasesCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'purchases', span], () => admin.dashboard.purchases(span))
  return (
    <CountCard<PurchaseDay>
      title={t('dashboard.purchases')}
      loaded={loaded}
      csvName="purchases"
      series={ways.map(way => ({ name: t(`dashboard.way_${way}`), value: row => row[way] }))}
      totalText={count => t('dashboard.purchases_total', { count })}
    />
  )
}
