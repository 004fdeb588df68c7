import type { Registrations } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaff } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { CountCard } from './count-card.tsx'
import type { Span } from './use-span.ts'

/** Who came. */
export function RegistrationsCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'registrations', span], () => admin.dashboard.registrations(span))
  return (
    <CountCard<Registrations>
      title={t('dashboard.registrations')}
      loaded={loaded}
      csvName="registrations"
      series={[
        { name: t('dashboard.csv_members'), value: row => row.members },
        { name: t('dashboard.csv_anonymous'), value: row => row.anonymous },
      ]}
      totalText={count => t('dashboard.registrations_total', { count })}
    />
  )
}
