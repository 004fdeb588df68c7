import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import { IconOffline } from '../../foundation/icons/icons.tsx'
import { codeOf } from '../../foundation/text/error-text.ts'
import { momentWords } from '../rows/index.ts'
import type { BoardViewProps } from './view-props.ts'

/** Whether there is a network; a server that draws has one. */
export function useOnline({ platform }: Prostuti): boolean {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    setOnline(platform.network.online())
    return platform.network.onChange(setOnline)
  }, [platform])
  return isOnline
}

/** The list stays when it cannot be refreshed; this says of when it is. */
export function OldNotice({ t, language, now, board, isOnline }: BoardViewProps & { isOnline: boolean }) {
  const isOffline = !isOnline || (board.error !== undefined && codeOf(board.error) === 'network_lost')
  const isShown = isOffline || board.error !== undefined
  const moment = momentWords(board.at, { t, language, now })
  return (
    <div role="status" className="jobs-notice ui-small">
      {isShown ? (
        <p>
          <IconOffline />
          <span>{t(isOffline ? 'jobs.offline' : 'jobs.old', { moment })}</span>
        </p>
      ) : null}
    </div>
  )
}
