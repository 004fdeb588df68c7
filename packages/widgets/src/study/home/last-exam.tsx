import type { ParticipatedExam } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { Button, EmptyState, IconForward, VisuallyHidden } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'
import { HomeSection } from './home-section.tsx'
import type { LastView } from './use-last.ts'

/** What came of the exam that I handed in last, in one row; nothing before the first. */
export function LastExam({ view, ...props }: HomePartProps & { view: LastView }) {
  const { t, participatedHref } = props
  const { last, failed, retry } = view
  if (!last && !failed) return null
  return (
    <HomeSection t={t} id="last" title={t('home.last')} href={last ? participatedHref : undefined}>
      {last ? (
        <LastRow {...props} exam={last} />
      ) : (
        <EmptyState text={t('home.last_failed')} action={<Button onClick={retry}>{t('ui.try_again')}</Button>} />
      )}
    </HomeSection>
  )
}

function LastRow({ exam, t, language, resultHref }: HomePartProps & { exam: ParticipatedExam }) {
  const href = resultHref && fillTemplate(resultHref, { id: exam.id, state: exam.mode })
  const words = (
    <>
      <span>
        <b>{exam.title}</b>
        <span className="ui-num">
          <Outcome {...{ exam, t, language }} />
        </span>
      </span>
      {href ? (
        <>
          <VisuallyHidden>{t('list.to.result')}</VisuallyHidden>
          <IconForward />
        </>
      ) : null}
    </>
  )
  return (
    <div className="ui-card home-last" part="card">
      {href ? <a href={href}>{words}</a> : <p>{words}</p>}
    </div>
  )
}

function Outcome({ exam, t, language }: Pick<HomePartProps, 't' | 'language'> & { exam: ParticipatedExam }) {
  if (exam.marks === null) return t('home.last_waits')
  const total = ` / ${formatNumber(exam.total_marks, language)}`
  return (
    <>
      <b>{formatMarks(exam.marks, language)}</b>
      {exam.position > 0 ? `${total} · ${placeOf(exam)}` : total}
      {exam.provisional ? ` (${t('list.provisional')})` : null}
    </>
  )

  function placeOf({ position, total_examinees: among }: ParticipatedExam): string {
    return t('home.last_place', { position: formatNumber(position, language), total: formatNumber(among, language) })
  }
}
