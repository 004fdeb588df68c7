import { ExamRowsBones } from '../../exams/exam-cards/index.ts'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

/** Home in outline: the greeting, what to do now, what comes, the second column. */
export function HomeSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="home" label={label}>
      <div className="home-main">
        <div className="home-greeting">
          <SkeletonBlock width="60%" height="2em" />
          <SkeletonBlock width="40%" />
        </div>
        <SkeletonBlock height="180px" />
        <ExamRowsBones rows={3} />
      </div>
      <div className="home-side">
        <ExamRowsBones rows={3} />
      </div>
    </Skeleton>
  )
}
