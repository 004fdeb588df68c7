import type { Attempt } from '@prostuti/sdk'
import { IconAlert } from '../../../foundation/icons/icons.tsx'
import type { Translate } from '../../../foundation/text/translate.ts'
import { useAtom } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'
import { RescueFile } from './rescue-file.tsx'

/** It came too late or was refused for good: the sheet is still here, and can be taken to the staff. */
export function Stranded({ attempt, t }: { attempt: Attempt; t: Translate }) {
  const late = useAtom(attempt.$view, view => view.error?.code === 'too_late')
  const detail = useAtom(attempt.$view, view => view.error?.detail)
  return (
    <Panel icon={<IconAlert />} tone="wrong" title={t(late ? 'player.too_late_title' : 'player.stranded_title')}>
      {!late && detail ? <p>{detail}</p> : null}
      <p>{t('player.stranded_text')}</p>
      <RescueFile attempt={attempt} t={t} />
      <slot name="stranded" />
    </Panel>
  )
}
