import { createPkce, exchangeSignIn } from '@prostuti/sdk/auth'
import type { Bridge } from '@prostuti/sdk/platform/bridge'
import { openClient } from '../client/open-client.ts'

interface Request {
  readonly state: string
  readonly verifier: string
  readonly done: PromiseWithResolvers<void>
}

export interface AppSignIn {
  /** Ends once somebody is signed in. Rejects where the app does not take it over, or its code is none. */
  ask(): Promise<void>
  /** Before a person has to press anything. */
  askWhereNobodyIs(): Promise<void>
  take(message: { readonly code: string; readonly state: string }): void
  /** The app has not heard it: whoever waits may go another way. */
  giveUp(): void
}

/**
 * Whoever holds the page knows the person and gets a challenge; back comes a one-time code, for this request and once. The verifier
 * and the token never leave the page. A code that nobody has asked for is not looked at.
 */
export function askAppToSignIn(send: Bridge['send']): AppSignIn {
  let asked: Request | null = null

  async function ask(): Promise<void> {
    const { verifier, challenge } = await createPkce()
    const { verifier: state } = await createPkce()
    // What was asked for before has no answer any more.
    giveUp()
    const done = Promise.withResolvers<void>()
    asked = { state, verifier, done }
    send('sign-in', { challenge, state })
    await done.promise
  }

  async function finish(code: string, { verifier, done }: Request): Promise<void> {
    await exchangeSignIn(await openClient(), code, verifier)
    send('signed-in')
    done.resolve()
  }

  function giveUp(): void {
    asked?.done.reject(new Error('the app signs nobody in'))
    asked = null
  }

  return {
    ask,
    giveUp,
    async askWhereNobodyIs() {
      const { auth } = await openClient()
      const element = document.querySelector('.embed')?.firstElementChild
      if (auth.$token.get() === null && element?.getAttribute('sign-in') === 'ask') await ask()
    },
    take({ code, state }) {
      if (!asked || asked.state !== state) return
      const request = asked
      asked = null
      finish(code, request).catch(request.done.reject)
    },
  }
}
