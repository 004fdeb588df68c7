import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import { isPriceChange, type PaymentRequest, paymentsApiOf } from '@prostuti/sdk/billing'
import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'

export interface PaymentEvents {
  /** The order is made, and the page is being left for the gateway's. */
  'payment-started': { tran_id: string; purchase: string }
  /** Somebody does not want to pay. */
  cancelled: { reason: 'cancelled' }
}

export interface PaymentProps extends Pick<WidgetProps, 'client' | 'host'> {
  onStarted?: (started: PaymentEvents['payment-started']) => void
  /** It costs something else than was shown: reads the prices again. */
  onPriceChange: () => void
  /** What signing in is for, where somebody has to. */
  act: string
  /** Where to come back to: a path of our site, or a registered address; default: this very page. */
  redirectUrl?: string
  /** The fragment of this page's address at which the act goes on after signing in elsewhere. */
  fragment?: string
  /** Where people sign in, on a page whose shell does not ask them; without it they do so here. */
  signInHref?: string
}

/** At the price that the person sees, in whole taka. */
type PricedRequest = Omit<PaymentRequest, 'redirect_url' | 'cost_in_tk'> & { cost_in_tk: number }

/** Paying for one thing at a time: who must sign in is asked to, then the page is left for the gateway's. */
export interface PaymentState {
  busy: boolean
  error: unknown
  /** Nobody with an account is signed in, and the page does not ask them. */
  signsIn: boolean
  start(what: PricedRequest): void
}

/** Buying needs an account. */
const hasAccount = (user: UserInfo | null | undefined): boolean => Boolean(user && !user.is_anonymous)

export function usePayment(props: PaymentProps): PaymentState {
  const { client, act, host, onStarted, onPriceChange, redirectUrl, fragment, signInHref } = props
  const user = useStore(client.auth.$user)
  const [signsIn, setSignsIn] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // Two taps come sooner than a drawing.
  const underWay = useRef(false)

  const pay = async (what: PricedRequest) => {
    underWay.current = true
    setBusy(true)
    setError(null)
    try {
      const request = { ...what, redirect_url: redirectUrl || thisPage() }
      const { GatewayPageURL, tran_id, purchase } = await paymentsApiOf(client).startPayment(request)
      onStarted?.({ tran_id, purchase })
      // It stays busy: this page is being left.
      client.platform.network.navigate(GatewayPageURL)
    } catch (failure) {
      underWay.current = false
      setError(failure)
      setBusy(false)
      if (isPriceChange(failure)) onPriceChange()
    }
  }
  const start = (what: PricedRequest) => {
    if (underWay.current) return
    if (hasAccount(client.auth.$user.get())) return void pay(what)
    if (requestSignIn(host ?? document, { act, resume: () => start(what), fragment })) return
    if (signInHref) client.platform.network.navigate(signInHref)
    else setSignsIn(true)
  }

  useEffect(() => {
    if (user === undefined) client.auth.refresh().catch(error => console.warn('prostuti: nobody known yet', error))
  }, [client, user])
  // Whoever comes back without having paid finds a button that works.
  useEffect(
    () =>
      client.platform.clock.onResume(() => {
        underWay.current = false
        setBusy(false)
      }),
    [client],
  )
  return { busy, error, signsIn: signsIn && !hasAccount(user), start }
}

/** The path of this page, without its fragment and what an earlier payment has left in its address. */
export function thisPage(): string {
  const query = new URLSearchParams(location.search)
  query.delete('status')
  query.delete('purchase')
  return location.pathname + (query.size > 0 ? `?${query}` : '')
}
