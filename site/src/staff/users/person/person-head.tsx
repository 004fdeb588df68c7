import type { Person } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { PageHead, StatusChip, useFigures, useStaffContext, useTexts } from '../../foundation/index.ts'

/** Who it is, in a line. */
export function PersonHead({ person }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { date, digits } = useFigures()
  const { now } = useStaffContext()
  const { id, name, role, is_anonymous: isAnonymous, is_demo: isDemo, premium_until: until } = person
  return (
    <PageHead
      title={name || t('users.without_name', { id: digits(id) })}
      figure={
        <>
          <StatusChip tone="quiet" icon="user">
            {role ? t(`users.role.${role}`) : t(`users.kind.${isAnonymous ? 'anonymous' : 'member'}`)}
          </StatusChip>{' '}
          {until && Date.parse(until) > now() && (
            <StatusChip tone="good" icon="crown">
              {t('users.premium_until', { date: date(until) })}
            </StatusChip>
          )}{' '}
          {isDemo && (
            <StatusChip tone="marked" icon="info">
              {t('users.demo')}
            </StatusChip>
          )}{' '}
          <span className="staff-num">#{digits(id)}</span>
        </>
      }
    />
  )
}
