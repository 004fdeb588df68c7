import type { CircularImportSummary } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  type ListQuery,
  StaffList,
  StateMessage,
  useFigures,
  useLanguage,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { ImportChip } from '../../imports/import-chip.tsx'

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
            <ImportChip state={state} />
            {failure && <div className="staff-small">{failure.message[language]}</div>}
          </>
        ),
      },
    ],
    [t, shared, language, number, recent],
  )
}
