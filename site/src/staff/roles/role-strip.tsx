import { grants, mayDo, type Role, rights } from '@prostuti/contract/rights'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './roles.module.css'

interface RoleStripProps {
  was: Role | null
  role: Role | null
}

/** Before, change, after: the role and how much it may do. */
export function RoleStrip({ was, role }: RoleStripProps): ReactElement {
  const t = useTexts('roles')
  const { number } = useFigures()
  const named = (each: Role | null) => t(`roles.name.${each ?? 'none'}`)
  const count = (each: Role | null) => t('roles.works', { count: number(each ? Object.keys(grants[each]).length : 0) })
  const gained = rights.filter(right => mayDo(role, right) && !mayDo(was, right)).length
  const lost = rights.filter(right => mayDo(was, right) && !mayDo(role, right)).length
  return (
    <dl className={styles.strip}>
      <div>
        <dt>{t('roles.before')}</dt>
        <dd>{named(was)}</dd>
        <dd className="staff-small">{count(was)}</dd>
      </div>
      <div>
        <dt>{t('roles.difference')}</dt>
        <dd className="staff-num">
          +{number(gained)} −{number(lost)}
        </dd>
      </div>
      <div>
        <dt>{t('roles.after')}</dt>
        <dd>{named(role)}</dd>
        <dd className="staff-small">{count(role)}</dd>
      </div>
    </dl>
  )
}
