import type { Result } from '@prostuti/contract'
import { formatMarks, formatMoment, formatNumber } from '../../foundation/format.ts'
import { Chip, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import { AnswerCounts } from './answer-counts.tsx'
import type { ExamResultProps } from './exam-result.view.tsx'
import { PlaceAmongAll } from './place-among-all.tsx'
import { ResultLinks } from './result-links.tsx'
import { ShareResult } from './share-result.tsx'
import { SubjectBars } from './subject-bars.tsx'

export type PublishedProps = ExamResultProps & { mode: 'live' | 'archive'; result: Result }

/** A result as it stands: the mark first, then the place, then where the marks came from. */
export function PublishedResult(props: PublishedProps) {
  const { result, t, language, client } = props
  return (
    <>
      <header className="result-head">
        <p className="result-title">
          <span className="ui-muted">{result.title}</span>
          <StateChip {...props} />
        </p>
        <p className="result-marks ui-num">
          <b>{formatMarks(result.marks, language)}</b>
          <span className="ui-muted"> / {formatNumber(result.total_marks, language)}</span>
        </p>
        <CutMark {...props} />
        {result.withheld > 0 ? (
          <p className="ui-small ui-muted">{t('result.withheld', { count: result.withheld })}</p>
        ) : null}
        {result.provisional ? <p className="ui-small ui-muted">{t('result.provisional_text')}</p> : null}
      </header>
      <dl className="result-figures">
        <Figure name={t('result.position')}>
          <Position {...props} />
        </Figure>
        <Figure name={t('result.percentile')}>
          {result.percentile === null || result.total_examinees < 2
            ? '—'
            : formatNumber(Math.floor(result.percentile * 10) / 10, language)}
        </Figure>
      </dl>
      <PlaceAmongAll {...props} />
      <AnswerCounts {...props} />
      <SubjectBars {...props} />
      <p className="ui-small ui-muted ui-num">
        {t('result.submitted', { time: formatMoment(result.submitted_at, language, client.now()) })}
        {' · '}
        {t('result.taken', { time: takenTime(result.taken_seconds, t) })}
        {result.settled ? ` · ${t('result.settled')}` : ''}
      </p>
      <ResultLinks {...props} />
      <ShareResult {...props} />
    </>
  )
}

function StateChip({ result, t }: PublishedProps) {
  if (result.state === 'archive') return <Chip tone="archived">{t('result.practice')}</Chip>
  const provisional = result.provisional
  return (
    <Chip tone={provisional ? 'running' : 'plain'}>
      {provisional ? <IconClock /> : <IconCheck />}
      {t(provisional ? 'result.provisional' : 'result.final')}
    </Chip>
  )
}

function CutMark({ result, t, language }: PublishedProps) {
  if (result.cut_mark === null || result.passed === null) return null
  const mark = formatMarks(result.cut_mark, language)
  const missing = formatMarks(result.cut_mark - result.marks, language)
  return (
    <p className="ui-num">{result.passed ? t('result.passed', { mark }) : t('result.not_passed', { mark, missing })}</p>
  )
}

function Position({ result, t, language }: PublishedProps) {
  // Whether this try will have a position is not known before all of it is marked.
  if (result.withheld > 0) return '—'
  if (result.position < 1)
    return (
      <span className="result-unranked">
        {t(result.state === 'archive' ? 'result.unranked_practice' : 'result.unranked')}
      </span>
    )
  return (
    <>
      {formatNumber(result.position, language)}{' '}
      <span className="ui-small ui-muted">
        {t('result.of_total', { total: formatNumber(result.total_examinees, language) })}
      </span>
    </>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="ui-card">
      <dt className="ui-small ui-muted">{name}</dt>
      <dd className="ui-num">{children}</dd>
    </div>
  )
}

function takenTime(seconds: number, t: PublishedProps['t']): string {
  return t('result.minutes_seconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
