import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import type { PracticePartProps } from './practice-parts.ts'

/** It is handed in, by its person or because the time is over: what is left is to look at it. */
export function PracticeOver({ practice, t, resultHref }: PracticePartProps) {
  const { durationSeconds, startedAt, finishedAt } = practice.$record.get()
  const ranOut = durationSeconds !== null && finishedAt !== null && finishedAt >= startedAt + durationSeconds * 1_000
  return (
    <div className="practice practice-alone" role="status">
      <EmptyState
        title={t(ranOut ? 'practice.time_over' : 'practice.over')}
        text={t(ranOut ? 'practice.time_over_text' : 'practice.over_text')}
        action={
          resultHref ? (
            <ButtonLink kind="primary" href={fillTemplate(resultHref, { id: practice.id })}>
              {t('practice.to_result')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}
