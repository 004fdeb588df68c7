import { useStore } from '@nanostores/react'
import { refusalOf } from '@prostuti/sdk/billing'
import { SignInWays } from '../../auth/sign-in/index.ts'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { codeOf, errorText } from '../../foundation/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { coinsWords } from '../shared/index.ts'
import type { PurchaseSubject } from './purchase-subject.ts'
import type { PurchaseState } from './use-purchase.ts'

interface DialogProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  subject: PurchaseSubject
  purchase: PurchaseState
}

/** Names the act, says what will be true afterwards, and does it (specification: Cancel/Buy Now, Cancel/Access Now). */
export function PurchaseDialog(props: DialogProps) {
  const { purchase, subject, t } = props
  if (purchase.step === 'sign-in') return <SignInFirst {...props} />
  const isFree = subject.cost === 0
  return (
    <Dialog
      open={purchase.step === 'confirm'}
      onClose={purchase.close}
      title={t(isFree ? 'purchase.title.enrol' : 'purchase.title.buy', { title: subject.title })}
      actions={
        <>
          <Button onClick={purchase.close}>{t('ui.cancel')}</Button>
          <Button kind="primary" onClick={purchase.confirm} busy={purchase.busy && t('purchase.busy')}>
            {t(isFree ? 'purchase.access_now' : 'purchase.buy_now')}
          </Button>
        </>
      }
    >
      {isFree ? <p className="purchase-note">{t('purchase.enrol_text')}</p> : <Sum {...props} />}
      <Trouble {...props} />
    </Dialog>
  )
}

/** The balance before, the change and the balance after. */
function Sum(props: DialogProps) {
  const { client, subject, t } = props
  const before = useStore(client.auth.$user)?.billing_profile.coins ?? 0
  const words = (coins: number) => coinsWords(coins, props)
  return (
    <>
      <dl className="purchase-sum ui-num">
        <dt>{t('purchase.before')}</dt>
        <dd>{words(before)}</dd>
        <dt>{t('purchase.price')}</dt>
        <dd>{words(-subject.cost)}</dd>
        <dt>{t('purchase.after')}</dt>
        <dd>
          <b>{words(Math.max(before - subject.cost, 0))}</b>
        </dd>
      </dl>
      <p className="purchase-note ui-small">{t('purchase.once')}</p>
    </>
  )
}

/** Why it did not come about. Of a lost answer, that another press costs nothing twice. */
function Trouble({ purchase: { error }, ...props }: DialogProps) {
  const { t } = props
  const missing = refusalOf(error).missingCoins
  const text = missing > 0 ? t('purchase.missing', { coins: coinsWords(missing, props) }) : error ? words() : ''
  return (
    <p className="purchase-trouble ui-small" role="alert">
      {text}
    </p>
  )

  function words(): string {
    if (codeOf(error) === 'network_lost') return t('purchase.lost')
    const { title, text } = errorText(error, t)
    return `${title} ${text}`
  }
}

/** On a page without a shell that asks people to sign in: here. */
function SignInFirst({ client, t, subject, purchase }: DialogProps) {
  const act = t(subject.cost > 0 ? 'purchase.act.buy' : 'purchase.act.enrol', { title: subject.title })
  return (
    <Dialog
      open
      onClose={purchase.close}
      title={act}
      actions={<Button onClick={purchase.close}>{t('ui.cancel')}</Button>}
    >
      <SignInWays client={client} membersOnly={subject.cost > 0} t={t} onFailed={onFailed} />
    </Dialog>
  )
}

function onFailed(error: unknown): void {
  console.warn('prostuti: signing in failed', error)
}
