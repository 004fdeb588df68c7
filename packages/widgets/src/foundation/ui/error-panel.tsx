import { IconAlert, IconOffline } from '../icons/icons.tsx'
import { Button } from './button.tsx'

export interface ErrorPanelProps {
  /** What happened. */
  title: string
  /** What is safe, and what to do next. */
  text?: string
  /** The next step, as a button. */
  action?: string
  onAction?: () => void
  busy?: string | false
  offline?: boolean
}

/** What happened, what is safe, what to do next. Announced when it appears. */
export function ErrorPanel({ title, text, action, onAction, busy, offline }: ErrorPanelProps) {
  return (
    <div className="ui-panel" part="panel" data-tone={offline ? 'plain' : 'wrong'} role="alert">
      <h2 part="heading">
        {offline ? <IconOffline /> : <IconAlert />}
        {title}
      </h2>
      {text ? <p>{text}</p> : null}
      {action && onAction ? (
        <Button onClick={onAction} busy={busy}>
          {action}
        </Button>
      ) : null}
    </div>
  )
}
