import { Button } from '@mantine/core'
import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useEffect } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { BackupsCard } from './backups-card.tsx'
import { FailedTasks } from './failed-tasks.tsx'
import { LastStopCard } from './last-stop-card.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { ServerCard } from './server-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { StorageCard } from './storage-card.tsx'
import styles from './system.module.css'
import { useRetry } from './use-retry.ts'
import { VersionsCard } from './versions-card.tsx'

/** How the system is: what needs a person comes first. */
export function SystemScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <System />
    </StaffRoot>
  )
}

/** While something is under way it is looked at again so often. */
const lookMs = 5_000

function System(): ReactElement {
  const t = useTexts('system')
  const admin = useStaff()
  const { number, time } = useFigures()
  const { data, error, reload } = useQuery(['system'], () => admin.system.state())
  const { retry, isRetrying } = useRetry()
  const isBusy = (data?.tasks.open.length ?? 0) > 0
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(reload, lookMs)
    return () => clearInterval(timer)
  }, [isBusy, reload])
  const failed = data?.tasks.failed ?? []
  return (
    <>
      <PageHead title={t('system.title')} figure={data && <Summary state={data} />}>
        {data && (
          <Button variant="subtle" color="gray" leftSection={<Icon name="rotate-cw" />} onClick={reload}>
            {t('system.as_of', { time: time(data.at) })}
          </Button>
        )}
        {failed.length > 1 && (
          <Button
            leftSection={<Icon name="rotate-cw" />}
            disabled={isRetrying}
            onClick={() => void retry(failed.map(({ id }) => id))}
          >
            {t('system.retry_all', { count: number(failed.length) })}
          </Button>
        )}
      </PageHead>
      {error && !data ? (
        <section className="staff-card">
          <ErrorState error={error} onRetry={reload} />
        </section>
      ) : (
        data && (
          <div className={styles.columns}>
            <div className={styles.column}>
              <FailedTasks tasks={failed} isRetrying={isRetrying} onRetry={id => void retry([id])} />
              <OpenTasks tasks={data.tasks} />
              <VersionsCard versions={data.versions} />
              <StorageCard storage={data.storage} />
              <SettingsCard settings={data.settings} />
            </div>
            <div className={styles.column}>
              <BackupsCard backups={data.backups} at={data.at} />
              <ServerCard server={data.server} />
              <LastStopCard runs={data.runs} />
            </div>
          </div>
        )
      )}
    </>
  )
}

function Summary({ state }: { state: SystemState }): ReactElement {
  const t = useTexts('system')
  const { number } = useFigures()
  const count = state.tasks.failed.length
  return <>{count === 0 ? t('system.all_well') : t('system.some_failed', { count: number(count) })}</>
}
