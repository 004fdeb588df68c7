import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import { billingApiOf, isPriceChange } from '@prostuti/sdk/billing'
import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { requestCoins } from '../../foundation/page/coins-needed.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'
import { toast } from '../../foundation/page/toast.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { type PaymentState, thisPage, usePayment } from '../payments/index.ts'
import { isBought, missingCoins, type PurchaseSubject } from './purchase-subject.ts'

export interface PurchaseProps extends Pick<WidgetProps, 'client' | 't' | 'host'> {
  subject: PurchaseSubject
  /** Where people sign in, on a page whose shell does not ask them; without it they do so here. */
  signInHref?: string
  /** Where coins are bought, `{program}` and `{back}` (where the act goes on) filled in, on a page whose shell does not sell them; without it that way is not offered. */
  coinsHref?: string
  /** It is theirs now, or was already. */
  onGot: () => void
  /** It costs something else than `subject` says: reads it again. */
  onPriceChange: () => void
}

/** Getting one thing: who must sign in is asked to, then what it costs is confirmed, then it is done once. */
export interface PurchaseState {
  step: 'closed' | 'sign-in' | 'confirm'
  busy: boolean
  error: unknown
  begin(): void
  confirm(): void
  close(): void
  /** Paying for it in taka. */
  payment: PaymentState
  /** Undefined where it is not for taka. */
  payTaka: (() => void) | undefined
  /** To the coins that are missing; undefined where none are, or none are sold here. */
  buyCoins: (() => void) | undefined
}

/** The fragment of an address at which a page begins the purchase by itself, after signing in elsewhere. */
export const getFragment = 'get'

/** A visitor has nothing to get something with; somebody without an account has no coins. */
const mayGet = (user: UserInfo | null | undefined, subject: PurchaseSubject): boolean =>
  Boolean(user && !(user.is_anonymous && isBought(subject)))

export function usePurchase(props: PurchaseProps): PurchaseState {
  const { client, subject, signInHref, host, t, onGot, onPriceChange } = props
  const user = useStore(client.auth.$user)
  const [step, setStep] = useState<PurchaseState['step']>('closed')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const act = t(isBought(subject) ? 'purchase.act.buy' : 'purchase.act.enrol', { title: subject.title })
  const ways = useOtherWays({ ...props, act })
  // Who has too few coins, and no other way, is told beside the button; there is nothing to confirm.
  const stepFor = (user: UserInfo | null | undefined) =>
    missingCoins(subject, user) === 0 || ways.payTaka || props.coinsHref ? 'confirm' : 'closed'

  const begin = () => {
    setError(null)
    const user = client.auth.$user.get()
    if (mayGet(user, subject)) return setStep(stepFor(user))
    if (requestSignIn(host ?? document, { act, resume: begin, fragment: getFragment })) return
    if (signInHref) client.platform.network.navigate(signInHref)
    else setStep('sign-in')
  }
  const finish = () => {
    setStep('closed')
    onGot()
  }
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await billingApiOf(client).purchase({ ...subject.what, cost: subject.cost })
      toast(t(subject.cost > 0 ? 'purchase.done' : 'purchase.entered'))
      finish()
    } catch (failure) {
      if (codeOf(failure) === 'already_purchased') finish()
      else setError(failure)
      if (isPriceChange(failure)) onPriceChange()
    } finally {
      setBusy(false)
    }
  }

  useGoOnSignedIn(step === 'sign-in' && mayGet(user, subject), () => setStep(stepFor(user)))
  return { step, busy, error, begin, confirm: () => void confirm(), close: () => setStep('closed'), ...ways }
}

/** Taka instead of coins, and the coins that are missing. */
function useOtherWays({ client, subject, host, coinsHref, act, onPriceChange }: PurchaseProps & { act: string }) {
  const user = useStore(client.auth.$user)
  const payment = usePayment({ client, host, act, fragment: getFragment, onPriceChange })
  const { what, title, taka = 0 } = subject
  const missing = missingCoins(subject, user)
  const program = 'program' in what ? what.program : undefined
  const toCoins = (href: string) => () => {
    const back = `${thisPage()}#${getFragment}`
    if (requestCoins(host ?? document, { title, missing, back })) return
    client.platform.network.navigate(fillTemplate(href, { program: program ?? '', back }))
  }
  return {
    payment,
    payTaka:
      taka > 0 && program !== undefined
        ? () => payment.start({ category: 'program_purchase', product_id: program, cost_in_tk: taka })
        : undefined,
    buyCoins: missing > 0 && coinsHref ? toCoins(coinsHref) : undefined,
  }
}

/** After signing in, or buying coins, elsewhere the page is opened at `#get`: the interrupted act goes on once it is offered. */
export function useBeginFromAddress(isOffered: boolean, { begin }: PurchaseState): void {
  useEffect(() => {
    if (!isOffered || location.hash !== `#${getFragment}`) return
    history.replaceState(history.state, '', location.pathname + location.search)
    begin()
  }, [isOffered])
}

/** Whoever has signed in right here goes on with what they were about to do. */
function useGoOnSignedIn(isIn: boolean, goOn: () => void): void {
  useEffect(() => {
    if (isIn) goOn()
  }, [isIn])
}
