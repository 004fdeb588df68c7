import type { SearchResults } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { IconForward } from '../../foundation/ui/index.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import { Marked } from './marked.tsx'
import type { SearchProps } from './search.props.ts'

export function FoundQuestions(props: SearchProps & { results: SearchResults }) {
  const { results, t, client, host, questionHref, bookmarks } = props
  const { questions, question_count: count } = results
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 part="heading" id="questions">
        {t('search.questions')} <span className="ui-num">· {countOf(props)}</span>
      </h2>
      <ul>
        {questions.map(({ id, slug, text, topic, bookmarked }) => (
          <li key={id} className="search-question">
            <a className="search-row" href={questionHref && fillTemplate(questionHref, { id, slug })}>
              <span className="search-what">
                <span>
                  <Marked text={text} />
                </span>
                <small className="ui-small ui-muted">{topic.title}</small>
              </span>
              {bookmarks ? null : <IconForward />}
            </a>
            {bookmarks ? (
              <BookmarkToggle
                {...{ client, host, t, bookmarked }}
                target={{ question: id }}
                describes={text.map(piece => piece.text).join('')}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {count > questions.length ? <p className="search-more ui-small ui-muted">{t('search.narrow')}</p> : null}
    </section>
  )
}

/** Beyond what is counted nobody knows how many. */
function countOf({ results, t, language }: SearchProps & { results: SearchResults }): string {
  const { question_count: count, counted_to: most } = results
  const number = formatNumber(count, language)
  return count >= most ? t('search.count_more', { number }) : t('search.count', { number })
}
