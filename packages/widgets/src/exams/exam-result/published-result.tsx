import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import { timeTaken } from '../../foundation/text/time-taken.ts'
import { Chip, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import { AnswerCounts, SubjectBars } from '../../questions/outcome/index.ts'
import { ChangedResult } from './changed-result.tsx'
import type { PublishedProps } from './exam-result.props.ts'
import { NextStep } from './next-step.tsx'
import { PlaceAmongAll } from './position-among-all.tsx'
import { LivePlaceCard, PlaceCard } from './position-card.tsx'
import { ResultLinks } from './result-links.tsx'
import { ShareResult } from './share-result.tsx'

/** A result as it stands: the next step first, then the mark, the place, and where the marks came from. */
export function PublishedResult(props: PublishedProps) {
  const { result, t, language } = props
  return (
    <>
      <ChangedResult {...props} />
      <div className="result-main">
        <NextStep {...props} />
        <ResultLinks {...props} />
        <header className="result-head">
          <p className="result-title">
            <span className="ui-muted">{result.title}</span>
            <StateChip {...props} />
          </p>
          <div className="result-score">
            <p className="result-marks ui-num">
              <b>{formatMarks(result.marks, language)}</b>
              <span className="ui-muted"> / {formatNumber(result.total_marks, language)}</span>
            </p>
            {result.grade && result.grade !== 'F' ? <Chip>{t('result.grade', { grade: result.grade })}</Chip> : null}
          </div>
          <CutMark {...props} />
          <AnswerCounts {...props} />
          {result.withheld > 0 ? (
            <p className="ui-small ui-muted">{t('result.withheld', { count: result.withheld })}</p>
          ) : null}
          {result.cancelled > 0 ? (
            <p className="ui-small ui-muted">{t('result.cancelled', { count: result.cancelled })}</p>
          ) : null}
          {result.provisional ? <p className="ui-small ui-muted">{t('result.provisional_text')}</p> : null}
        </header>
        <PlaceCard {...props} />
        <LivePlaceCard {...props} />
        <PlaceAmongAll {...props} />
      </div>
      <div className="result-side">
        <SubjectBars {...props} />
        <p className="ui-small ui-muted ui-num">
          {t('result.taken', { time: timeTaken(result.taken_seconds, t, 'result') })}
          {result.settled ? ` · ${t('result.settled')}` : ''}
        </p>
        <ShareResult {...props} />
      </div>
    </>
  )
}

function StateChip({ result, t }: PublishedProps) {
  const { ranking } = result
  if (ranking !== 'ranked' || result.state === 'archive')
    return <Chip tone="archived">{t(`result.${ranking === 'ranked' ? 'practice' : ranking}`)}</Chip>
  const { provisional } = result
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
