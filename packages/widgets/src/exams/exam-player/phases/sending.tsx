import type { Attempt } from '@prostuti/sdk'
import type { ReactNode } from 'react'
import { IconClock, IconOffline } from '../../../foundation/icons/icons.tsx'
import type { Translate } from '../../../foundation/text/translate.ts'
import { useAtom } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'
import { RescueFile } from './rescue-file.tsx'

/** Handed in here, not yet received there. It goes on by itself, and the screen says so. */
export function Sending({ attempt, signInAgain, t }: { attempt: Attempt; signInAgain: ReactNode; t: Translate }) {
  // Nothing is said to wait here before it is on this device: whoever reads that may leave.
  const online = useAtom(attempt.$view, ({ sync }) => sync.online || sync.unsaved > 0)
  const { answered, total } = useAtom(attempt.$progress)
  const over = useAtom(attempt.$remaining, ms => ms !== null && ms <= 0)
  return (
    <Panel
      icon={online ? <IconClock /> : <IconOffline />}
      title={t(online ? 'player.sending_title' : 'player.sending_offline_title')}
    >
      {over ? <p>{t('player.time_over')}</p> : null}
      <p>{t(online ? 'player.sending_text' : 'player.sending_offline_text')}</p>
      {/* After a reload the sheet is known, and its paper need not be. */}
      <p className="ui-muted">
        {total > 0 ? t('player.will_send', { answered, total }) : t('player.will_send_kept', { count: answered })}
      </p>
      {signInAgain ? <p>{t('player.signed_out_text')}</p> : null}
      {signInAgain}
      {online ? null : <RescueFile attempt={attempt} t={t} />}
    </Panel>
  )
}
