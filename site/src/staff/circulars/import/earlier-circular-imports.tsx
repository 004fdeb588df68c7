import type { CircularImportSummary } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  type IconName,
  type ListQuery,
  StaffList,
  StateMessage,
  StatusChip,
  type Tone,
  useFigures,
  useLanguage,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'

const chips: Record<CircularImportSummary['state'], readonly [Tone, IconName]> = {
  reading: ['running', 'loader-circle'],
  ready: ['marked', 'list-checks'],
  importing: ['running', 'loader-circle'],
  done: ['good', 'check'],
  failed: ['wrong', 'circle-x'],
  undone: ['quiet', 'undo-2'],
}

/** Everybody's imports of circulars, with what became of them. */
export function EarlierCircularImports(): ReactElement {
  const shared = useTexts('imports')
  const admin = useStaff()
  const columns = useColumns()
  const load = ({ cursor, pageSize }: ListQuery) => admin.circularImports.list({ cursor, pageSize })
  return (
    <StaffList
      level={2}
      title={shared('imports.earlier')}
      columns={columns}
      rowId={row => row.id}
      rowName={row => row.source}
      rowHref={row => `/admin/jobs/import?import=${row.id}`}
      dataKey={['circularImports', 'list']}
      load={load}
      empty={<StateMessage icon="file-spreadsheet" title={shared('imports.none')} />}
    />
  )
}

function useColumns() {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const language = useLanguage()
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      { id: 'file', header: shared('imports.file'), cell: ({ source }: CircularImportSummary) => source },
      {
        id: 'who',
        header: shared('imports.who'),
        width: '190px',
        cell: ({ created_by: by, created_at: at }: CircularImportSummary) => (
          <>
            {by}
            <div className="staff-small">{recent(at)}</div>
          </>
        ),
      },
      {
        id: 'circulars',
        header: t('circular_imports.circulars'),
        width: '110px',
        align: 'end' as const,
        cell: (row: CircularImportSummary) => number(row.state === 'failed' ? 0 : row.new + row.changes),
      },
      {
        id: 'state',
        header: shared('imports.state'),
        width: '170px',
        cell: ({ state, failure }: CircularImportSummary) => (
          <>
            <StatusChip tone={chips[state][0]} icon={chips[state][1]}>
              {shared(`imports.${state}`)}
            </StatusChip>
            {failure && <div className="staff-small">{failure.message[language]}</div>}
          </>
        ),
      },
    ],
    [t, shared, language, number, recent],
  )
}
