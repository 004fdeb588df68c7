import type { StaffMember } from '@prostuti/contract'
import { grants, limitOf, type Right, type Role, roles } from '@prostuti/contract/rights'
import { Fragment, type ReactElement, useState } from 'react'
import { Icon, Segments, useFigures, useTexts } from '../foundation/index.ts'
import { groups, rightsOf } from './right-groups.ts'
import styles from './roles.module.css'
import { useLimitWords } from './use-limit-words.ts'

/** What each role may do, from the table by which the server decides. Phones show one role at a time. */
export function RightsTable({ staff }: { staff: readonly StaffMember[] }): ReactElement {
  const t = useTexts('roles')
  const { number } = useFigures()
  const [shown, show] = useState<Role>('editor')
  const figures = (role: Role) => ({
    people: number(staff.filter(member => member.role === role).length),
    rights: number(Object.keys(grants[role]).length),
  })
  return (
    <section className={`staff-card ${styles.table}`}>
      <div className={styles.choice}>
        <Segments<Role>
          label={t('roles.role')}
          value={shown}
          options={roles.map((value: Role) => ({ value, label: t(`roles.name.${value}`) }))}
          onChange={show}
        />
      </div>
      <table data-shown={shown}>
        <thead>
          <tr>
            <th scope="col">{t('roles.work')}</th>
            {roles.map(role => (
              <th key={role} scope="col" data-role={role}>
                <b>{t(`roles.name.${role}`)}</b>
                <span>{t('roles.role_figures', figures(role))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <Fragment key={group}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={roles.length + 1}>
                  {t(`roles.group.${group}`)}
                </th>
              </tr>
              {rightsOf(group).map(right => (
                <tr key={right}>
                  <th scope="row">{t(`roles.right.${right}`)}</th>
                  {roles.map(role => (
                    <td key={role} data-role={role}>
                      <Cell role={role} right={right} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ role, right }: { role: Role; right: Right }): ReactElement {
  const t = useTexts('roles')
  const wordsOf = useLimitWords()
  const limit = limitOf(role, right)
  if (!limit)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="hidden">{t('no')}</span>
      </>
    )
  const words = wordsOf(limit)
  return (
    <span className={styles.may}>
      <Icon name={limit.readOnly ? 'eye' : 'check'} />
      {words ? <span>{words}</span> : <span className="hidden">{t('yes')}</span>}
    </span>
  )
}
