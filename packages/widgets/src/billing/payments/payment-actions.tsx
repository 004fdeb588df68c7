import { isPartnerPage } from '@prostuti/sdk/partners'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { SignInWays } from '../../auth/sign-in/index.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { Button, VisuallyHidden } from '../../foundation/ui/index.ts'
import { IconLock } from './icons.tsx'
import { PaymentTrouble } from './payment-trouble.tsx'
import type { PaymentState } from './use-payment.ts'

interface ActionsProps extends Pick<WidgetProps, 'client' | 't'> {
  payment: PaymentState
  /** What the button says. */
  children: ReactNode
  /** Undefined while nothing is chosen. */
  onPay: (() => void) | undefined
  onCancel: () => void
  /** By what one pays and when it comes: beside the button, so that nothing ever covers it. */
  trust: string
  /** Where the same is bought on our own site: `/buy_coin`. */
  ownPath: string
}

/** Cancel and buy; what went wrong; and where nobody is signed in and no page asks them to, the ways to do so. */
export function PaymentActions({ client, t, payment, children, trust, onPay, onCancel, ownPath }: ActionsProps) {
  const isPartners = useIsPartners(client)
  return (
    <div className="pay-foot">
      <PaymentTrouble t={t} error={payment.error} />
      <p className="pay-note">
        <IconLock />
        <span>{trust}</span>
      </p>
      {payment.signsIn ? <SignInWays client={client} membersOnly t={t} onFailed={onFailed} /> : null}
      <div className="pay-actions">
        <Button onClick={onCancel} disabled={payment.busy}>
          {t('ui.cancel')}
        </Button>
        {isPartners ? (
          <a
            className="ui-button"
            part="button"
            data-kind="primary"
            href={new URL(ownPath, client.base).href}
            target="_blank"
            rel="noopener"
          >
            <span>
              {t('payment.on_our_site')}
              <VisuallyHidden>, {t('payment.new_tab')}</VisuallyHidden>
            </span>
          </a>
        ) : (
          <Button
            kind={payment.signsIn ? 'plain' : 'primary'}
            onClick={onPay}
            disabled={!onPay}
            busy={payment.busy && t('payment.starting')}
          >
            {children}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether this is a partner's page, where nobody pays; told after the first drawing, which has to equal a server's, and before anybody can press. */
function useIsPartners(client: WidgetProps['client']): boolean {
  const [isPartners, setPartners] = useState(false)
  useLayoutEffect(() => setPartners(isPartnerPage(client)), [client])
  return isPartners
}

function onFailed(error: unknown): void {
  console.warn('prostuti: signing in failed', error)
}
