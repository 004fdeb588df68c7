import { Button } from '@mantine/core'
import type { AudienceFunnel } from '@prostuti/contract'
import { districtName } from '@prostuti/contract/district-names'
import type { ReactElement } from 'react'
import { fromDhaka, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './compose.module.css'
import type { NotificationValues } from './notification-values.ts'

interface SummaryProps {
  values: NotificationValues
  funnel: AudienceFunnel | null
  goTo(step: number): void
}

/** On a phone's last step: everything once more, with a way back to each. */
export function Summary({ values, funnel, goTo }: SummaryProps): ReactElement {
  const t = useTexts('notifications')
  const { number, instant } = useFigures()
  const at = fromDhaka(values.at)
  const conditions = useConditions(values)
  const lines = [
    {
      step: 2,
      first:
        values.to === 'phone'
          ? t('notifications.reach_phone')
          : funnel
            ? t('notifications.reach', { people: number(funnel.people) })
            : t('notifications.counting'),
      second: conditions,
    },
    {
      step: 3,
      first: values.timing === 'now' ? t('notifications.timing.now') : at ? instant(at) : t('notifications.no_time'),
      second: values.timing === 'repeat' ? `${t('notifications.timing.repeat')}: ${number(values.repeat_count)}` : '',
    },
    { step: 1, first: t('notifications.opens', { page: t(`notifications.pages.${values.page}`) }), second: '' },
  ]
  return (
    <section className={`staff-card ${styles.summary}`} aria-label={t('notifications.card.look')}>
      <ul>
        {lines.map(({ step, first, second }) => (
          <li key={step}>
            <div>
              {first}
              {second && <div className="staff-small">{second}</div>}
            </div>
            <Button variant="subtle" onClick={() => goTo(step)}>
              {t('notifications.change')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useConditions({ to, programs, goals, districts }: NotificationValues): string {
  const t = useTexts('notifications')
  const language = useLanguage()
  const { number } = useFigures()
  if (to !== 'audience') return ''
  const list = [
    programs.length > 0 && `${t('notifications.field.programs')}: ${number(programs.length)}`,
    goals.length > 0 && goals.map(goal => t(`notifications.goals.${goal}`)).join(', '),
    districts.length > 0 && districts.map(name => districtName(name, language)).join(', '),
  ].filter(Boolean)
  return list.length === 0 ? t('notifications.everyone_meeting') : list.join(' · ')
}
