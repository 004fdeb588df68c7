import { Bone, Skeleton } from '../../foundation/ui/index.ts'

/** The true shape of the page: head, rows, bar. */
export function ProgramSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="program" label={label}>
      <div className="program-head">
        <div>
          <Bone width="60%" height="2em" />
          <Bone width="80%" />
        </div>
        <Bone width="90px" height="115px" />
      </div>
      <div className="program-main">
        <Bone height="5em" />
        <Bone width="40%" height="1.4em" />
        <Bone height="8em" />
        <Bone height="10em" />
      </div>
      <div className="program-get">
        <div className="program-get-words">
          <Bone width="50%" height="1.4em" />
        </div>
      </div>
    </Skeleton>
  )
}
