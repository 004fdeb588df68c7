import { Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

/** The true shape of the week and its days. */
export function RoutineSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="routine" label={label}>
      <div className="routine-main">
        <SkeletonBlock width="50%" height="1.6em" />
        <SkeletonBlock height="72px" />
        <SkeletonBlock height="180px" />
        <SkeletonBlock height="120px" />
      </div>
      <div className="routine-side">
        <SkeletonBlock height="140px" />
      </div>
    </Skeleton>
  )
}
