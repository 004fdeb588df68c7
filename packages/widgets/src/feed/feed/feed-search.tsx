import { feedLengths } from '@prostuti/contract/text-lengths'
import type { FormEvent } from 'react'
import { IconFind } from '../talk/index.ts'
import type { FeedViewProps } from './view-props.ts'

/** Words of posts: a form, so that it works without code. */
export function FeedSearch({ t, place }: FeedViewProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    place.choose({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() })
  }
  const { shown } = place
  return (
    <details className="feed-search" open={place.search !== ''}>
      <summary aria-label={t('feed.search')}>
        <IconFind />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet */}
      <form role="search" onSubmit={search}>
        {shown === 'mine' ? <input type="hidden" name="mine" value="true" /> : null}
        {shown === 'all' || shown === 'mine' ? null : <input type="hidden" name="type" value={shown} />}
        <input
          key={place.search}
          className="ui-input"
          part="input"
          type="search"
          name="search"
          defaultValue={place.search}
          maxLength={feedLengths.search}
          aria-label={t('feed.search')}
          placeholder={t('feed.search')}
        />
        <button type="submit" className="ui-button" part="button">
          <span>{t('feed.find')}</span>
        </button>
      </form>
    </details>
  )
}
