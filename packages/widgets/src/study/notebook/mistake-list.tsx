import type { Mistake } from '@prostuti/contract'
import { memoryApiOf } from '@prostuti/sdk/study'
import { useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatDay } from '../../foundation/text/format.ts'
import {
  Button,
  ButtonLink,
  EmptyState,
  RequestError,
  RowList,
  Skeleton,
  SkeletonBlock,
} from '../../foundation/ui/index.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import { Html } from '../../questions/text/index.ts'
import { AnsweredQuestion } from './answered-question.tsx'
import type { NotebookPartProps } from './notebook.props.ts'

/** Mistakes on a page. */
const pageSize = 20

/** What I got wrong, newest first; a press opens what is right and why. */
export function MistakeList({ onCram, ...props }: NotebookPartProps & { onCram: () => void }) {
  const { client, t } = props
  const [page, setPage] = useState(1)
  const { data, error, loading, retry } = useRequest(`mistakes ${page}`, () =>
    memoryApiOf(client).mistakes({ page, pageSize }),
  )
  if (!data && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!data)
    return (
      <Skeleton label={t('ui.loading')} className="notebook-page">
        <SkeletonBlock height="96px" />
        <SkeletonBlock height="96px" />
      </Skeleton>
    )
  if (data.results.length === 0 && page === 1)
    return (
      <EmptyState
        title={t('notebook.empty')}
        text={t('notebook.empty_text')}
        action={
          props.practiceHref ? (
            <ButtonLink kind="primary" href={fillTemplate(props.practiceHref, { id: '' })}>
              {t('notebook.begin')}
            </ButtonLink>
          ) : undefined
        }
      />
    )
  return (
    <>
      <RowList className="notebook-list" aria-busy={loading}>
        {data.results.map(mistake => (
          <li key={mistake.question.id} className="notebook-mistake">
            <Row {...props} mistake={mistake} />
          </li>
        ))}
      </RowList>
      <div className="notebook-steps">
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>{t('notebook.newer')}</Button> : null}
        {data.next ? <Button onClick={() => setPage(page + 1)}>{t('notebook.older')}</Button> : null}
        <Button kind="quiet" onClick={onCram}>
          {t('notebook.cram')}
        </Button>
      </div>
    </>
  )
}

function Row({ mistake, ...props }: NotebookPartProps & { mistake: Mistake }) {
  const { t, language, client, host } = props
  const { question, times_wrong: count, waiting, last_answer: answer, due_on: dueOn } = mistake
  const day = formatDay(`${dueOn}T06:00:00Z`, language, client.now())
  return (
    <>
      <div className="notebook-asked">
        <div className="notebook-text">
          <Html html={question.text} />
        </div>
        <BookmarkToggle
          {...{ client, host, t }}
          target={{ question: question.id }}
          bookmarked={question.bookmarked}
          describes={wordsOf(question.text)}
        />
      </div>
      <p className="ui-small ui-muted ui-num">
        {question.topic.title} · {t('notebook.times_wrong', { count })} ·{' '}
        {waiting ? t('notebook.waiting') : t('notebook.due', { day })}
      </p>
      {waiting ? null : (
        <details>
          <summary>
            <span>{t('notebook.show')}</span>
            <span>{t('notebook.hide')}</span>
          </summary>
          <div className="notebook-page">
            <AnsweredQuestion {...{ question, answer, t, language }} options={question.options} />
          </div>
        </details>
      )}
    </>
  )
}

/** A text without its tags, for a name. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim()
