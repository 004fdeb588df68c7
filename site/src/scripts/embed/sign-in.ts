import { createPkce, exchangeSignIn } from '@prostuti/sdk/auth'
import type { Bridge } from '@prostuti/sdk/platform/bridge'
import { openClient } from '../client/open-client.ts'

interface Request {
  readonly state: string
  readonly verifier: string
}

interface AskParts extends Pick<Bridge, 'send'> {
  onFailed(detail: { readonly code: string; readonly detail: string }): void
}

/**
 * Whoever holds the page knows the person and gets a challenge; back comes a one-time code, for this request and once. The verifier
 * and the token never leave the page. A code that nobody has asked for is not looked at.
 */
export function askAppToSignIn({ send, onFailed }: AskParts) {
  let asked: Request | null = null
  let pressed = false

  async function start(): Promise<void> {
    const { verifier, challenge } = await createPkce()
    const { verifier: state } = await createPkce()
    asked = { state, verifier }
    send('sign-in', { challenge, state })
  }

  async function finish(code: string, { verifier }: Request): Promise<void> {
    const client = await openClient()
    await exchangeSignIn(client, code, verifier)
    send('signed-in')
  }

  const failed = (error: unknown) => {
    console.warn('prostuti: the app’s sign-in failed', error)
    const { code = 'provider_rejected' } = (error ?? {}) as { code?: string }
    onFailed({ code, detail: 'sign-in' })
  }

  return {
    /** Whether a person waits for it, and not only the page. */
    wasPressed: () => pressed,
    ask(): boolean {
      pressed = true
      start().catch(failed)
      return true
    },
    /** Before a person has to press anything. */
    async askWhereNobodyIs(): Promise<void> {
      const { auth } = await openClient()
      const element = document.querySelector('.embed')?.firstElementChild
      if (auth.$token.get() === null && element?.getAttribute('sign-in') === 'ask') await start().catch(failed)
    },
    take({ code, state }: { readonly code: string; readonly state: string }): void {
      if (!asked || asked.state !== state) return
      const request = asked
      asked = null
      finish(code, request).catch(failed)
    },
  }
}
