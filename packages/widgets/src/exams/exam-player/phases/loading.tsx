import type { Translate } from '../../../foundation/text/translate.ts'
import { Skeleton, SkeletonBlock } from '../../../foundation/ui/skeleton.tsx'

/** The shape of a question that is on its way. */
export function Loading({ t }: { t: Translate }) {
  return (
    <Skeleton className="player waiting" label={t('player.loading')}>
      <div className="bar">
        <SkeletonBlock width="88px" height="24px" />
        <SkeletonBlock width="96px" height="40px" />
      </div>
      <div className="sheet">
        {[22, 22, 56, 56, 56, 56].map((height, row) => (
          <SkeletonBlock key={row} height={`${height}px`} />
        ))}
      </div>
      <div className="foot">
        <SkeletonBlock height="48px" />
      </div>
    </Skeleton>
  )
}
