import type { Pages } from '../data/use-pages.ts'
import type { Translate } from '../text/translate.ts'
import { Button } from './button.tsx'
import { RequestError } from './request-error.tsx'
import { Skeleton, SkeletonBlock } from './skeleton.tsx'

interface EndProps {
  t: Translate
  pages: Pages<{ next: string | null }>
  /** What the button for the next page says. */
  more: string
}

/** What stands below the rows that are here: those on their way, the button for more, or why they did not come. */
export function PagesEnd({ t, pages, more: words }: EndProps) {
  const { error, loading, more } = pages
  if (error) return <RequestError t={t} error={error} retry={more} retrying={loading} />
  if (loading && pages.pages.length === 0) {
    return (
      <Skeleton className="ui-rows-bones" label={t('ui.loading')}>
        {['72%', '90%', '64%'].map(width => (
          <SkeletonBlock key={width} width={width} height="44px" />
        ))}
      </Skeleton>
    )
  }
  if (!pages.pages.at(-1)?.next) return null
  return (
    <Button onClick={more} busy={loading && t('ui.loading')}>
      {words}
    </Button>
  )
}
