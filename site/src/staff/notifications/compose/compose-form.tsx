import { Button } from '@mantine/core'
import type { StaffNotification } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { RowMenu } from '../../fields/index.ts'
import { StaffForm, UnsavedChip } from '../../foundation/form/index.ts'
import {
  AskBar,
  fromDhaka,
  PageHead,
  Shortcut,
  useAddress,
  useChange,
  useFigures,
  usePageName,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { notificationList } from '../notification-href.ts'
import { NotificationStateChip } from '../notification-state.tsx'
import { PhonePreview } from '../preview/phone-preview.tsx'
import styles from './compose.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { SendBar } from './send-bar.tsx'
import { Summary } from './summary.tsx'
import { TryCard } from './try-card.tsx'
import { type NotificationForm, useNotificationForm } from './use-notification-form.ts'
import { useReach } from './use-reach.ts'
import { WhatCard } from './what-card.tsx'
import { WhenCard } from './when-card.tsx'
import { WhomCard } from './whom-card.tsx'

const steps = ['what', 'whom', 'when', 'look'] as const

/** What, whom, when, and what it looks like; on phones in four steps. */
export function ComposeForm({
  stored,
  copied,
}: {
  stored: StaffNotification | null
  /** Whose words a new one begins with. */
  copied?: StaffNotification
}): ReactElement {
  const notification = useNotificationForm(stored, copied)
  const { form, thing } = notification
  const { values } = form.form
  const reach = useReach(values, thing?.id ?? null)
  const [address, change] = useAddress()
  const step = Math.min(4, Math.max(1, Number(address.get('step')) || 1))
  const goTo = (next: number) => change({ step: next === 1 ? null : String(next) }, { replace: true })
  const isDraft = thing === null || thing.state === 'draft'
  return (
    <div className={styles.page} data-at={step}>
      <Head notification={notification} />
      <StaffForm
        form={form}
        className={styles.form}
        askToLeave={guard => <LeaveDialog notification={notification} guard={guard} />}
      >
        <Progress step={step} />
        <div className={styles.main}>
          <WhatCard form={form} />
          <WhomCard form={form} reach={reach} />
          <WhenCard form={form} />
        </div>
        <div className={styles.side}>
          <PhonePreview
            shown={{
              title: { bn: values.title, en: values.title_en },
              body: { bn: values.body, en: values.body_en },
              ...{ page: values.page, web_url: values.web_url, image_url: values.image_url },
              image_alt: { bn: values.image_alt, en: values.image_alt_en },
              at: values.timing === 'now' ? null : fromDhaka(values.at),
            }}
          />
          <Summary values={values} funnel={reach.data} goTo={goTo} />
          <TryCard notification={notification} />
        </div>
        {isDraft && (
          <div className={styles.bar} data-step={4}>
            <SendBar
              notification={notification}
              funnel={reach.data}
              isCounting={reach.isLoading}
              recount={reach.reload}
              goTo={goTo}
            />
          </div>
        )}
        {step < 4 && <Steps step={step} goTo={goTo} />}
      </StaffForm>
    </div>
  )
}

/** How far one has come, on a phone. */
function Progress({ step }: { step: number }): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  return (
    <div className={styles.progress} style={{ '--part': `${step * 25}%` } as React.CSSProperties}>
      <p>
        <b>{t(`notifications.card.${steps[step - 1]!}`)}</b>{' '}
        {t('notifications.step', { count: number(step), all: number(steps.length) })}
      </p>
      <span />
    </div>
  )
}

/** From one step to the next, at the thumb. */
function Steps({ step, goTo }: { step: number; goTo(step: number): void }): ReactElement {
  const t = useTexts('notifications')
  return (
    <div className={styles.steps}>
      {step > 1 && (
        <Button variant="default" onClick={() => goTo(step - 1)}>
          {t('notifications.back')}
        </Button>
      )}
      <Button onClick={() => goTo(step + 1)}>{t('notifications.next')}</Button>
    </div>
  )
}

function Head({ notification }: { notification: NotificationForm }): ReactElement {
  const { form, thing } = notification
  const t = useTexts('notifications')
  const admin = useStaff()
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const name = t(thing ? 'notifications.update' : 'notifications.new')
  usePageName(name)
  const isDraft = thing === null || thing.state === 'draft'
  const remove = async () => {
    if (!thing) return
    const done = t('notifications.deleted')
    const isGone = await change(() => admin.notifications.delete(thing.id), { done, outdates: [] })
    setAsking(false)
    if (!isGone) return
    form.discard()
    location.assign(notificationList)
  }
  return (
    <div>
      <PageHead
        title={name}
        figure={
          <>
            {thing && <NotificationStateChip state={thing.state} />}
            <UnsavedChip form={form} />
          </>
        }
      >
        {thing && (
          <RowMenu
            label={t('notifications.more')}
            actions={[
              {
                ...{ key: 'delete', label: t('notifications.delete'), icon: 'trash' as const, danger: true },
                run: () => setAsking(true),
              },
            ]}
          />
        )}
        {!form.conflict && (
          <Button
            variant={isDraft || isAsking ? 'default' : 'filled'}
            loading={form.isSaving}
            rightSection={<Shortcut keys="Ctrl S" />}
            onClick={() => void form.save()}
          >
            {t(isDraft ? 'notifications.save_draft' : 'notifications.save_changes')}
          </Button>
        )}
      </PageHead>
      {isAsking && thing && (
        <AskBar
          label={t('notifications.delete')}
          confirm={t('notifications.delete')}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          <p>{t('notifications.delete_text', { title: thing.title.bn })}</p>
        </AskBar>
      )}
    </div>
  )
}
