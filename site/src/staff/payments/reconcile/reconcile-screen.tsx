import { Button, NativeSelect } from '@mantine/core'
import type { Reconciliation } from '@prostuti/contract'
import { Fragment, type ReactElement, useEffect, useState } from 'react'
import '../../foundation/input/mantine-inputs.css'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  saveFile,
  toCsv,
  useAddress,
  useFigures,
  useOutdate,
  useQuery,
  useStaff,
  useTask,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { lastMonths, useMonthWords } from './months.ts'
import { ReconciledDays } from './reconciled-days.tsx'
import { Verdict } from './verdict.tsx'

/** Our books beside the gateway's report, a month. */
export function ReconcileScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Reconcile />
    </StaffRoot>
  )
}

function Reconcile(): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const { recent, number } = useFigures()
  const [address, change] = useAddress()
  const months = lastMonths(Date.now())
  const monthWords = useMonthWords()
  const month = months.find(each => each === address.get('month')) ?? months[0]!
  const { data, error, reload } = useQuery(['payments', 'reconciliation', month], () =>
    admin.payments.reconciliation(month),
  )
  const comparing = useComparing(month)
  return (
    <>
      <PageHead
        title={t('payments.reconcile')}
        figure={data?.at ? t('payments.compared_at', { at: recent(data.at) }) : undefined}
        choice={
          <NativeSelect
            aria-label={t('payments.month')}
            value={month}
            data={months.map(value => ({ value, label: monthWords(value) }))}
            onChange={event => change({ month: event.currentTarget.value })}
          />
        }
      >
        {data?.at && (
          <Button variant="default" leftSection={<Icon name="download" />} onClick={() => saveDays(data, t)}>
            CSV
          </Button>
        )}
        {data?.at && (
          <Button
            variant="default"
            leftSection={<Icon name="rotate-cw" />}
            loading={comparing.isRunning}
            onClick={() => void comparing.start()}
          >
            {t('payments.compare_again')}
          </Button>
        )}
      </PageHead>
      {comparing.isRunning && (
        <p className={`staff-card ${styles.progress}`} role="status">
          {t('payments.comparing')}
          <progress value={comparing.done} max={Math.max(1, comparing.total)} />
        </p>
      )}
      {error ? (
        <section className="staff-card">
          <ErrorState error={error} onRetry={reload} />
        </section>
      ) : null}
      {data && data.differing.length > 0 && (
        <p className="staff-small">
          {t('payments.differing_months')}{' '}
          {data.differing.map(({ month: other, orders }, index) => (
            <Fragment key={other}>
              {index > 0 && ', '}
              <a href={`?month=${other}`}>
                {monthWords(other)} ({number(orders)})
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {data && <Report report={data} comparing={comparing} />}
    </>
  )
}

interface Comparing {
  readonly isRunning: boolean
  readonly done: number
  readonly total: number
  start(): Promise<void>
}

/** The task that asks the gateway; what it has found is shown at its end. */
function useComparing(month: string): Comparing {
  const admin = useStaff()
  const told = useToldAct()
  const outdate = useOutdate()
  const [job, setJob] = useState<{ id: string; month: string } | null>(null)
  const mine = job?.month === month ? job.id : null
  const { task } = useTask(mine)
  const hasEnded = task !== null && task.ended_at !== null
  useEffect(() => {
    if (!hasEnded) return
    setJob(null)
    outdate(['payments'])
  }, [hasEnded, outdate])
  return {
    isRunning: mine !== null && !hasEnded,
    ...{ done: task?.done ?? 0, total: task?.total ?? 0 },
    async start() {
      await told(async () => setJob({ id: (await admin.payments.reconcile(month)).job, month }))
    },
  }
}

function Report({ report, comparing }: { report: Reconciliation; comparing: Comparing }): ReactElement {
  const t = useTexts('payments')
  const { money } = useFigures()
  if (report.at === null)
    return (
      <section className="staff-card">
        <StateMessage icon="list-checks" title={t('payments.not_compared')} text={t('payments.not_compared_text')}>
          <Button loading={comparing.isRunning} onClick={() => void comparing.start()}>
            {t('payments.compare')}
          </Button>
        </StateMessage>
      </section>
    )
  return (
    <>
      <Verdict report={report} />
      {report.days.length > 0 && <ReconciledDays report={report} />}
      {report.by_hand !== '0.00' && (
        <p className="staff-small">{t('payments.by_hand_apart', { amount: money(report.by_hand) })}</p>
      )}
    </>
  )
}

function saveDays({ month, days }: Reconciliation, t: ReturnType<typeof useTexts<'payments'>>): void {
  const csv = toCsv(days, [
    { header: t('payments.day'), value: row => row.day },
    { header: t('payments.asked'), value: row => row.orders },
    { header: t('payments.sum_count'), value: row => row.payments },
    { header: t('payments.ours'), value: row => Number(row.ours) },
    { header: t('payments.theirs'), value: row => Number(row.theirs) },
    { header: t('payments.fee'), value: row => (row.fee === null ? '' : Number(row.fee)) },
    { header: t('payments.unanswered'), value: row => row.unanswered },
    { header: t('payments.differing'), value: row => row.differences.map(each => each.tran_id).join(' ') },
  ])
  saveFile(`reconciliation-${month}.csv`, csv, 'text/csv;charset=utf-8')
}
