import { IconOffline } from '../../../foundation/icons/icons.tsx'
import { codeOf } from '../../../foundation/text/error-text.ts'
import type { TalkProps } from '../talk-props.ts'
import { momentOf } from './moment-words.ts'

interface NoticeProps extends TalkProps {
  isOnline: boolean
  error: unknown
  /** When what is shown came; 0: nothing is shown. */
  at: number
}

/** What was seen stays when it cannot be refreshed; this says until when it goes. */
export function OldNotice(props: NoticeProps) {
  const { t, isOnline, error, at } = props
  const isOffline = !isOnline || (error !== undefined && codeOf(error) === 'network_lost')
  const isShown = at > 0 && (isOffline || error !== undefined)
  return (
    <div role="status" className="talk-old ui-small">
      {isShown ? (
        <p>
          <IconOffline />
          <span>{t(isOffline ? 'talk.offline' : 'talk.old', { moment: momentOf(at, props) })}</span>
        </p>
      ) : null}
    </div>
  )
}
