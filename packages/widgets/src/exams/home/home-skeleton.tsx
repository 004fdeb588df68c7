import { Bone, Skeleton } from '../../foundation/ui/index.ts'
import { ExamCardBones } from '../exam-list/exam-list-skeleton.tsx'

/** Home in outline: the greeting, the first card, two sections. */
export function HomeSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="home" label={label}>
      <div className="home-greeting">
        <Bone width="60%" height="2em" />
        <Bone width="40%" />
      </div>
      <Bone height="180px" />
      {['running', 'upcoming'].map(section => (
        <div className="home-section" key={section}>
          <Bone width="30%" height="1.5em" />
          <div className="exam-cards">
            <ExamCardBones />
            <ExamCardBones />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
