import { circularsApiOf } from '@prostuti/sdk/circulars'
import { examsApiOf } from '@prostuti/sdk/exams'
import { questionsApiOf } from '@prostuti/sdk/questions'
import { useState } from 'react'
import { usePages } from '../../foundation/data/use-pages.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Tabs } from '../../foundation/ui/index.ts'
import type { BookmarksProps } from './bookmarks.props.ts'
import { KeptCirculars } from './kept-circulars.tsx'
import { KeptExams } from './kept-exams.tsx'
import { KeptQuestions } from './kept-questions.tsx'

const nothing = { count: 0, next: null, previous: null, results: [] }

type Kind = 'questions' | 'exams' | 'circulars'

/** Tabs: questions by subject, exams, and circulars where those have pages. */
export function Bookmarks(props: BookmarksProps) {
  const { t, client, language, circularHref } = props
  const [kind, setKind] = useState<Kind>('questions')
  const [subject, setSubject] = useState<string>()
  const questions = usePages(`questions ${subject}`, page =>
    questionsApiOf(client).bookmarked({ category: subject, page }),
  )
  const exams = usePages('exams', page => examsApiOf(client).bookmarkedExams({ page }))
  const circulars = usePages('circulars', async page =>
    circularHref ? circularsApiOf(client).bookmarkedCirculars({ page }) : nothing,
  )
  const [first] = questions.pages
  const kept = first?.subjects.reduce((sum, { count }) => sum + count, 0)
  const label = (name: Kind, count: number | undefined) => ({
    name,
    label: <span className="ui-num">{t(`bookmarks.${name}`, { number: numberOf(count) })}</span>,
  })
  const numberOf = (count: number | undefined) => (count === undefined ? '' : formatNumber(count, language))
  const tabs = [label('questions', kept), label('exams', exams.pages[0]?.count)]
  if (circularHref) tabs.push(label('circulars', circulars.pages[0]?.count))
  return (
    <section className="bookmarks" aria-label={t('bookmarks.title')}>
      <Tabs label={t('bookmarks.tabs')} tabs={tabs} current={kind} onChange={setKind}>
        {kind === 'questions' ? (
          <KeptQuestions {...props} questions={questions} subject={subject} onSubject={setSubject} />
        ) : null}
        {kind === 'exams' ? <KeptExams {...props} exams={exams} /> : null}
        {kind === 'circulars' ? <KeptCirculars {...props} circulars={circulars} /> : null}
      </Tabs>
    </section>
  )
}
