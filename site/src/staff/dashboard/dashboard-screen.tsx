import { Button, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { dhakaHour, formatDate, formatTime } from '@prostuti/sdk/i18n/format'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import { useStaff, useStaffContext } from '../foundation/context/staff-context.ts'
import type { StaffProps } from '../foundation/context/staff-props.ts'
import { useQuery } from '../foundation/data/use-query.ts'
import { StaffRoot } from '../foundation/frame/staff-root.tsx'
import { Icon } from '../foundation/icon/icon.tsx'
import { hasPage } from '../foundation/page/has-page.ts'
import { PageHead } from '../foundation/page/page-head.tsx'
import { useMay } from '../foundation/rights/use-may.ts'
import { ErrorState } from '../foundation/state/error-state.tsx'
import { useTexts } from '../foundation/text/use-texts.ts'
import { ComingExams } from './coming-exams.tsx'
import styles from './dashboard.module.css'
import { FeedbackCard } from './feedback-card.tsx'
import { partOfDay } from './part-of-day.ts'
import { RunningExams } from './running-exams.tsx'
import { WaitingCard } from './waiting-work.tsx'

/** Charts come once the page stands: what runs and what waits is read first. */
const Figures = lazy(async () => ({ default: (await import('./figures/figures-section.tsx')).FiguresSection }))

/** What runs, what waits for staff, what begins next, and figures over a span. */
export function DashboardScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Dashboard />
    </StaffRoot>
  )
}

const everyMs = 30_000

function Dashboard(): ReactElement {
  const admin = useStaff()
  const { data, error, reload } = useQuery(['dashboard', 'overview'], () => admin.dashboard.overview())
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload])
  return (
    <>
      <Greeting />
      {!data && error ? (
        <section className="staff-card">
          <ErrorState error={error} onRetry={reload} />
        </section>
      ) : (
        <div className={styles.columns}>
          {data ? (
            <>
              <div>
                <RunningExams exams={data.results.running} countedAt={data.server_time} />
                <FeedbackCard />
              </div>
              <div>
                <WaitingCard waiting={data.results.waiting} />
                <ComingExams exams={data.results.upcoming} />
              </div>
            </>
          ) : (
            [1, 2].map(column => (
              <div key={column}>
                <Skeleton height={220} radius="lg" />
                <Skeleton height={280} radius="lg" />
              </div>
            ))
          )}
        </div>
      )}
      <FiguresBelow />
    </>
  )
}

/** Figures stand below what is to be done: who scrolls there gets them. */
function FiguresBelow(): ReactElement {
  const { ref, entry } = useIntersection({ rootMargin: '80px' })
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setNear(true)
  }, [entry])
  const place = <Skeleton height={320} radius="lg" mt="md" animate={isNear} />
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={place}>
          <Figures />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}

function Greeting(): ReactElement {
  const t = useTexts('dashboard')
  const { language, now, person } = useStaffContext()
  const greeting = t(`dashboard.greeting_${partOfDay(dhakaHour(now()))}`)
  const findsPeople = useMay('people.read')
  const buildsExams = useMay('exams.build')
  const name = person.name.split(/\s+/)[0]
  return (
    <PageHead
      title={name ? t('dashboard.greeting_named', { greeting, name }) : greeting}
      figure={`${formatDate(now(), language, { weekday: true })}, ${formatTime(now(), language)}`}
    >
      {hasPage('/admin/users') && findsPeople && (
        <Button component="a" href="/admin/users" variant="default" leftSection={<Icon name="user-search" />}>
          {t('dashboard.find_user')}
        </Button>
      )}
      {hasPage('/admin/programs') && buildsExams && (
        <Button component="a" href="/admin/programs">
          {t('dashboard.to_programs')}
        </Button>
      )}
    </PageHead>
  )
}
