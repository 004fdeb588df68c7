import { Button } from '@mantine/core'
import type { Person } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  Icon,
  PageHead,
  StatusChip,
  useAddress,
  useFigures,
  useMay,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import { ViewAsDialog } from '../acts/view-as-dialog.tsx'

/** Who it is, in a line. */
export function PersonHead({ person }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { date, digits } = useFigures()
  const { now } = useStaffContext()
  const mayView = useMay('people.view_as')
  const { id, name, role, is_anonymous: isAnonymous, is_demo: isDemo, premium_until: until } = person
  const isOpenedFor = useAddress()[0].get('act') === 'view_as'
  const [isAsked, ask] = useState(isOpenedFor && mayView && role === null)
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
    >
      {mayView && (
        <Button
          variant="default"
          leftSection={<Icon name="eye" />}
          disabled={role !== null}
          title={role === null ? undefined : t('users.view_as_staff')}
          onClick={() => ask(true)}
        >
          {t('users.view_as')}
        </Button>
      )}
      {isAsked && <ViewAsDialog person={person} onClose={() => ask(false)} />}
    </PageHead>
  )
}
