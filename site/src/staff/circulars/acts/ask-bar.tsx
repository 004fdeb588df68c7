import { Button, Skeleton } from '@mantine/core'
import { keptSearchHour } from '@prostuti/contract/circulars/bounds'
import { type ReactElement, useEffect, useRef } from 'react'
import { Icon, Shortcut, useFigures, useShortcut, useTexts } from '../../foundation/index.ts'
import { countValue } from '../circular/count-value.ts'
import styles from './ask-bar.module.css'
import type { Asked, CircularActs } from './use-circular-acts.ts'

/** Stands under what was asked for: one sentence of what will be true, who stays out and why, and the act with its real number. */
export function AskBar({ acts }: { acts: CircularActs }): ReactElement | null {
  const { asked } = acts
  return asked && <Question key={asked.act} asked={asked} acts={acts} />
}

function Question({ asked, acts }: { asked: Asked; acts: CircularActs }): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { act, outcome, isRecounted } = asked
  const go = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const count = outcome?.changed.length ?? 0
  useShortcut({ key: 'Escape' }, acts.cancel)
  const isCounted = outcome !== null
  // Enter acts, and on Cancel it cancels: both are the focus's.
  useEffect(() => {
    if (isCounted) (count > 0 ? go : cancel).current?.focus()
  }, [isCounted, count])
  return (
    <section className={styles.bar} aria-label={t(`circulars.act.${act}`)}>
      <Icon name="info" />
      <div className={styles.text} role="status">
        {outcome ? <Sentences asked={{ ...asked, outcome }} /> : <Skeleton height={18} width="70%" radius="sm" />}
        {isRecounted && <p>{t('circulars.recounted')}</p>}
      </div>
      <div className={styles.actions}>
        <Button ref={cancel} variant="default" rightSection={<Shortcut keys="Esc" />} onClick={acts.cancel}>
          {t('frame.cancel')}
        </Button>
        {(count > 0 || !outcome) && (
          <Button
            ref={go}
            loading={acts.isBusy}
            disabled={!outcome}
            rightSection={<Shortcut keys="↵" />}
            onClick={acts.confirm}
          >
            {t(`circulars.do.${act}`, { count: number(Math.max(count, 1)) })}
          </Button>
        )}
      </div>
    </section>
  )
}

type Counted = Asked & { outcome: NonNullable<Asked['outcome']> }

function Sentences({ asked: { act, outcome } }: { asked: Counted }): ReactElement {
  const t = useTexts('circulars')
  const { number, digits } = useFigures()
  const { changed, left, kept_searches: searches } = outcome
  const isSeen = act === 'approve' || act === 'publish'
  return (
    <>
      <p>
        {t(changed.length === 0 ? 'circulars.ask.none' : `circulars.ask.${act}`, {
          count: countValue(changed.length, number),
        })}{' '}
        {isSeen &&
          changed.length > 0 &&
          (searches > 0
            ? t('circulars.ask.searches', { count: countValue(searches, number), hour: digits(String(keptSearchHour)) })
            : t('circulars.ask.no_searches'))}
      </p>
      {left.map(({ id, title, problem }) => (
        <p key={id}>
          <b>{title}</b> {t(`circulars.stays.${problem}`)}
        </p>
      ))}
    </>
  )
}
