import { Skeleton, SkeletonBlock } from '../../../foundation/ui/index.ts'

/** The shape of a list of a period: what it is, the rule, rows. */
export function PeriodSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="periods-bones" label={label}>
      <SkeletonBlock width="55%" height="1.5em" />
      <SkeletonBlock width="40%" />
      <SkeletonBlock height="64px" />
      {[1, 2, 3, 4, 5, 6].map(row => (
        <SkeletonBlock key={row} height="56px" />
      ))}
    </Skeleton>
  )
}
