import { Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import type { PracticeProps } from './practice.props.ts'
import { PracticeExam } from './practice-exam.tsx'
import { PracticeOutcome } from './practice-outcome.tsx'
import { PracticeSolution } from './practice-solution.tsx'
import { SetUp } from './set-up.tsx'
import { usePractice } from './use-practice.ts'
import { WithoutPractice } from './without-practice.tsx'

export function PracticeView(props: PracticeProps) {
  const { view = 'set-up', practiceId, source, topics, exam } = props
  if (view === 'set-up') return <SetUp key={`${source} ${topics} ${exam}`} {...props} />
  return <OnePractice key={practiceId} {...props} />
}

const screens = { exam: PracticeExam, result: PracticeOutcome, solution: PracticeSolution } as const

function OnePractice(props: PracticeProps) {
  const { client, t, practiceId, view } = props
  const { data: practice, error, loading, retry } = usePractice(client, practiceId ?? null)
  if (practice) {
    const Screen = screens[view as keyof typeof screens] ?? PracticeExam
    return <Screen {...props} practice={practice} />
  }
  if (error) return <WithoutPractice {...props} error={error} retry={retry} retrying={loading} />
  return <PracticeSkeleton label={t('ui.loading')} />
}

/** A question with its options in outline. */
function PracticeSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="practice" label={label}>
      <SkeletonBlock width="40%" />
      <SkeletonBlock width="90%" height="1.6em" />
      {[0, 1, 2, 3].map(option => (
        <SkeletonBlock key={option} height="56px" />
      ))}
    </Skeleton>
  )
}
