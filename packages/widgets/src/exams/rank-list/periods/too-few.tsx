import type { PeriodStandings } from '@prostuti/contract'
import { Button, EmptyState } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { NextExam } from './own-place.tsx'
import { circleName } from './period-text.ts'

type Props = ChosenProps & { shown: PeriodStandings }

/** No list and no number, and why. */
export function TooFew(props: Props) {
  const { shown, t, choice, choose, chooseHref } = props
  const name = circleName(shown, props)
  const ofExam = name ? 'periods.too_few_exam_from' : 'periods.too_few_exam'
  const ofPeriod = name ? 'periods.too_few_from' : 'periods.too_few_text'
  return (
    <EmptyState
      title={t('periods.too_few')}
      text={t(shown.exam ? ofExam : ofPeriod, { name: name ?? '' })}
      action={
        choice.among !== 'all' && chooseHref ? (
          <Button onClick={() => choose({ ...choice, among: 'all' })}>{t('periods.see_all')}</Button>
        ) : (
          <NextExam {...props} />
        )
      }
    />
  )
}

export function NotOpen({ t }: Props) {
  return <EmptyState title={t('periods.not_open')} text={t('periods.not_open_text')} />
}
