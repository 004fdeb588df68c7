import { Button, Skeleton } from '@mantine/core'
import type { ExamStatistics } from '@prostuti/contract'
import { type ReactElement, useRef } from 'react'
import { isNotFinal } from '../exams/after/is-not-final.ts'
import { resultsHref } from '../exams/builder/builder-href.ts'
import {
  ErrorState,
  Icon,
  PageHead,
  Segments,
  type StaffProps,
  StaffRoot,
  StateMessage,
  saveFile,
  useAddress,
  useFigures,
  useMay,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { ItemPanel } from './item-panel.tsx'
import { ItemTable } from './item-table.tsx'
import styles from './statistics.module.css'
import { StatisticsSummary } from './statistics-summary.tsx'
import { useItemsCsv } from './use-items-csv.ts'
import { inOrder, type Sort, sorts } from './verdicts.ts'

export interface ExamPageProps {
  staff: StaffProps
  program: string
  exam: string
}

/** What each question of an exam did, the worst first. */
export function StatisticsScreen({ staff, ...props }: ExamPageProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Statistics {...props} />
    </StaffRoot>
  )
}

function Statistics({ program, exam }: Omit<ExamPageProps, 'staff'>): ReactElement {
  const t = useTexts('statistics')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['results', exam, 'statistics'], () => admin.results.statistics(exam))
  if (data) return <LoadedStatistics program={program} statistics={data} />
  return (
    <>
      <PageHead title={t('statistics.title')} />
      <section className="staff-card" aria-busy={!error}>
        {isNotFinal(error) ? (
          <StateMessage icon="hourglass" title={t('statistics.not_final')} text={t('statistics.not_final_text')} />
        ) : error ? (
          <ErrorState error={error} onRetry={reload} />
        ) : (
          <Skeleton height={420} radius="lg" />
        )}
      </section>
    </>
  )
}

interface LoadedProps {
  program: string
  statistics: ExamStatistics
}

function LoadedStatistics({ program, statistics }: LoadedProps): ReactElement {
  const t = useTexts('statistics')
  const { number } = useFigures()
  const [address, setAddress] = useAddress()
  const csv = useItemsCsv()
  const seesResults = useMay('exams.room')
  const panel = useRef<HTMLDivElement>(null)
  const sort: Sort = sorts.find(each => each === address.get('sort')) ?? 'worst'
  const items = inOrder(statistics.questions, sort)
  const asked = items.find(({ question }) => question === address.get('question'))
  const choose = (question: string) => {
    setAddress({ question }, { replace: true })
    // On a phone the question stands above the table.
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }))
  }
  const shown = asked ?? items[0]
  return (
    <>
      <PageHead
        title={t('statistics.title')}
        figure={t('statistics.figure', {
          exam: statistics.title,
          questions: number(items.length),
          sheets: number(statistics.sheets),
          version: number(statistics.version),
        })}
      >
        {seesResults && (
          <Button component="a" variant="default" href={resultsHref(program, statistics.exam)}>
            {t('statistics.results')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => saveFile(`statistics-${statistics.exam}.csv`, csv(items), 'text/csv;charset=utf-8')}
        >
          CSV
        </Button>
      </PageHead>
      <StatisticsSummary statistics={statistics} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Segments<Sort>
            label={t('statistics.sort')}
            value={sort}
            options={sorts.map(value => ({ value, label: t(`statistics.sort.${value}`) }))}
            onChange={value => setAddress({ sort: value === 'worst' ? null : value }, { replace: true })}
          />
          <ItemTable items={items} chosen={shown?.question ?? null} onChoose={choose} />
        </div>
        <div ref={panel} className={styles.side} data-asked={asked !== undefined || undefined}>
          {shown && <ItemPanel key={shown.question} program={program} statistics={statistics} item={shown} />}
        </div>
      </div>
    </>
  )
}
