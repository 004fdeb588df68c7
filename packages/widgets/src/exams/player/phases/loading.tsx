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
        <Bone width="45%" height="14px" />
        <Bone height="22px" />
        <Bone width="70%" height="22px" />
        {[0, 1, 2, 3].map(row => (
          <Bone key={row} height="56px" />
        ))}
      </div>
      <div className="foot">
        {[0, 1, 2].map(button => (
          <Bone key={button} height="48px" />
        ))}
      </div>
    </Skeleton>
  )
}
