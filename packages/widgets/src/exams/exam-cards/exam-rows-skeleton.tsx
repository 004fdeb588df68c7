import { RowList, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

const most = 6

/** A list in outline, as many rows as will come where that is known. */
export function ExamListSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <Skeleton label={label}>
      <ExamRowsBones rows={Math.min(rows, most)} />
    </Skeleton>
  )
}

/** The true shape of rows. */
export function ExamRowsBones({ rows }: { rows: number }) {
  return (
    <RowList className="exam-rows">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <div className="exam-row">
            <div className="exam-what">
              <SkeletonBlock width="60%" height="1.5em" />
              <SkeletonBlock width="80%" height="1.4em" />
            </div>
          </div>
        </li>
      ))}
    </RowList>
  )
}
