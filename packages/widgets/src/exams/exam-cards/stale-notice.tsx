import type { Translate } from '../../foundation/text/translate.ts'
import { IconOffline } from '../../foundation/ui/index.ts'

/** What was there stays when it cannot be refreshed; this says so, in room that is kept for nothing else. */
export function StaleNotice({ t, error, isShown }: { t: Translate; error: unknown; isShown: boolean }) {
  return (
    <div role="status" className="stale">
      {error && isShown ? (
        <p className="ui-panel ui-small" part="panel">
          <span>
            <IconOffline /> {t('list.stale')}
          </span>
        </p>
      ) : null}
    </div>
  )
}
