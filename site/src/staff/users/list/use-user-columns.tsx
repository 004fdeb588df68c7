import type { StaffUserRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { StatusChip, useFigures, useTexts } from '../../foundation/index.ts'
import { Initial } from '../initial.tsx'
import styles from '../users.module.css'

/** The columns of the list of people. */
export function useUserColumns() {
  const t = useTexts('users')
  const { number, recent, date, money } = useFigures()
  return useMemo(
    () => [
      { id: 'name', header: t('users.name'), cell: (row: StaffUserRow) => <NameCell row={row} /> },
      { id: 'kind', header: t('users.kind'), width: '13%', cell: (row: StaffUserRow) => <KindCell row={row} /> },
      {
        ...{ id: 'programs', header: t('users.programs'), width: '19%' },
        cell: (row: StaffUserRow) => <ProgramsCell row={row} />,
      },
      {
        ...{ id: 'coins', header: t('users.coins'), width: '76px', align: 'end' as const, phone: 'named' as const },
        cell: ({ coins }: StaffUserRow) => number(coins),
      },
      {
        ...{ id: 'joined', header: t('users.joined'), width: '118px', phone: 'hidden' as const },
        cell: ({ joined_at: at }: StaffUserRow) => date(at),
      },
      {
        ...{ id: 'seen', header: t('users.last_seen'), width: '138px', phone: 'named' as const },
        cell: ({ last_seen_at: at }: StaffUserRow) => recent(at),
      },
      {
        ...{ id: 'waiting', header: t('users.waiting'), width: '128px' },
        cell: ({ held }: StaffUserRow) =>
          held && (
            <StatusChip tone="running" icon="pause">
              {t('users.held', { amount: money(held) })}
            </StatusChip>
          ),
      },
    ],
    [t, number, recent, date, money],
  )
}

function NameCell({ row: { id, name, email } }: { row: StaffUserRow }): ReactElement {
  const t = useTexts('users')
  return (
    <span className={styles.person}>
      <Initial name={name} />
      <span>
        <b>{name || t('users.without_name', { id })}</b>
        <span className={`staff-small ${styles.line}`}>{email ?? t('users.no_email')}</span>
      </span>
    </span>
  )
}

function KindCell({ row }: { row: StaffUserRow }): ReactElement {
  const t = useTexts('users')
  return (
    <>
      {row.role ? t(`users.role.${row.role}`) : t(`users.kind.${row.is_anonymous ? 'anonymous' : 'member'}`)}
      {row.is_demo && <span className={`staff-small ${styles.line}`}>{t('users.demo')}</span>}
    </>
  )
}

/** Titles that fit; the others are counted. */
const shownPrograms = 2

function ProgramsCell({ row: { programs, premium_until: until } }: { row: StaffUserRow }): ReactElement {
  const t = useTexts('users')
  const { date, number } = useFigures()
  const more = programs.length - shownPrograms
  return (
    <>
      {programs.length === 0 ? (
        <span className={styles.none}>{t('frame.none')}</span>
      ) : (
        programs.slice(0, shownPrograms).join(', ')
      )}
      {more > 0 && ` ${t('users.more', { count: number(more) })}`}
      {until && <span className={`staff-small ${styles.line}`}>{t('users.premium_until', { date: date(until) })}</span>}
    </>
  )
}
