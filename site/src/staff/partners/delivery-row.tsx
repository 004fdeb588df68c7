import { Button } from '@mantine/core'
import type { PartnerDelivery } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { StatusChip, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

interface DeliveryRowProps {
  partner: string
  webhook: string
  delivery: PartnerDelivery
}

/** One event on its way to a partner. */
export function DeliveryRow({ partner, webhook, delivery }: DeliveryRowProps): ReactElement {
  const t = useTexts('partners')
  const { number, recent, instant } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const { id, event, state, created_at: at, tries, next_at: nextAt, last, payload } = delivery
  const what = t(`partners.event.${event}`)
  const sendAgain = () =>
    change(() => admin.partners.sendAgain(partner, webhook, id), {
      done: t('partners.queued'),
      outdates: [['partners']],
    })
  const count = number(tries)
  return (
    <li data-state={state}>
      <div className={styles.delivery}>
        <div>
          <b>{what}</b>
          <time className={`staff-small ${styles.line}`} dateTime={at} title={instant(at)}>
            {recent(at)}
          </time>
        </div>
        <div>
          <DeliveryState delivery={delivery} />{' '}
          {last && <span className="staff-num">{`${number(last.ms)} ${t('partners.ms')}`}</span>}
          <span className={`staff-small ${styles.line}`}>
            {state === 'waiting' && tries > 0 && nextAt && t('partners.again_at', { at: recent(nextAt), count })}
            {state === 'failed' && t('partners.gave_up', { count })}
          </span>
        </div>
        {!(state === 'waiting' && tries === 0) && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('partners.send_again_of', { what, when: instant(at) })}
            onClick={() => void sendAgain()}
          >
            {t('partners.send_again')}
          </Button>
        )}
      </div>
      <details>
        <summary className="staff-small">{t('partners.details')}</summary>
        <dl className={styles.said}>
          <dt>{t('partners.sent')}</dt>
          <dd>
            <code>{JSON.stringify({ id, type: event, data: payload })}</code>
          </dd>
          <dt>{t('partners.came')}</dt>
          <dd>{last?.answer ? <code>{last.answer}</code> : t('partners.nothing_said')}</dd>
        </dl>
      </details>
    </li>
  )
}

function DeliveryState({ delivery: { state, last } }: { delivery: PartnerDelivery }): ReactElement {
  const t = useTexts('partners')
  const { digits } = useFigures()
  if (!last)
    return (
      <StatusChip tone="quiet" icon="clock">
        {t('partners.not_tried')}
      </StatusChip>
    )
  const said = last.fault ? t(`partners.fault.${last.fault}`) : digits(String(last.status))
  if (state === 'taken')
    return (
      <StatusChip tone="good" icon="circle-check">
        {said}
      </StatusChip>
    )
  return (
    <StatusChip tone="wrong" icon={last.fault === 'timeout' ? 'clock-alert' : 'circle-x'}>
      {said}
    </StatusChip>
  )
}
