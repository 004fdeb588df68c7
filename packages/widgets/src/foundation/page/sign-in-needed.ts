/** Asks the page around a widget to let somebody sign in for what they are about to do. */
export interface SignInNeeded {
  /** What signing in is for, in the widget's language: the title of the page's dialog. */
  readonly act: string
  /** Completes it, once somebody is signed in; called at most once. */
  resume(): void
  /**
   * Where signing in takes the whole page away: the fragment (`get`, without its `#`) of this page's address at which the widget completes
   * the act by itself once it is opened again.
   */
  readonly fragment?: string
  /** Somebody without an account may do it, too: the page offers that way. */
  readonly anonymous?: boolean
  /** Takes what the page's own server has signed for who is here: there where `sign-in="partner"` asks. */
  signIn?(jwt: string | Promise<string>): void
}

export const signInNeeded = 'prostuti-sign-in-needed'

export type SignInNeededEvent = CustomEvent<SignInNeeded>

declare global {
  interface HTMLElementEventMap {
    [signInNeeded]: SignInNeededEvent
  }
  interface DocumentEventMap {
    [signInNeeded]: SignInNeededEvent
  }
}

/**
 * Dispatches `prostuti-sign-in-needed` from an element: bubbling, composed and cancelable. A page that signs people in by
 * itself calls `preventDefault()`, and `resume()` afterwards. False where nobody took it over: the widget then has to lead
 * to a way in by its own means, as on a page without our shell.
 *
 * @example
 * if (!requestSignIn(host, { act: t('program.act.buy'), resume: buy })) navigate(signInHref)
 */
export function requestSignIn(target: EventTarget | null, needed: SignInNeeded): boolean {
  let isDone = false
  const resume = (): void => {
    if (isDone) return
    isDone = true
    needed.resume()
  }
  const event: SignInNeededEvent = new CustomEvent(signInNeeded, {
    detail: { ...needed, resume },
    bubbles: true,
    composed: true,
    cancelable: true,
  })
  return target?.dispatchEvent(event) === false
}
