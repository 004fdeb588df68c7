import { NativeSelect } from '@mantine/core'
import type { ReactElement } from 'react'
import {
  BankSwitch,
  ErrorState,
  PageHead,
  Segments,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useIsReviewedBank,
  useQuery,
  useShortcut,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { flagReasons } from './flag-reason-chip.tsx'
import styles from './flagged-screen.module.css'
import { Report, reportStates } from './report.tsx'
import { ReportedQuestion } from './reported-question.tsx'

/** Reports by question; one answer closes all of them. */
export function FlaggedScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Flagged />
    </StaffRoot>
  )
}

function Flagged(): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const { number } = useFigures()
  const [address, change] = useAddress()
  const isReviewed = useIsReviewedBank()
  const state = reportStates.find(each => each === address.get('state')) ?? 'open'
  const reason = flagReasons.find(each => each === address.get('reason'))
  const { data, error, isLoading, reload } = useQuery(['flags', 'questions', state, reason, isReviewed], () =>
    admin.flags.questions({ state, reason, reviewed_qb: isReviewed ? 'true' : 'false', pageSize: 50 }),
  )
  const list = data?.results ?? []
  const chosen = list.find(({ question }) => question.id === address.get('id')) ?? list[0]
  const step = (by: number) => {
    const at = (chosen ? list.indexOf(chosen) : -1) + by
    if (list[at]) change({ id: list[at].question.id }, { replace: true })
  }
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  return (
    <>
      <PageHead
        title={t('questions.reports')}
        figure={data && t('questions.reports_found', { count: number(data.count) })}
      >
        <Segments
          label={t('questions.state')}
          value={state}
          options={reportStates.map(value => ({ value, label: t(`questions.state.${value}`) }))}
          onChange={value => change({ state: value, id: null })}
        />
        <NativeSelect
          aria-label={t('questions.reason')}
          value={reason ?? ''}
          onChange={event => change({ reason: event.currentTarget.value, id: null })}
          data={[
            { value: '', label: t('questions.any_reason') },
            ...flagReasons.map(value => ({ value, label: t(`questions.flag.${value}`) })),
          ]}
        />
      </PageHead>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && list.length === 0 && (
        <section className="staff-card">
          <StateMessage icon="flag" title={t('questions.no_reports')} text={t('questions.no_reports_text')} />
        </section>
      )}
      {chosen && (
        <div className={styles.columns} aria-busy={isLoading}>
          <nav className={`staff-card ${styles.list}`} aria-label={t('questions.reports')}>
            {list.map(each => (
              <ReportedQuestion
                key={each.question.id}
                flagged={each}
                isChosen={each === chosen}
                onChoose={() => change({ id: each.question.id })}
              />
            ))}
          </nav>
          <Report key={`${chosen.question.id} ${state}`} flagged={chosen} state={state} />
        </div>
      )}
    </>
  )
}
