import { useStore } from '@nanostores/react'
import { isPriceChange, refusalOf } from '@prostuti/sdk/billing'
import { SignInWays } from '../../auth/sign-in/index.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { codeOf, errorText } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { PaymentTrouble, takaWords } from '../payments/index.ts'
import { coinsWords } from '../prices/index.ts'
import { isBought, missingCoins, type PurchaseSubject } from './purchase-subject.ts'
import type { PurchaseState } from './use-purchase.ts'

interface DialogProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  subject: PurchaseSubject
  purchase: PurchaseState
}

/** Names the act, says what will be true afterwards, and does it (specification: Cancel/Buy Now, Cancel/Access Now). */
export function PurchaseDialog(props: DialogProps) {
  const { purchase, subject, t } = props
  if (purchase.step === 'sign-in') return <SignInFirst {...props} />
  const isFree = !isBought(subject)
  const missing = useMissingCoins(props)
  const withCoins = isFree || (subject.cost > 0 && missing === 0)
  const isPaying = purchase.payment.busy
  return (
    <Dialog
      open={purchase.step === 'confirm'}
      onClose={purchase.close}
      title={t(isFree ? 'purchase.title.enrol' : 'purchase.title.buy', { title: subject.title })}
      actions={
        <>
          <Button onClick={purchase.close}>{t('ui.cancel')}</Button>
          {withCoins ? (
            <Button
              kind="primary"
              onClick={purchase.confirm}
              busy={purchase.busy && t('purchase.busy')}
              disabled={isPaying}
            >
              {t(isFree ? 'purchase.access_now' : 'purchase.buy_now')}
            </Button>
          ) : null}
        </>
      }
    >
      {subject.begins ? <p className="purchase-note ui-num">{subject.begins}</p> : null}
      {isFree ? <p className="purchase-note">{t('purchase.enrol_text')}</p> : null}
      {subject.cost > 0 ? missing > 0 ? <Missing {...props} missing={missing} /> : <Sum {...props} /> : null}
      <OtherWays {...props} withCoins={withCoins} />
      <Trouble {...props} />
    </Dialog>
  )
}

function useMissingCoins({ client, subject }: DialogProps): number {
  return missingCoins(subject, useStore(client.auth.$user))
}

function Missing({ missing, ...props }: DialogProps & { missing: number }) {
  const { client, t } = props
  const coins = useStore(client.auth.$user)?.billing_profile.coins ?? 0
  return (
    <p className="purchase-note">
      {t('purchase.have', { coins: coinsWords(coins, props) })}{' '}
      {t('purchase.missing', { coins: coinsWords(missing, props) })}
    </p>
  )
}

/** The coins that are missing, and taka instead of coins. */
function OtherWays({ withCoins, ...props }: DialogProps & { withCoins: boolean }) {
  const { t, subject, purchase } = props
  const { payTaka, buyCoins, payment } = purchase
  if (!payTaka && !buyCoins) return null
  const toCoins = () => {
    purchase.close()
    buyCoins?.()
  }
  return (
    <div className="purchase-ways ui-num">
      {buyCoins ? (
        <Button kind="primary" onClick={toCoins} disabled={payment.busy}>
          {t('purchase.buy_coins')}
        </Button>
      ) : null}
      {payTaka ? (
        <Button
          kind={withCoins || buyCoins ? 'plain' : 'primary'}
          onClick={payTaka}
          busy={payment.busy && t('payment.starting')}
          disabled={purchase.busy}
        >
          {t('purchase.pay_taka', { price: takaWords(subject.taka ?? 0, props) })}
        </Button>
      ) : null}
      {payTaka ? <p className="ui-small ui-muted">{t('purchase.taka_how')}</p> : null}
      <PaymentTrouble t={t} error={payment.error} />
    </div>
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
    if (isPriceChange(error)) return t('purchase.price_changed')
    const { title, text } = errorText(error, t)
    return `${title} ${text}`
  }
}

/** On a page without a shell that asks people to sign in: here. */
function SignInFirst({ client, t, subject, purchase }: DialogProps) {
  const act = t(isBought(subject) ? 'purchase.act.buy' : 'purchase.act.enrol', { title: subject.title })
  return (
    <Dialog
      open
      onClose={purchase.close}
      title={act}
      actions={<Button onClick={purchase.close}>{t('ui.cancel')}</Button>}
    >
      <SignInWays client={client} membersOnly={isBought(subject)} t={t} onFailed={onFailed} />
    </Dialog>
  )
}

function onFailed(error: unknown): void {
  console.warn('prostuti: signing in failed', error)
}
