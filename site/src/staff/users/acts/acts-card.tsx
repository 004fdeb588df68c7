import { Button } from '@mantine/core'
import type { Person } from '@prostuti/contract'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Icon, type IconName, useAddress, useFigures, useMay, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOutDenial } from './use-sign-out-denial.ts'

/** What ends something for a person. Each asks first, and says why it cannot be done. */
export function ActsCard({ person }: { person: Person }): ReactElement | null {
  const t = useTexts('users')
  const { recent } = useFigures()
  const isOpenedFor = useAddress()[0].get('act') === 'sign_out'
  const [chosen, ask] = useState<'sign_out' | 'delete' | 'none' | null>(null)
  const mayDelete = useMay('people.delete')
  const denial = useSignOutDenial(person)
  const { sits_until: until, devices, role, is_anonymous: isAnonymous } = person
  const maySignOut = denial !== null
  if (!maySignOut && !mayDelete) return null
  const close = () => ask('none')
  const sits = until === null ? undefined : t('users.sits_until', { at: recent(until) })
  const noSignOut = denial || (devices.length === 0 ? t('users.devices_none') : undefined)
  const asked = chosen ?? (isOpenedFor && maySignOut && noSignOut === undefined ? 'sign_out' : null)
  const noDeletion = sits ?? (role !== null ? t('users.role_first') : undefined)
  return (
    <section className="staff-card" aria-label={t('users.acts')}>
      <ul className={styles.rows}>
        {maySignOut && (
          <Act
            icon="log-out"
            title={t('users.sign_out')}
            text={noSignOut ?? t('users.sign_out_text')}
            button={t('users.sign_out_short')}
            isOff={noSignOut !== undefined}
            onClick={() => ask('sign_out')}
          />
        )}
        {mayDelete && (
          <Act
            icon="user-x"
            title={t(isAnonymous ? 'users.delete_anonymous' : 'users.delete')}
            text={noDeletion ?? t('users.delete_text')}
            button={t('users.delete_short')}
            isOff={noDeletion !== undefined}
            onClick={() => ask('delete')}
          />
        )}
      </ul>
      <SignOutDialog person={person} isOpen={asked === 'sign_out'} onClose={close} />
      <DeleteDialog person={person} isOpen={asked === 'delete'} onClose={close} />
    </section>
  )
}

interface ActProps {
  icon: IconName
  title: string
  /** What it does, or why it cannot be done. */
  text: ReactNode
  button: string
  isOff: boolean
  onClick(): void
}

function Act({ icon, title, text, button, isOff, onClick }: ActProps): ReactElement {
  return (
    <li>
      <Icon name={icon} />
      <div className={styles.said}>
        {title}
        <span className={`staff-small ${styles.line}`}>{text}</span>
      </div>
      <Button variant="default" size="xs" disabled={isOff} onClick={onClick} aria-label={title}>
        {button}
      </Button>
    </li>
  )
}
