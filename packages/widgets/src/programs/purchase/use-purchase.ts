import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import { billingApiOf } from '@prostuti/sdk/billing'
import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { codeOf } from '../../foundation/error-text.ts'
import { requestSignIn } from '../../foundation/sign-in-needed.ts'
import { toast } from '../shared/index.ts'
import type { PurchaseSubject } from './purchase-subject.ts'

export interface PurchaseProps extends Pick<WidgetProps, 'client' | 't' | 'host'> {
  subject: PurchaseSubject
  /** Where people sign in, on a page whose shell does not ask them; without it they do so here. */
  signInHref?: string
  /** It is theirs now, or was already. */
  onGot: () => void
}

/** Getting one thing: who must sign in is asked to, then what it costs is confirmed, then it is done once. */
export interface PurchaseState {
  step: 'closed' | 'sign-in' | 'confirm'
  busy: boolean
  error: unknown
  begin(): void
  confirm(): void
  close(): void
}

/** The fragment of an address at which a page begins the purchase by itself, after signing in elsewhere. */
export const getFragment = 'get'

/** A visitor has nothing to get something with; somebody without an account has no coins. */
const mayGet = (user: UserInfo | null | undefined, { cost }: PurchaseSubject): boolean =>
  Boolean(user && !(user.is_anonymous && cost > 0))

/** What costs nothing takes none, whoever has them. */
const hasCoins = (user: UserInfo | null | undefined, { cost }: PurchaseSubject): boolean =>
  cost === 0 || (user?.billing_profile.coins ?? 0) >= cost

export function usePurchase(props: PurchaseProps): PurchaseState {
  const { client, subject, signInHref, host, t, onGot } = props
  const user = useStore(client.auth.$user)
  const [step, setStep] = useState<PurchaseState['step']>('closed')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const begin = () => {
    setError(null)
    const user = client.auth.$user.get()
    // Who has too few coins is told beside the button; there is nothing to confirm.
    if (mayGet(user, subject)) return setStep(hasCoins(user, subject) ? 'confirm' : 'closed')
    const act = t(subject.cost > 0 ? 'purchase.act.buy' : 'purchase.act.enrol', { title: subject.title })
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
      await billingApiOf(client).purchase(subject.what)
      toast(t(subject.cost > 0 ? 'purchase.done' : 'purchase.entered'))
      finish()
    } catch (failure) {
      if (codeOf(failure) === 'already_purchased') finish()
      else setError(failure)
    } finally {
      setBusy(false)
    }
  }

  useGoOnSignedIn(step === 'sign-in' && mayGet(user, subject), () =>
    setStep(hasCoins(user, subject) ? 'confirm' : 'closed'),
  )
  return { step, busy, error, begin, confirm: () => void confirm(), close: () => setStep('closed') }
}

/** Whoever has signed in right here goes on with what they were about to do. */
function useGoOnSignedIn(isIn: boolean, goOn: () => void): void {
  useEffect(() => {
    if (isIn) goOn()
  }, [isIn])
}
