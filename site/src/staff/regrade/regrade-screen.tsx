import type { AcceptedKeys } from '@prostuti/contract'
import type { Messages } from '@prostuti/sdk/i18n/translate'
import { type ReactElement, useEffect, useState } from 'react'
import {
  ErrorState,
  LinkTabs,
  PageHead,
  type StaffProps,
  StaffRoot,
  StatusChip,
  useAddress,
  useFigures,
  useQuery,
  useStaff,
  useTask,
  useTexts,
} from '../foundation/index.ts'
import { KeysTab } from './keys-tab.tsx'
import { LateSheetsTab } from './late-sheets-tab.tsx'
import styles from './regrade.module.css'
import { RegradesTab } from './regrades-tab.tsx'
import { SittingsTab } from './sittings-tab.tsx'

export interface RegradeScreenProps {
  staff: StaffProps
  exam: string
  /** The address of the exam's room. */
  room: string
  /** What learners read of a changed key: the words of `changed.*`. */
  changed: Messages
}

/** After an exam: mended keys, more time, sheets opened again, sheets that came too late. */
export function RegradeScreen({ staff, ...props }: RegradeScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <AfterExam {...props} />
    </StaffRoot>
  )
}

const tabs = ['keys', 'sittings', 'late', 'versions'] as const
const looks = {
  not_final: ['running', 'clock-alert'],
  ready: ['archived', 'circle-check'],
  computing: ['running', 'loader-circle'],
} as const

function AfterExam({ exam, room, changed }: Omit<RegradeScreenProps, 'staff'>): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const [address, setAddress] = useAddress()
  const [job, setTask] = useState<string | null>(null)
  const ended = useTask(job).task?.ended_at ?? null
  // Once the task has ended the keys are those of the new version.
  const { data, error, reload } = useQuery(['regrades', 'keys', exam, job, ended], () => admin.regrades.keys(exam))
  const isComputing = data?.state === 'computing'
  // A regrade that another person has begun, or an earlier page.
  useEffect(() => {
    if (!isComputing || job) return
    admin.regrades.list(exam, { pageSize: 1 }).then(
      ({ results: [latest] }) => latest?.state === 'computing' && setTask(latest.job),
      error => console.error('the regrade under way could not be asked for', error),
    )
  }, [admin, exam, isComputing, job])
  const tab = tabs.find(each => each === address.get('tab')) ?? 'keys'
  if (!data)
    return error ? <ErrorState error={error} onRetry={reload} /> : <p className="staff-small">{t('frame.loading')}</p>
  return (
    <>
      <PageHead title={data.title} figure={<State keys={data} />} />
      <LinkTabs
        label={t('regrade.parts')}
        tabs={tabs.map(id => ({ id, text: t(`regrade.tab.${id}`) }))}
        current={tab}
        onChoose={id => setAddress({ tab: id === 'keys' ? null : id, cursor: null, search: null })}
      />
      {tab === 'keys' && <KeysTab key={data.version} keys={data} changed={changed} onStarted={setTask} />}
      {tab === 'sittings' && <SittingsTab exam={exam} room={room} />}
      {tab === 'late' && <LateSheetsTab exam={exam} />}
      {tab === 'versions' && <RegradesTab exam={exam} questions={data.questions} />}
    </>
  )
}

/** Whether the keys can be changed now, and which version counts. */
function State({ keys: { state, version } }: { keys: AcceptedKeys }): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  return (
    <span className={styles.state}>
      <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
        {t(`regrade.state.${state}`)}
      </StatusChip>
      {t('regrade.version', { version: number(version) })}
    </span>
  )
}
