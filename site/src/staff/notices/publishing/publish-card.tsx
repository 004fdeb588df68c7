import type { UseFormReturnType } from '@mantine/form'
import { type ReactElement, useId } from 'react'
import { DateField, Icon, Segments, useTexts } from '../../foundation/index.ts'
import { noticeKinds } from '../notice-kinds.ts'
import styles from './publishing.module.css'
import type { NoticeForm, PublishedThing, PublishedValues } from './use-notice-form.ts'

/** What will be true once it is out. */
export interface Consequence {
  readonly text: string
  /** It needs a person first. */
  readonly warns?: boolean
}

interface PublishCardProps<T extends PublishedValues, Thing extends PublishedThing> {
  notice: NoticeForm<T, Thing>
  consequences: readonly Consequence[]
}

/** When it comes out, and what will be true then. */
export function PublishCard<T extends PublishedValues, Thing extends PublishedThing>({
  notice,
  consequences,
}: PublishCardProps<T, Thing>): ReactElement {
  const t = useTexts('notices')
  const title = useId()
  const { kind, state } = notice
  const form = notice.form.form as unknown as UseFormReturnType<PublishedValues>
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t(`notices.when_${state}`)}</h2>
      </header>
      <div className={styles.body}>
        {state === 'draft' && <When form={form} />}
        {state === 'scheduled' && <At form={form} />}
        <ul className={styles.consequences}>
          {[{ text: t('notices.stands_at', { path: noticeKinds[kind].open }) }, ...consequences].map(
            ({ text, warns }: Consequence) => (
              <li key={text} data-warns={warns || undefined}>
                <Icon name={warns ? 'triangle-alert' : 'check'} size={16} />
                <span>{text}</span>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

/** At once, or at a time. */
function When({ form }: { form: UseFormReturnType<PublishedValues> }): ReactElement {
  const t = useTexts('notices')
  const isLater = form.values.publish_at !== null
  return (
    <>
      <div className={styles.when}>
        <Segments
          label={t('notices.publish_when')}
          value={isLater ? 'later' : 'now'}
          options={[
            { value: 'now', label: t('notices.at_once') },
            { value: 'later', label: t('notices.at_time') },
          ]}
          onChange={when => form.setFieldValue('publish_at', when === 'later' ? '' : null)}
        />
      </div>
      {isLater && <At form={form} />}
    </>
  )
}

function At({ form }: { form: UseFormReturnType<PublishedValues> }): ReactElement {
  const t = useTexts('notices')
  return (
    <DateField
      type="datetime-local"
      label={t('notices.publish_at')}
      {...form.getInputProps('publish_at')}
      value={form.values.publish_at ?? ''}
    />
  )
}
