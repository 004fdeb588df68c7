import type { Translate } from '../../foundation/text/translate.ts'
import { Button, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import type { Pages } from './use-pages.ts'

/** What stands below the rows that are here: those on their way, the button for more, or why they did not come. */
export function PagesEnd({ t, pages }: { t: Translate; pages: Pages<{ next: string | null }> }) {
  const { error, loading, more } = pages
  if (error) return <RequestError t={t} error={error} retry={more} retrying={loading} />
  if (loading && pages.pages.length === 0) {
    return (
      <Skeleton className="bookmarks-bones" label={t('ui.loading')}>
        {['72%', '90%', '64%'].map(width => (
          <SkeletonBlock key={width} width={width} height="44px" />
        ))}
      </Skeleton>
    )
  }
  if (!pages.pages.at(-1)?.next) return null
  return (
    <Button onClick={more} busy={loading && t('ui.loading')}>
      {t('bookmarks.more')}
    </Button>
  )
}
