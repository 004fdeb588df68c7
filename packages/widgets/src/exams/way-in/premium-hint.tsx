import type { WayIn } from '@prostuti/contract'
import { isPartnerPage } from '@prostuti/sdk/partners'
import type { MouseEvent } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { requestPremium } from '../../foundation/page/premium-needed.ts'
import { lacksPremium } from './way-in.ts'

const address = '/buy_coin#premium'

/** That premium opens this too, with the way to premium; nothing for who has the way in already. */
export function PremiumHint({ way, client, t }: Pick<WidgetProps, 'client' | 't'> & { way: WayIn }) {
  if (!lacksPremium(way)) return null
  // A server draws for no partner's page.
  const isElsewhere = typeof location === 'object' && isPartnerPage(client)
  const inDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (requestPremium(event.currentTarget)) event.preventDefault()
  }
  return (
    <p className="ui-small ui-muted">
      {t('list.way_opens')}{' '}
      <a href={isElsewhere ? new URL(address, client.base).href : address} onClick={inDialog}>
        {t('list.way_see')}
      </a>
    </p>
  )
}
