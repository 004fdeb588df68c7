import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { IconForward } from '../../foundation/ui/index.ts'
import { useHasCome } from '../publication/index.ts'
import { isComparable } from './distribution.ts'
import type { PublishedProps } from './exam-result.props.ts'

/** My position among how many, in figures and in words, and the way to the standings once they are open. */
export function PlaceCard(props: PublishedProps) {
  const { result, exam, examId, mode, t, client, standingsHref } = props
  const opens = result.standing_visibility
  const hasCome = useHasCome(client, opens)
  const isOpen = opens !== null && (exam.rights.standings || hasCome)
  if (!standingsHref || !isOpen)
    return (
      <div className="ui-card result-place" part="card">
        <Position {...props} />
        <Comparison {...props} />
      </div>
    )
  return (
    <a className="ui-card result-place" part="card" href={fillTemplate(standingsHref, { id: examId, state: mode })}>
      <Position {...props} />
      <span className="result-place-way">
        {t('result.standings')}
        <IconForward />
      </span>
      <Comparison {...props} />
    </a>
  )
}

/** Where a try in the archive would have stood among those who sat it live, and the way to their list. */
export function LivePlaceCard({ result, examId, t, language, standingsHref }: PublishedProps) {
  const { live_place: place } = result
  if (!place) return null
  const numbers = {
    position: formatNumber(place.position, language),
    total: formatNumber(place.total_examinees, language),
  }
  const words = <span className="ui-num">{t('result.live_place', numbers)}</span>
  if (!standingsHref)
    return (
      <div className="ui-card result-place" part="card">
        {words}
      </div>
    )
  return (
    <a className="ui-card result-place" part="card" href={fillTemplate(standingsHref, { id: examId, state: 'live' })}>
      {words}
      <span className="result-place-way">
        {t('result.live_standings')}
        <IconForward />
      </span>
    </a>
  )
}

function Position({ result, t, language }: PublishedProps) {
  if (result.position < 1) return <b className="result-unranked">{t(unrankedWords(result))}</b>
  return (
    <span className="ui-num">
      <b>{t(result.provisional ? 'result.position_provisional' : 'result.position')}</b>{' '}
      <b className="result-position">{formatNumber(result.position, language)}</b>{' '}
      <span className="ui-muted">
        {t('result.of_total', { total: formatNumber(result.total_examinees, language) })}
      </span>
    </span>
  )
}

/** Why there is no position, and whether one will come. */
function unrankedWords({ ranking, withheld }: PublishedProps['result']): string {
  // Whether it will have one is not known before all of it is marked.
  if (withheld > 0 && ranking === 'ranked') return 'result.unranked_withheld'
  return ranking === 'ranked' ? 'result.unranked' : `result.unranked_${ranking}`
}

/** With how many others one is compared, in words: of a handful a percentage means nothing. */
function Comparison({ result, t, language }: PublishedProps) {
  const { percentile, position, total_examinees: total, passed_examinees: passed, cut_mark: cut } = result
  if (position < 1) return null
  const share = isComparable(result) && percentile ? percentile : null
  const numbers = { passed: formatNumber(passed, language), total: formatNumber(total, language) }
  return (
    <span className="result-place-words ui-small ui-muted ui-num">
      {total < 2 ? t('result.alone') : null}
      {share ? t('result.percentile_words', { share: `${formatNumber(tenths(share), language)}%` }) : null}
      {total >= 2 && cut !== null ? ` ${t(passedWords(result), numbers)}` : null}
    </span>
  )
}

/** How many have passed. Somebody still may where sheets are on their way, and in the archive at any time. */
function passedWords({ passed_examinees: passed, provisional, state }: PublishedProps['result']): string {
  if (passed > 0) return 'result.passed_examinees'
  return provisional || state === 'archive' ? 'result.passed_none_yet' : 'result.passed_none'
}

/** Rounded down: nobody has more than all of the others. */
const tenths = (percentile: number): number => Math.floor(percentile * 10) / 10
