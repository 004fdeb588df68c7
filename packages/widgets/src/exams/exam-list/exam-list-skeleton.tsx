import { Bone, Skeleton } from '../../foundation/ui/index.ts'

const most = 6

/** Cards in outline, as many as will come where that is known. */
export function ExamListSkeleton({ label, rows = 2 }: { label: string; rows?: number }) {
  return (
    <Skeleton className="exam-cards" label={label}>
      {Array.from({ length: Math.min(rows, most) }, (_, card) => (
        <ExamCardBones key={card} />
      ))}
    </Skeleton>
  )
}

/** The true shape of a card. */
export function ExamCardBones() {
  return (
    <div className="ui-card exam">
      <Bone width="5.5em" height="28px" />
      <Bone width="80%" height="1.5em" />
      <Bone width="55%" height="1.65em" />
      <Bone width="65%" height="1.4em" />
      <Bone width="40%" height="28px" />
    </div>
  )
}
