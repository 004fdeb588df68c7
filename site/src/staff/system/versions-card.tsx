import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import { Facts } from './facts.tsx'

/** Which versions run. */
export function VersionsCard({ versions }: { versions: SystemState['versions'] }): ReactElement {
  const t = useTexts('system')
  const { number, date } = useFigures()
  const title = useId()
  const { app, commit, node, postgresql, migration } = versions
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.versions')}</h2>
      </header>
      <Facts
        isWide
        rows={[
          [t('system.version_app'), <code key="app">{commit ? `${app} (${commit})` : app}</code>],
          ['Node', <code key="node">{node}</code>],
          ['PostgreSQL', <code key="database">{postgresql}</code>],
          [
            t('system.version_migration'),
            <span key="migration">
              {t('system.migration', { count: number(migration.count), date: date(migration.at) })}{' '}
              <code>{migration.name}</code>
            </span>,
          ],
        ]}
      />
    </section>
  )
}
