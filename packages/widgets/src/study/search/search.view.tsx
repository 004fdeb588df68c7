import type { SearchResults } from '@prostuti/contract'
import { ButtonLink, EmptyState, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { FoundQuestions } from './found-questions.tsx'
import { FoundTopics } from './found-topics.tsx'
import type { SearchProps } from './search.props.ts'
import { type Found, isSearchable, useFound } from './use-found.ts'

/** Topics, then questions; why there is nothing, and the way on from there. */
export function Search({ query = '', ...props }: SearchProps) {
  const { t, client, initial } = props
  const found = useFound(client, query, initial)
  const { results, error, waiting } = found
  return (
    <section className="search" aria-label={t('search.results')} aria-busy={waiting}>
      <p className="ui-hidden" role="status">
        {results && !waiting && !error && isSearchable(query) ? countText(results, props) : ''}
      </p>
      {isSearchable(query) ? (
        <Answer {...props} {...found} query={query} />
      ) : (
        <p className="search-hint ui-muted">{t('search.hint')}</p>
      )}
    </section>
  )
}

function Answer(props: SearchProps & Found) {
  const { results, error, waiting, retry, retrying, t } = props
  if (error && !waiting) return <RequestError {...{ t, error, retry, retrying }} />
  if (!results) return <Bones label={t('ui.loading')} />
  if (results.topics.length + results.questions.length === 0)
    return waiting ? <Bones label={t('ui.loading')} /> : <Nothing {...props} />
  return (
    <div className="search-found" data-old={waiting || undefined}>
      <FoundTopics {...props} results={results} />
      <FoundQuestions {...props} results={results} />
    </div>
  )
}

function Bones({ label }: { label: string }) {
  return (
    <Skeleton className="search-bones" label={label}>
      {['60%', '92%', '80%', '88%'].map(width => (
        <SkeletonBlock key={width} width={width} height="24px" />
      ))}
    </Skeleton>
  )
}

function Nothing({ query, t, topicsHref }: SearchProps) {
  return (
    <EmptyState
      title={t('search.none', { query: query?.trim() ?? '' })}
      text={t('search.none_text')}
      action={topicsHref ? <ButtonLink href={topicsHref}>{t('search.to_topics')}</ButtonLink> : undefined}
    />
  )
}

function countText({ topics, question_count: count }: SearchResults, { t }: SearchProps): string {
  return t('search.found', { topics: topics.length, count })
}
