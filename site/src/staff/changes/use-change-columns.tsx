import type { FoundAuditEntry } from '@prostuti/contract'
import { useMemo } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import { ChangeCell } from './change-cell.tsx'
import styles from './changes.module.css'
import { ThingLink } from './thing-link.tsx'

/** The columns of who did what. */
export function useChangeColumns() {
  const t = useTexts('changes')
  const { recent, instant } = useFigures()
  return useMemo(
    () => [
      {
        ...{ id: 'at', header: t('changes.when'), width: '168px' },
        cell: ({ at }: FoundAuditEntry) => (
          <time dateTime={at} title={instant(at)}>
            {recent(at)}
          </time>
        ),
      },
      {
        ...{ id: 'who', header: t('changes.who'), width: '17%' },
        cell: ({ actor, actor_id: id }: FoundAuditEntry) =>
          actor ?? (id === null ? t('audit.server') : t('changes.nameless', { id })),
      },
      { id: 'what', header: t('changes.what'), cell: (row: FoundAuditEntry) => <ChangeCell entry={row} /> },
      {
        ...{ id: 'thing', header: t('changes.of'), width: '19%', phone: 'named' as const },
        cell: (row: FoundAuditEntry) => (
          <span className={styles.thing}>
            <ThingLink entry={row} />
          </span>
        ),
      },
    ],
    [t, recent, instant],
  )
}
