import { Button } from '@mantine/core'
import type { AudienceFunnel } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useState } from 'react'
import {
  fromDhaka,
  Icon,
  refusalWords,
  toast,
  useDenial,
  useFigures,
  useLimit,
  useOutdate,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { notificationHref } from '../notification-href.ts'
import type { NotificationValues } from './notification-values.ts'
import styles from './send-bar.module.css'
import type { NotificationForm } from './use-notification-form.ts'

interface SendBarProps {
  notification: NotificationForm
  /** Null: it is not counted yet, or goes to one phone. */
  funnel: AudienceFunnel | null
  /** A newer number is on its way: nobody sends by one that may change under the finger. */
  isCounting: boolean
  /** Counts it again. */
  recount(): void
  /** Which step has what was refused. */
  goTo(step: number): void
}

/** At the foot: in one sentence what will happen, and the button with the number that really goes. */
export function SendBar({ notification, funnel, isCounting, recount, goTo }: SendBarProps): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const admin = useStaff()
  const outdate = useOutdate()
  const [isBusy, setBusy] = useState(false)
  const [before, setBefore] = useState<number | null>(null)
  const { values } = notification.form.form
  const isPhone = values.to === 'phone'
  const people = isPhone ? 1 : (funnel?.people ?? null)
  const words = useSentence(values, people ?? 0)
  const denial = useDenial('notifications.send')
  const most = useLimit('notifications.send')?.mostPeople
  const isTooMany = most !== undefined && people !== null && people > most

  async function send(): Promise<void> {
    if (people === null) return
    setBusy(true)
    try {
      const saved = await notification.saved({ sends: true })
      if (!saved) {
        goTo(stepOf(notification.form.form.errors))
        return
      }
      await admin.notifications.schedule(saved.id, saved.revision, people)
      outdate(['notifications'])
      toast(t('notifications.scheduled'))
      location.assign(notificationHref({ id: saved.id }))
    } catch (error) {
      console.error('a notification was not scheduled', error)
      if (error instanceof ApiError && error.code === 'conflict') {
        setBefore(people)
        recount()
      }
      toast(refusalWords(t, error), 'wrong')
    } finally {
      setBusy(false)
    }
  }

  const hasChanged = before !== null && people !== null && before !== people
  return (
    <>
      <section className={styles.bar} aria-label={t('notifications.send')}>
        <Icon name="info" />
        <div className={styles.text} role="status">
          {hasChanged && (
            <p>
              <b>{t('notifications.ask_changed', { before: number(before), people: number(people) })}</b>
            </p>
          )}
          <p>
            <b>{people === null ? t('notifications.counting') : words.sentence}</b>{' '}
            {t(values.timing === 'now' ? 'notifications.ask_at_once' : 'notifications.ask_until')}{' '}
            {funnel !== null &&
              !isPhone &&
              funnel.third_of_day > 0 &&
              t('notifications.ask_third', { count: number(funnel.third_of_day) })}
          </p>
          {denial && <p>{denial}</p>}
          {isTooMany && <p>{t('notifications.most_people', { most: number(most) })}</p>}
        </div>
        <Button
          loading={isBusy}
          disabled={people === null || isCounting || denial !== undefined || isTooMany}
          leftSection={<Icon name={values.timing === 'now' ? 'send' : 'calendar-days'} />}
          onClick={() => void send()}
        >
          {words.act}
        </Button>
      </section>
      <div className={styles.room} />
    </>
  )
}

function useSentence(values: NotificationValues, people: number): { sentence: string; act: string } {
  const t = useTexts('notifications')
  const { number, instant } = useFigures()
  const at = fromDhaka(values.at)
  const count = { people: number(people), when: at ? instant(at) : '…' }
  const { timing, repeat_count: all, left_out: leftOut } = values
  if (values.to === 'phone')
    return {
      sentence: t(timing === 'now' ? 'notifications.ask.phone_now' : 'notifications.ask.phone_later', count),
      act: t('notifications.do.phone'),
    }
  const more = number(Math.max(0, all - leftOut.filter(each => each < all).length - 1))
  return {
    sentence: t(`notifications.ask.${timing}`, { ...count, more }),
    act: t(timing === 'now' ? 'notifications.do.now' : 'notifications.do.later', count),
  }
}

const ofWhom: readonly string[] = ['user', 'push_token', 'programs', 'goals', 'districts']
const ofWhen: readonly string[] = ['at', 'interval', 'repeat_count', 'left_out']

function stepOf(errors: Readonly<Record<string, unknown>>): number {
  const field = Object.keys(errors)[0]
  if (field === undefined) return 4
  return ofWhom.includes(field) ? 2 : ofWhen.includes(field) ? 3 : 1
}
