import { Button } from '@mantine/core'
import type { ImportSummary } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  type ListQuery,
  StaffList,
  StateMessage,
  useChange,
  useFigures,
  useLanguage,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { ImportChip } from './import-chip.tsx'
import { useFollowImport } from './use-follow-import.ts'

/** Everybody's imports, with what became of them and their undo, or the reason why there is none. */
export function EarlierImports(): ReactElement {
  const t = useTexts('imports')
  const admin = useStaff()
  const change = useChange()
  const { number } = useFigures()
  const [undone, setUndone] = useState<ImportSummary | null>(null)
  const columns = useColumns(setUndone)
  const follow = useFollowImport()
  const load = async ({ search, cursor, pageSize }: ListQuery) => {
    const page = await admin.imports.list({ search, cursor, pageSize })
    for (const found of page.results) follow(found)
    return page
  }
  const undo = async () => {
    if (!undone) return
    await change(() => admin.imports.undo(undone.id), { done: t('imports.undone_toast'), outdates: [['imports']] })
    setUndone(null)
  }
  return (
    <>
      <StaffList
        level={2}
        title={t('imports.earlier')}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.source}
        rowHref={row => `/admin/question/upload/?import=${row.id}`}
        dataKey={['imports', 'list']}
        load={load}
        searchLabel={t('imports.search')}
        empty={<StateMessage icon="file-spreadsheet" title={t('imports.none')} />}
      />
      <ConfirmDialog
        isOpen={undone !== null}
        title={t('imports.undo_ask')}
        confirm={t('imports.undo')}
        danger
        onConfirm={undo}
        onClose={() => setUndone(null)}
      >
        <p>{t('imports.undo_text', { count: number(undone?.accepted ?? 0) })}</p>
      </ConfirmDialog>
    </>
  )
}

function useColumns(onUndo: (row: ImportSummary) => void) {
  const t = useTexts('imports')
  const language = useLanguage()
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      { id: 'file', header: t('imports.file'), cell: ({ source }: ImportSummary) => source },
      {
        id: 'who',
        header: t('imports.who'),
        width: '190px',
        cell: ({ created_by: by, created_at: at }: ImportSummary) => (
          <>
            {by}
            <div className="staff-small">{recent(at)}</div>
          </>
        ),
      },
      {
        id: 'questions',
        header: t('imports.questions'),
        width: '90px',
        align: 'end' as const,
        cell: ({ state, accepted }: ImportSummary) => number(state === 'failed' ? 0 : accepted),
      },
      {
        id: 'state',
        header: t('imports.state'),
        width: '150px',
        cell: ({ state }: ImportSummary) => <ImportChip state={state} />,
      },
      {
        id: 'undo',
        header: '',
        width: '220px',
        align: 'end' as const,
        cell: (row: ImportSummary) => {
          const { undo, failure } = row
          if (failure) return <span className="staff-small">{failure.message[language]}</span>
          if (!undo) return null
          if (undo.used > 0)
            return <span className="staff-small">{t('imports.used', { count: number(undo.used) })}</span>
          if (undo.changed > 0)
            return <span className="staff-small">{t('imports.changed', { count: number(undo.changed) })}</span>
          return (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="undo-2" size={16} />}
              onClick={() => onUndo(row)}
            >
              {t('imports.undo')}
            </Button>
          )
        },
      },
    ],
    [t, language, number, recent, onUndo],
  )
}
