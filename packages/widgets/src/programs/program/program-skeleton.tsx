import { Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

/** The true shape of the page: head, rows, bar. */
export function ProgramSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="program" label={label}>
      <div className="program-head">
        <div>
          <SkeletonBlock width="60%" height="2em" />
          <SkeletonBlock width="80%" />
        </div>
        <SkeletonBlock width="90px" height="115px" />
      </div>
      <div className="program-main">
        <SkeletonBlock height="5em" />
        <SkeletonBlock width="40%" height="1.4em" />
        <SkeletonBlock height="8em" />
        <SkeletonBlock height="10em" />
      </div>
      <div className="program-get">
        <div className="program-get-words">
          <SkeletonBlock width="50%" height="1.4em" />
        </div>
      </div>
    </Skeleton>
  )
}
