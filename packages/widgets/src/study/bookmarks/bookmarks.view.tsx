import { examsApiOf } from '@prostuti/sdk/exams'
import { questionsApiOf } from '@prostuti/sdk/questions'
import { useState } from 'react'
import { usePages } from '../../foundation/data/use-pages.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Tabs } from '../../foundation/ui/index.ts'
import type { BookmarksProps } from './bookmarks.props.ts'
import { KeptExams } from './kept-exams.tsx'
import { KeptQuestions } from './kept-questions.tsx'

type Kind = 'questions' | 'exams'

/** Two tabs: questions by subject, and exams. */
export function Bookmarks(props: BookmarksProps) {
  const { t, client, language } = props
  const [kind, setKind] = useState<Kind>('questions')
  const [subject, setSubject] = useState<string>()
  const questions = usePages(`questions ${subject}`, page =>
    questionsApiOf(client).bookmarked({ category: subject, page }),
  )
  const exams = usePages('exams', page => examsApiOf(client).bookmarkedExams({ page }))
  const [first] = questions.pages
  const kept = first?.subjects.reduce((sum, { count }) => sum + count, 0)
  const label = (name: Kind, count: number | undefined) => ({
    name,
    label: <span className="ui-num">{t(`bookmarks.${name}`, { number: numberOf(count) })}</span>,
  })
  const numberOf = (count: number | undefined) => (count === undefined ? '' : formatNumber(count, language))
  return (
    <section className="bookmarks" aria-label={t('bookmarks.title')}>
      <Tabs
        label={t('bookmarks.tabs')}
        tabs={[label('questions', kept), label('exams', exams.pages[0]?.count)]}
        current={kind}
        onChange={setKind}
      >
        {kind === 'questions' ? (
          <KeptQuestions {...props} questions={questions} subject={subject} onSubject={setSubject} />
        ) : (
          <KeptExams {...props} exams={exams} />
        )}
      </Tabs>
    </section>
  )
}
