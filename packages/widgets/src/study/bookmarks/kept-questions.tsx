import type { BookmarkedQuestion } from '@prostuti/contract'
import type { Pages } from '../../foundation/data/use-pages.ts'
import { trusted } from '../../foundation/look/trusted-html.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatDay, formatNumber } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState, PagesEnd, RowList } from '../../foundation/ui/index.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import type { BookmarksProps, QuestionsPage } from './bookmarks.props.ts'
import { SubjectPills } from './subject-pills.tsx'

interface KeptProps extends BookmarksProps {
  questions: Pages<QuestionsPage>
  /** The id of a subject; undefined: all. */
  subject: string | undefined
  onSubject: (subject: string | undefined) => void
}

export function KeptQuestions(props: KeptProps) {
  const { t, language, questions, topicsHref, practiceHref } = props
  const [first] = questions.pages
  const rows = questions.pages.flatMap(page => page.results)
  if (first && rows.length === 0 && !questions.loading && !props.subject) {
    return (
      <EmptyState
        title={t('bookmarks.none_questions')}
        text={t('bookmarks.none_questions_text')}
        action={topicsHref ? <ButtonLink href={topicsHref}>{t('bookmarks.to_topics')}</ButtonLink> : undefined}
      />
    )
  }
  return (
    <>
      <SubjectPills {...props} subjects={first?.subjects} />
      {rows.length > 0 ? (
        <RowList className="bookmarks-rows">
          {rows.map(question => (
            <QuestionRow key={question.id} {...props} question={question} />
          ))}
        </RowList>
      ) : null}
      <PagesEnd t={t} pages={questions} more={t('bookmarks.more')} />
      {practiceHref && first && first.count > 0 ? (
        <p className="bookmarks-foot">
          <ButtonLink kind="primary" href={practiceHref}>
            {t('bookmarks.practise', { number: formatNumber(first.count, language) })}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

function QuestionRow({ question, ...props }: KeptProps & { question: BookmarkedQuestion }) {
  const { t, client, language, host } = props
  const { id, category, bookmarked_at: at } = question
  return (
    <li>
      <div className="bookmarks-what">
        <QuestionText {...props} question={question} />
        <p className="ui-small ui-muted ui-num">
          {t('bookmarks.kept_on', { topic: category.title, day: formatDay(at, language, client.now()) })}
        </p>
      </div>
      <BookmarkToggle {...{ client, host, t }} target={{ question: id }} bookmarked describes={textOf(question.text)} />
    </li>
  )
}

/** A question that is not published has no page of its own. */
function QuestionText({ question: { id, slug, text }, questionHref }: KeptProps & { question: BookmarkedQuestion }) {
  const html = { __html: trusted(text) }
  return slug !== null && questionHref ? (
    <a
      className="bookmarks-text"
      href={fillTemplate(questionHref, { id, slug })}
      dir="auto"
      dangerouslySetInnerHTML={html}
    />
  ) : (
    <div className="bookmarks-text" dir="auto" dangerouslySetInnerHTML={html} />
  )
}

/** Its words, for a name. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim()
