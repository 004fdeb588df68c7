import type { ExamState } from '@prostuti/contract'
import { useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { Bone, Button, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { ExamCard } from './exam-card.tsx'
import { type ExamPage, useExamPage } from './use-exam-page.ts'

export interface ExamListEvents {
  /** Somebody chose an exam; with `href-template` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
}

export interface ExamListProps extends WidgetProps<ExamListEvents> {
  /** Default: `running`. */
  state?: ExamState
  /** Only exams of this program. */
  program?: string
  /** Where a card leads: `/exam/join?id={id}`; `{state}` is filled in too. Without it, listen for `prostuti-chosen`. */
  hrefTemplate?: string
  /** The first page, where the server has drawn it. */
  initial?: ExamPage
}

export function ExamList({ state = 'running', ...props }: ExamListProps) {
  return <Exams key={`${state} ${props.program}`} state={state} {...props} />
}

type ListProps = ExamListProps & { state: ExamState }

function Exams(props: ListProps) {
  const { t, state } = props
  const [pages, setPages] = useState(1)
  const { data, error, loading, retry } = useExamPage(props, 1)
  if (!data && error)
    return (
      <div className="exams">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </div>
    )
  if (!data) return <ExamListSkeleton label={t('ui.loading')} />
  if (data.results.length === 0) return <NoExams t={t} state={state} />
  return (
    <div className="exams">
      <ul className="exam-cards" aria-label={t(`list.title.${state}`)}>
        {Array.from({ length: pages }, (_, index) => (
          <ExamCards key={index} {...props} page={index + 1} />
        ))}
      </ul>
      <ListEnd {...props} page={pages} onMore={() => setPages(pages + 1)} />
    </div>
  )
}

/** The cards of one page, nothing while it is on its way. */
function ExamCards({ page, ...props }: ListProps & { page: number }) {
  const { client, t, language, emit, hrefTemplate } = props
  const { data } = useExamPage(props, page)
  return data?.results.map(exam => (
    <li key={exam.id}>
      <ExamCard
        exam={exam}
        t={t}
        language={language}
        now={client.now()}
        href={hrefTemplate && fillTemplate(hrefTemplate, { id: exam.id, state: exam.state })}
        onChoose={() => emit('chosen', { exam: exam.id, state: exam.state })}
      />
    </li>
  ))
}

/** What stands after the last page: more, the wait for it, or why it did not come. */
function ListEnd({ page, onMore, ...props }: ListProps & { page: number; onMore: () => void }) {
  const { t } = props
  const { data, error, loading, retry } = useExamPage(props, page)
  if (!data && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (data && !data.next) return null
  return (
    <Button onClick={onMore} busy={!data && t('ui.loading')}>
      {t('list.more')}
    </Button>
  )
}

function NoExams({ t, state }: Pick<ExamListProps, 't'> & { state: ExamState }) {
  return (
    <div className="exams">
      <div className="exams-empty">
        <p>
          <b>{t(`list.empty.${state}`)}</b>
        </p>
        <p className="ui-muted">{t(`list.empty_text.${state}`)}</p>
      </div>
    </div>
  )
}

/** Two cards in outline. */
function ExamListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="exams" label={label}>
      <div className="exam-cards">
        {[0, 1].map(card => (
          <div className="ui-card exam" key={card}>
            <Bone width="5.5em" height="28px" />
            <Bone width="80%" height="1.5em" />
            <Bone width="55%" height="1.65em" />
            <Bone width="65%" height="1.4em" />
            <Bone height="48px" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
