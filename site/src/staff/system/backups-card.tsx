import { Button } from '@mantine/core'
import type { Backup, SystemState } from '@prostuti/contract'
import { triedRestoreDays } from '@prostuti/contract/core/system-bounds'
import { type ReactElement, useId, useState } from 'react'
import { Icon, StatusChip, useChange, useFigures, useFollowTask, useStaff, useTexts } from '../foundation/index.ts'
import { Facts } from './facts.tsx'
import styles from './system.module.css'
import { useSizes } from './use-sizes.ts'

interface BackupsCardProps {
  backups: SystemState['backups']
  /** The server's time. */
  at: string
}

const dayMs = 86_400_000

/** A backup counts by its last tried restore: when, how long, how many rows agreed. */
export function BackupsCard({ backups, at }: BackupsCardProps): ReactElement {
  const t = useTexts('system')
  const { number, recent } = useFigures()
  const { bytes, span } = useSizes()
  const title = useId()
  const { last, last_tried: tried, is_nightly: isNightly } = backups
  const verdict = verdictOf(tried, at)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.backups')}</h2>
        <StatusChip tone={verdict.tone} icon={verdict.icon}>
          {t(`system.verdict.${verdict.name}`)}
        </StatusChip>
      </header>
      <div className={styles.body}>
        {tried?.tried ? (
          <p>
            <b>{t(tried.tried.failure ? 'system.tried_failed' : 'system.tried', { when: recent(tried.tried.at) })}</b>{' '}
            {tried.tried.failure ??
              t('system.tried_text', { span: span(tried.tried.took_ms), rows: number(tried.tried.rows) })}
          </p>
        ) : (
          <p>{t('system.never_tried')}</p>
        )}
        <Facts
          rows={
            last
              ? [
                  [t('system.last_backup'), `${recent(last.at)}, ${bytes(last.bytes)}`],
                  [t('system.backup_rows'), number(last.rows)],
                  [t('system.backup_file'), <code key="file">{last.file}</code>],
                ]
              : [[t('system.last_backup'), t('system.no_backup')]]
          }
        />
        {isNightly ? (
          <BackUpNow />
        ) : (
          <p className="staff-small">
            {t('system.not_nightly')} <code>BACKUP_DIR</code>, <code>pnpm backup --try</code>
          </p>
        )}
      </div>
    </section>
  )
}

function BackUpNow(): ReactElement {
  const t = useTexts('system')
  const admin = useStaff()
  const change = useChange()
  const follow = useFollowTask()
  const [isAsking, setAsking] = useState(false)
  const begin = async () => {
    setAsking(true)
    await change(
      async () =>
        follow({ id: (await admin.system.backUp()).job, title: t('system.task.core.backup'), href: '/admin/system' }),
      {
        outdates: [['system']],
      },
    )
    setAsking(false)
  }
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<Icon name="archive-restore" size={16} />}
        disabled={isAsking}
        onClick={() => void begin()}
      >
        {t('system.back_up')}
      </Button>
      <p className="staff-small">{t('system.back_up_text')}</p>
    </>
  )
}

function verdictOf(tried: Backup | null, at: string) {
  if (!tried?.tried) return { name: 'never', tone: 'running', icon: 'clock-alert' } as const
  if (tried.tried.failure !== null) return { name: 'failed', tone: 'wrong', icon: 'circle-x' } as const
  const age = Date.parse(at) - Date.parse(tried.tried.at)
  if (age > triedRestoreDays * dayMs) return { name: 'old', tone: 'running', icon: 'clock-alert' } as const
  return { name: 'good', tone: 'good', icon: 'circle-check' } as const
}
