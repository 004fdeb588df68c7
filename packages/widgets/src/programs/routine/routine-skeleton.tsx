import { Bone, Skeleton } from '../../foundation/ui/index.ts'

/** The true shape of the week and its days. */
export function RoutineSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="routine" label={label}>
      <div className="routine-main">
        <Bone width="50%" height="1.6em" />
        <Bone height="72px" />
        <Bone height="180px" />
        <Bone height="120px" />
      </div>
      <div className="routine-side">
        <Bone height="140px" />
      </div>
    </Skeleton>
  )
}
