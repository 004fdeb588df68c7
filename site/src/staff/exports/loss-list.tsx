import { Button } from '@mantine/core'
import type { ExportPlan } from '@prostuti/contract'
import type { ExportFormat } from '@prostuti/contract/questions/formats'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName, StateMessage, useFigures, useTexts } from '../foundation/index.ts'
import styles from './exports.module.css'
import { formatName } from './format-name.ts'
import { betterFormat, type Loss, lossesOf } from './losses.ts'

interface LossListProps {
  plan: ExportPlan
  format: ExportFormat
  onFormat(format: ExportFormat): void
  /** Saves the list of what each question loses. */
  onList(): void
}

/** What these questions lose in the chosen format, counted, and the format that loses less. */
export function LossList({ plan, format, onFormat, onList }: LossListProps): ReactElement {
  const t = useTexts('exports')
  const { number } = useFigures()
  const losses = lossesOf(plan, format)
  const better = betterFormat(plan, format)
  return (
    <section className={styles.card}>
      <h2>{t('exports.losses', { count: number(plan.leaving) })}</h2>
      <ul className={styles.losses}>
        {plan.embargoed > 0 && (
          <Line icon="lock" tone="quiet" title={t('exports.embargoed')} count={plan.embargoed}>
            {t('exports.embargoed_text')}
          </Line>
        )}
        {losses.map(loss => (
          <LossLine key={loss.part} loss={loss} passages={plan.passages} />
        ))}
      </ul>
      {losses.length === 0 && (
        <StateMessage icon="check" title={t('exports.nothing')} text={t('exports.nothing_text')} />
      )}
      {better && (
        <div className={styles.better}>
          <Icon name="lightbulb" />
          <div>
            {t('exports.better', {
              format: formatName[better.format],
              parts: better.kept.map(part => t(`exports.part_${part}`)).join(', '),
            })}{' '}
            <button type="button" onClick={() => onFormat(better.format)}>
              {t('exports.take_better')}
            </button>
          </div>
        </div>
      )}
      {losses.length > 0 && (
        <Button variant="subtle" rightSection={<Icon name="download" size={16} />} onClick={onList}>
          {t('exports.list')}
        </Button>
      )}
    </section>
  )
}

function LossLine({ loss: { part, held, count }, passages }: { loss: Loss; passages: number }): ReactElement {
  const t = useTexts('exports')
  const { number } = useFigures()
  const isLost = held === 'lost'
  return (
    <Line
      icon={isLost ? 'x' : 'triangle-alert'}
      tone={isLost ? 'lost' : 'changed'}
      title={t(`exports.part_${part}`)}
      count={count}
    >
      {t(`exports.loss_${held}`, { passages: number(passages) })}
    </Line>
  )
}

interface LineProps {
  icon: IconName
  tone: 'quiet' | 'lost' | 'changed'
  title: string
  count: number
  children: ReactNode
}

function Line({ icon, tone, title, count, children }: LineProps): ReactElement {
  const { number } = useFigures()
  return (
    <li data-held={tone}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <span className="staff-small">{children}</span>
      </div>
      <strong>{number(count)}</strong>
    </li>
  )
}
