import { Button } from '@mantine/core'
import type { StaffMember } from '@prostuti/contract'
import { rights, roles } from '@prostuti/contract/rights'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  useFigures,
  useLimit,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { AddStaffDialog } from './add-staff-dialog.tsx'
import { RightsTable } from './rights-table.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RolePeople } from './role-people.tsx'
import styles from './roles.module.css'

/** What each role of the staff may do, and who has it. */
export function RolesScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Roles />
    </StaffRoot>
  )
}

function Roles(): ReactElement {
  const t = useTexts('roles')
  const admin = useStaff()
  const { number } = useFigures()
  const { data, error, reload } = useQuery(['roles'], () => admin.core.staff())
  const [asked, ask] = useState<StaffMember | 'who' | null>(null)
  const denial = useLimit('staff.manage')?.readOnly ? t('roles.read_only') : undefined
  const figure =
    data &&
    t('roles.figure', { people: number(data.length), roles: number(roles.length), rights: number(rights.length) })
  return (
    <>
      <PageHead title={t('roles.title')} figure={figure}>
        <Button
          leftSection={<Icon name="plus" />}
          data-disabled={denial !== undefined || undefined}
          aria-disabled={denial !== undefined || undefined}
          title={denial}
          onClick={() => denial === undefined && ask('who')}
        >
          {t('roles.add')}
        </Button>
      </PageHead>
      {denial && <p className={styles.denial}>{denial}</p>}
      {error && !data ? (
        <section className="staff-card">
          <ErrorState error={error} onRetry={reload} />
        </section>
      ) : (
        <div className={styles.columns}>
          <RightsTable staff={data ?? []} />
          <div className={styles.side}>
            {roles.toReversed().map(role => (
              <RolePeople
                key={role}
                role={role}
                people={data?.filter(member => member.role === role) ?? []}
                denial={denial}
                onChange={ask}
              />
            ))}
            <section className={`staff-card ${styles.note}`}>
              <h3>{t('roles.when_changed')}</h3>
              <p>{t('roles.when_changed_text')}</p>
            </section>
          </div>
        </div>
      )}
      {asked === 'who' && <AddStaffDialog onFound={ask} onClose={() => ask(null)} />}
      {asked !== null && asked !== 'who' && <RoleDialog key={asked.id} member={asked} onClose={() => ask(null)} />}
    </>
  )
}
