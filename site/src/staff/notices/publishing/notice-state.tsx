import type { StaffNoticeRow } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../../foundation/index.ts'

export type NoticeState = StaffNoticeRow['state']

const looks: Readonly<Record<NoticeState, readonly [Tone, IconName]>> = {
  draft: ['quiet', 'pencil'],
  scheduled: ['marked', 'clock'],
  published: ['plain', 'circle-check'],
  over: ['quiet', 'archive'],
}

export function NoticeStateChip({ state }: { state: NoticeState }): ReactElement {
  const t = useTexts('notices')
  const [tone, icon] = looks[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`notices.state.${state}`)}
    </StatusChip>
  )
}

/** Where a notice stands at an instant, in milliseconds since 1970. */
export function stateOf(publishedOn: string | null, now: number): Exclude<NoticeState, 'over'> {
  if (publishedOn === null) return 'draft'
  return Date.parse(publishedOn) > now ? 'scheduled' : 'published'
}
