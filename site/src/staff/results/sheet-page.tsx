import { Button, Skeleton } from '@mantine/core'
import type { StaffSheet } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { resultsHref } from '../exams/builder/builder-href.ts'
import {
  ErrorState,
  Icon,
  PageHead,
  useFigures,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import styles from './results.module.css'
import { SheetQuestions } from './sheet-questions.tsx'
import { useTimeTaken } from './use-time-taken.ts'

interface SheetPageProps {
  program: string
  exam: string
  user: string
}

/** One learner's sheet: what they chose, the key, the marks and the times; for looking at and for printing. */
export function SheetPage({ program, exam, user }: SheetPageProps): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['results', exam, 'sheet', user], () => admin.results.sheet(exam, user))
  if (data) return <Sheet sheet={data} listHref={resultsHref(program, exam)} />
  return (
    <section className="staff-card" aria-busy={!error} aria-label={t('results.sheet')}>
      {error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton height={420} radius="lg" />}
    </section>
  )
}

function Sheet({ sheet, listHref }: { sheet: StaffSheet; listHref: string }): ReactElement {
  const t = useTexts('results')
  const { number, instant } = useFigures()
  const taken = useTimeTaken()
  const { result, title, subjects, total_marks: total } = sheet
  usePageName(result.user.name)
  const facts = [
    [t('results.marks'), `${number(result.marks)} / ${number(total)}`],
    [t('results.place'), number(result.position)],
    [t('results.counts'), [result.correct, result.incorrect, result.unanswered].map(number).join(' · ')],
    [t('results.taken'), taken(result.taken_seconds)],
    [t('results.submitted'), instant(result.submitted_at)],
    ...subjects.map(({ name, total_marks: most }, index) => [
      name,
      `${number(result.subjects[index] ?? 0)} / ${number(most)}`,
    ]),
    [t('results.receipt'), result.receipt ?? t('results.no_receipt')],
  ] as const
  return (
    <div className={styles.sheet}>
      <PageHead
        title={result.user.name}
        figure={[title, result.user.alias && t('results.alias', { alias: result.user.alias })]
          .filter(Boolean)
          .join(' · ')}
      >
        <Button component="a" variant="default" href={listHref} leftSection={<Icon name="arrow-left" />}>
          {t('results.title')}
        </Button>
        <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => window.print()}>
          {t('results.print')}
        </Button>
      </PageHead>
      <section className="staff-card" aria-label={t('results.summary')}>
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SheetQuestions questions={sheet.questions} />
    </div>
  )
}
