import { Button } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { RowMenu } from '../../fields/index.ts'
import { UnsavedChip } from '../../foundation/form/index.ts'
import {
  AskBar,
  Icon,
  type IconName,
  PageHead,
  Shortcut,
  useChange,
  useFigures,
  usePageName,
  useTexts,
} from '../../foundation/index.ts'
import { noticeKinds, openHref } from '../notice-kinds.ts'
import { type NoticeState, NoticeStateChip } from './notice-state.tsx'
import styles from './publishing.module.css'
import type { NoticeForm, PublishedThing, PublishedValues } from './use-notice-form.ts'

interface NoticeHeadProps<T extends PublishedValues, Thing extends PublishedThing> {
  notice: NoticeForm<T, Thing>
  /** As the server has it; null: nothing is there yet. */
  title: string | null
  /** An exam that was is over. */
  isOver?: boolean
  /** Why it cannot come out now; the button stays and says so. */
  blocked?: string
  /** Deletes it on the server. */
  remove(id: string): Promise<unknown>
}

type Asked = 'delete' | 'withdraw'

/** What a form is of and where it stands; saves, publishes, takes back and deletes it. */
export function NoticeHead<T extends PublishedValues, Thing extends PublishedThing>(
  props: NoticeHeadProps<T, Thing>,
): ReactElement {
  const { notice, title, blocked } = props
  const { kind, form, thing, state } = notice
  const t = useTexts('notices')
  const change = useChange()
  const [asked, setAsked] = useState<Asked | null>(null)
  const name = t(thing ? `notices.update.${kind}` : `notices.create.${kind}`)
  usePageName(name)
  const withdraw = async () => {
    await notice.withdraw()
    setAsked(null)
  }
  const remove = async () => {
    if (!thing) return
    const isGone = await change(() => props.remove(thing.id), { done: t('notices.done.deleted'), outdates: [] })
    setAsked(null)
    if (!isGone) return
    form.discard()
    location.assign(noticeKinds[kind].list)
  }
  return (
    <div className={styles.top}>
      <PageHead title={name} figure={<Figure notice={notice} isOver={props.isOver} />}>
        {!form.conflict && <Actions {...{ notice, blocked }} isQuiet={asked !== null} onAsk={setAsked} />}
      </PageHead>
      {asked === 'delete' && (
        <AskBar
          label={t('notices.delete')}
          confirm={t('notices.delete')}
          onConfirm={remove}
          onCancel={() => setAsked(null)}
        >
          <p>
            <b>{title}</b> {t(state === 'published' ? 'notices.delete_open' : 'notices.delete_draft')}
          </p>
        </AskBar>
      )}
      {asked === 'withdraw' && (
        <AskBar
          label={t('notices.withdraw')}
          confirm={t('notices.withdraw')}
          onConfirm={withdraw}
          onCancel={() => setAsked(null)}
        >
          <p>{t(state === 'published' ? 'notices.withdraw_open' : 'notices.withdraw_scheduled')}</p>
        </AskBar>
      )}
    </div>
  )
}

function Figure<T extends PublishedValues, Thing extends PublishedThing>({
  notice: { form, thing, state, kind },
  isOver = false,
}: Pick<NoticeHeadProps<T, Thing>, 'notice' | 'isOver'>): ReactElement {
  const t = useTexts('notices')
  const { instant } = useFigures()
  const shown: NoticeState = isOver && state === 'published' ? 'over' : state
  return (
    <>
      {thing && <NoticeStateChip state={shown} />}
      {thing?.published_on && (
        <span className="staff-small">
          {t(state === 'scheduled' ? 'notices.out_at' : 'notices.out_on', { time: instant(thing.published_on) })}
        </span>
      )}
      {thing && state === 'published' && (
        <a className={styles.open} href={openHref(kind, thing.slug)}>
          {t('notices.see_page')} <Icon name="external-link" size={14} />
        </a>
      )}
      <UnsavedChip form={form} />
    </>
  )
}

interface ActionsProps<T extends PublishedValues, Thing extends PublishedThing> {
  notice: NoticeForm<T, Thing>
  blocked: string | undefined
  /** Something is asked: its button is the filled one. */
  isQuiet: boolean
  onAsk(asked: Asked): void
}

function Actions<T extends PublishedValues, Thing extends PublishedThing>(props: ActionsProps<T, Thing>): ReactElement {
  const { notice, blocked, isQuiet, onAsk } = props
  const { form, thing, state, kind } = notice
  const t = useTexts('notices')
  const isDraft = state === 'draft'
  const filled = (is: boolean) => (is && !isQuiet ? 'filled' : 'default')
  const more: readonly (readonly [Asked, IconName])[] = [
    ...(isDraft ? [] : [['withdraw', 'undo-2'] as const]),
    ['delete', 'trash'] as const,
  ]
  const isLater = isDraft && form.form.values.publish_at !== null
  return (
    <>
      {thing ? (
        <span>
          <RowMenu
            label={t('notices.more')}
            actions={more.map(([asked, icon]) => ({
              ...{ key: asked, label: t(`notices.${asked}`), icon, danger: asked === 'delete' },
              run: () => onAsk(asked),
            }))}
          />
        </span>
      ) : (
        <Button component="a" href={noticeKinds[kind].list} variant="default" className={styles.cancel}>
          {t('frame.cancel')}
        </Button>
      )}
      <Button
        variant={filled(!isDraft)}
        loading={form.isSaving}
        rightSection={<Shortcut keys="Ctrl S" />}
        onClick={() => void form.save()}
      >
        {t(isDraft ? 'notices.save_draft' : 'notices.save_changes')}
      </Button>
      {state !== 'published' && (
        <Button
          variant={filled(isDraft)}
          disabled={form.isSaving}
          data-disabled={blocked !== undefined || undefined}
          aria-disabled={blocked !== undefined || undefined}
          title={blocked}
          leftSection={<Icon name={isLater ? 'clock' : 'globe'} />}
          onClick={() => blocked === undefined && void notice.publish()}
        >
          {t(isLater ? 'notices.schedule' : isDraft ? 'notices.publish' : 'notices.publish_now')}
        </Button>
      )}
    </>
  )
}
