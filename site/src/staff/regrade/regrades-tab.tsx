import type { AcceptedKey, Regrade } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  type IconName,
  type ListQuery,
  StaffList,
  StateMessage,
  StatusChip,
  type Tone,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'

const looks: Readonly<Record<Regrade['state'], readonly [Tone, IconName]>> = {
  computing: ['running', 'loader-circle'],
  published: ['plain', 'circle-check'],
  failed: ['wrong', 'circle-x'],
}

/** The versions that the results have had: what was changed, why, and what it did. */
export function RegradesTab({ exam, questions }: { exam: string; questions: readonly AcceptedKey[] }): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const { number, instant } = useFigures()
  const columns = useMemo(() => {
    const numberOf = (id: string) => number(questions.find(({ question }) => question === id)?.number ?? 0)
    const what = ({ changes }: Regrade) =>
      changes.length > 0
        ? t('regrade.versions.keys', { questions: changes.map(({ question }) => numberOf(question)).join(', ') })
        : t('regrade.versions.reopened')
    return [
      {
        id: 'what',
        header: t('regrade.versions.what'),
        cell: (regrade: Regrade) => (
          <>
            {t('regrade.version', { version: number(regrade.to_version) })}: {what(regrade)}
            <div className="staff-small">{regrade.note}</div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('regrade.versions.state'),
        width: '150px',
        cell: ({ state }: Regrade) => (
          <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
            {t(`regrade.versions.state.${state}`)}
          </StatusChip>
        ),
      },
      {
        id: 'effect',
        header: t('regrade.effect'),
        width: '22%',
        cell: ({ effect }: Regrade) =>
          effect ? t('regrade.versions.effect', { rose: number(effect.rose), fell: number(effect.fell) }) : '–',
      },
      {
        id: 'at',
        header: t('regrade.versions.at'),
        width: '220px',
        cell: ({ by, created_at: at }: Regrade) => (
          <>
            {instant(at)}
            <div className="staff-small">{by}</div>
          </>
        ),
      },
    ]
  }, [t, number, instant, questions])
  return (
    <StaffList
      title={t('regrade.tab.versions')}
      level={2}
      isNamedAbove
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ to_version: version }) => t('regrade.version', { version })}
      dataKey={['regrades', 'list', exam]}
      load={({ cursor, pageSize }: ListQuery) => admin.regrades.list(exam, { cursor, pageSize })}
      empty={
        <StateMessage
          icon="rotate-ccw-clock"
          title={t('regrade.versions.none')}
          text={t('regrade.versions.none_text')}
        />
      }
    />
  )
}
