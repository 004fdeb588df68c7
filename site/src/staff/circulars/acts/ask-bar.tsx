import { Skeleton } from '@mantine/core'
import { keptSearchHour } from '@prostuti/contract/circulars/bounds'
import type { ReactElement } from 'react'
import { AskBar as Bar, useFigures, useTexts } from '../../foundation/index.ts'
import { countValue } from '../circular/count-value.ts'
import type { Asked, CircularActs } from './use-circular-acts.ts'

/** Stands under what was asked for: one sentence of what will be true, who stays out and why, and the act with its real number. */
export function AskBar({ acts }: { acts: CircularActs }): ReactElement | null {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { asked } = acts
  if (!asked) return null
  const { act, outcome, isRecounted } = asked
  const count = outcome?.changed.length ?? 1
  return (
    <Bar
      key={act}
      label={t(`circulars.act.${act}`)}
      confirm={count > 0 ? t(`circulars.do.${act}`, { count: number(count) }) : null}
      isCounting={!outcome}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
    >
      {outcome ? <Sentences asked={{ ...asked, outcome }} /> : <Skeleton height={18} width="70%" radius="sm" />}
      {isRecounted && <p>{t('circulars.recounted')}</p>}
    </Bar>
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
