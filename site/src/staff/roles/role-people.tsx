import { Button } from '@mantine/core'
import type { StaffMember } from '@prostuti/contract'
import type { Role } from '@prostuti/contract/rights'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './roles.module.css'

interface RolePeopleProps {
  role: Role
  people: readonly StaffMember[]
  /** Why one may change nobody; undefined where one may. */
  denial: string | undefined
  onChange(member: StaffMember): void
}

/** Who has a role, with the way to another one. */
export function RolePeople({ role, people, denial, onChange }: RolePeopleProps): ReactElement {
  const t = useTexts('roles')
  const { recent } = useFigures()
  return (
    <section className="staff-card">
      <header>
        <h2>{t(`roles.name.${role}`)}</h2>
      </header>
      {people.length === 0 && <p className={styles.nobody}>{t('roles.nobody')}</p>}
      <ul className={styles.people}>
        {people.map(member => {
          const name = member.name || member.email || member.id
          const seen = member.last_seen_at ? recent(member.last_seen_at) : t('roles.never_seen')
          return (
            <li key={member.id}>
              <span>
                {member.is_me ? t('roles.you', { name }) : name}
                <span className="staff-small">{member.is_me ? t('roles.own') : seen}</span>
              </span>
              {!member.is_me && (
                <Button
                  variant="default"
                  size="xs"
                  data-disabled={denial !== undefined || undefined}
                  aria-disabled={denial !== undefined || undefined}
                  title={denial}
                  aria-label={t('roles.change_of', { name })}
                  onClick={() => denial === undefined && onChange(member)}
                >
                  {t('roles.change')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {role === 'owner' && <p className={styles.foot}>{t('roles.one_owner')}</p>}
    </section>
  )
}
