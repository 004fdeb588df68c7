import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconLock } from '../../foundation/icons/exam-icons.tsx'
import { IconCheck, IconClock, icon } from '../../foundation/icons/icons.tsx'
import { wifi } from '../../foundation/icons/lucide.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

const IconNetwork = icon(wifi)

/** Paper, clock and network, each in words: what is not there yet says what becomes of it. */
export function LobbyChecks(props: JoinScreenProps & { keepsPapers: boolean }) {
  const { client, lobby, t, keepsPapers } = props
  const timeKnown = useStore(client.$timeKnown)
  const online = useOnline(props)
  const { phase } = lobby.view
  const hasPaper = phase === 'ready' || phase === 'opening' || phase === 'open'
  return (
    <ul className="ui-card lobby-checks" part="card">
      <Check
        done={keepsPapers && hasPaper}
        title={t(keepsPapers ? (hasPaper ? 'lobby.paper' : 'lobby.paper_coming') : 'lobby.paper_later')}
        text={t(keepsPapers && hasPaper ? 'lobby.paper_text' : 'lobby.paper_later_text')}
        sign={<IconLock />}
      />
      <Check
        done={timeKnown}
        title={t(timeKnown ? 'lobby.clock' : 'lobby.clock_coming')}
        text={t('lobby.clock_text')}
        sign={<IconClock />}
      />
      <Check
        done={online}
        title={t(online ? 'lobby.network' : 'lobby.network_away')}
        text={t(online ? 'lobby.network_text' : 'lobby.network_away_text')}
        sign={<IconNetwork />}
      />
    </ul>
  )
}

function Check({ done, title, text, sign }: { done: boolean; title: string; text: string; sign: ReactNode }) {
  return (
    <li data-done={done ? '' : undefined}>
      <span className="lobby-sign">{done ? <IconCheck /> : null}</span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {sign}
    </li>
  )
}

function useOnline({ client }: JoinScreenProps): boolean {
  const { network } = client.platform
  const [online, setOnline] = useState(() => network.online())
  useEffect(() => network.onChange(setOnline), [network])
  return online
}
