import type { SearchResults } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { IconForward } from '../../foundation/ui/index.ts'
import { IconBook } from './icons.tsx'
import { Marked } from './marked.tsx'
import type { SearchProps } from './search.props.ts'

export function FoundTopics({ results, t, language, topicHrefs }: SearchProps & { results: SearchResults }) {
  const { topics } = results
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="topics">
      <h2 part="heading" id="topics">
        {t('search.topics')}
      </h2>
      <ul>
        {topics.map(topic => (
          <li key={topic.id}>
            <a className="search-row" href={hrefOf(topicHrefs?.[topic.cat_type], topic.id)}>
              <span className="search-icon">
                <IconBook />
              </span>
              <span className="search-what">
                <b>
                  <Marked text={topic.title} />
                </b>
                <small className="ui-small ui-muted ui-num">
                  {[
                    ...topic.path.map(({ title }) => title),
                    t('search.questions_in', { number: formatNumber(topic.question_count, language) }),
                  ].join(' · ')}
                </small>
              </span>
              <IconForward />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hrefOf = (template: string | undefined, id: string) => template && fillTemplate(template, { id })
