import { formatMoment } from '../../../../foundation/text/format.ts'
import type { StartCardProps } from '../../exam-player.props.ts'

/** An exam that can no longer be taken live: which one, when it ended, and what the page offers instead. */
export function OverCard({ client, exam, language, t }: StartCardProps) {
  return (
    <section className="start" aria-labelledby="start-title">
      <header>
        {exam.program ? <p className="ui-small ui-muted">{exam.program.title}</p> : null}
        <h2 id="start-title">{exam.title}</h2>
      </header>
      <p role="status">
        <b>{t('ui.error.exam_over')}</b> ({formatMoment(exam.end_time, language, client.now())})
      </p>
      <p>{t('ui.error.exam_over_text')}</p>
      <slot name="refused" />
    </section>
  )
}
