import type { Translate } from '../../../foundation/translate.ts'
import { Bone, Skeleton } from '../../../foundation/ui/skeleton.tsx'

/** The shape of a question that is on its way. */
export function Loading({ t }: { t: Translate }) {
  return (
    <Skeleton className="player waiting" label={t('player.loading')}>
      <div className="bar">
        <Bone width="88px" height="24px" />
        <Bone width="96px" height="40px" />
      </div>
      <div className="sheet">
        {[22, 22, 56, 56, 56, 56].map((height, row) => (
          <Bone key={row} height={`${height}px`} />
        ))}
      </div>
      <div className="foot">
        <Bone height="48px" />
      </div>
    </Skeleton>
  )
}
