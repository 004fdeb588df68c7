import { useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import { EmptyState, Tabs } from '../../foundation/ui/index.ts'
import { ReviewedPassage } from '../passage/index.ts'
import { ReportDialog, type Reporting, useReports } from '../report-dialog/index.ts'
import { QuestionPalette } from './question-palette.tsx'
import { averageSpent, type Filter, filtered, filters, groupsOf, type Reviewed, reviewOf } from './review.ts'
import type { ReviewedSheetProps } from './reviewed-sheet.props.ts'
import { SolvedQuestion } from './solved-question.tsx'
import { StepBar } from './step-bar.tsx'
import { SubjectAccuracies } from './subject-accuracies.tsx'
import { useBookmark } from './use-bookmark.ts'
import { useSteps } from './use-steps.ts'

/** A whole sheet beside its key: what I knew by subject, the filters, the questions, and the steps from one to the next. */
export function ReviewedSheet(props: ReviewedSheetProps) {
  const { t, language, examId, solutions, emit } = props
  const [filter, setFilter] = useFilter(props)
  const items = useMemo(() => reviewOf(solutions), [solutions])
  const shown = useMemo(() => filtered(items, filter), [items, filter])
  const list = useRef<HTMLDivElement>(null)
  const bookmark = useBookmark(props)
  const reporting = useReports(props)
  const steps = useSteps(list, bookmark.toggle)
  useEffect(() => emit('shown', { exam: examId, questions: items.length }), [examId, items.length, emit])
  const tabs = filters.map(name => ({ name, label: <TabLabel {...{ t, language, name, items }} /> }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that save a way; each has a button too
    <section className="solution" onKeyDown={steps.onKeyDown}>
      <div className="solution-side">
        <header className="solution-head">
          <h2 part="heading">{solutions.title}</h2>
          <SubjectAccuracies items={items} subjects={solutions.subjects} t={t} language={language} />
        </header>
        <QuestionPalette {...{ items, shown, t, language }} subjects={solutions.subjects} onChoose={steps.goTo} />
      </div>
      <Tabs label={t('solutions.filters')} tabs={tabs} current={filter} onChange={setFilter}>
        <div className="solution-list" ref={list}>
          {shown.length > 0 ? (
            <Questions
              {...props}
              items={shown}
              average={averageSpent(items)}
              onBookmark={bookmark.toggle}
              reporting={reporting}
            />
          ) : (
            <EmptyState text={t(`solutions.none.${filter}`)} />
          )}
        </div>
      </Tabs>
      <ReportDialog t={t} reporting={reporting} />
      <StepBar t={t} steps={steps} bookmark={bookmark} many={shown.length > 1} />
    </section>
  )
}

interface QuestionsProps extends ReviewedSheetProps {
  items: readonly Reviewed[]
  average: number | null
  onBookmark: (question: string) => void
  reporting: Reporting
}

function Questions({ items, solutions, t, language, average, onBookmark, reporting, askHref }: QuestionsProps) {
  const { passages, subjects } = solutions
  return groupsOf(items).map(({ passage, items: group }) => (
    <ReviewedPassage
      key={group[0]!.question.id}
      html={passage === undefined ? undefined : passages[passage]}
      items={group}
      t={t}
    >
      {group.map(({ question, questionIndex, verdict }) => (
        <SolvedQuestion
          key={question.id}
          {...{ question, questionIndex, verdict, t, language, average, onBookmark, askHref }}
          subject={subjects[question.subject] ?? ''}
          report={reporting.reports.get(question.id) ?? null}
          reportTold={reporting.told === question.id}
          onReport={reporting.ask}
        />
      ))}
    </ReviewedPassage>
  ))
}

/** The filter by name, and how many questions it leaves. */
function TabLabel({
  t,
  language,
  name,
  items,
}: Pick<ReviewedSheetProps, 't' | 'language'> & { name: Filter; items: Reviewed[] }) {
  return (
    <>
      {t(`solutions.filter.${name}`)}{' '}
      <span className="ui-num">{formatNumber(filtered(items, name).length, language)}</span>
    </>
  )
}

/** What the attribute says, until somebody chooses; a page that writes it anew is obeyed. */
function useFilter({ filter: wanted, examId, emit }: ReviewedSheetProps): [Filter, (filter: Filter) => void] {
  const asked = filters.find(name => name === wanted) ?? 'all'
  const [filter, setFilter] = useState<Filter>(asked)
  useEffect(() => setFilter(asked), [asked])
  const choose = (name: Filter) => {
    setFilter(name)
    emit('filtered', { exam: examId, filter: name })
  }
  return [filter, choose]
}
