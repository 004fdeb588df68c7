import { authorizePartner } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '@prostuti/sdk'

/** `code`, or `error` where the person said no. */
type Answer = { code: string } | { error: 'access_denied' }

/** The person's answer to a partner's page: the code goes to exactly its origin, by one of two ways. */
class PartnerConsent extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', event => {
      const button = (event.target as Element).closest('button')
      if (button && !button.disabled) void this.#act(button)
    })
    this.#lock(false)
  }

  async #act(button: HTMLButtonElement): Promise<void> {
    const label = button.querySelector('span')!
    const before = label.textContent
    this.#lock(true)
    label.textContent = this.dataset.waiting!
    this.#say('')
    try {
      await this.#do(button.dataset.do)
    } catch (error) {
      console.error('the sign-in could not be handed over', error)
      this.#say(this.dataset.failed!)
    }
    label.textContent = before
    this.#lock(false)
  }

  async #do(step: string | undefined): Promise<void> {
    if (step === 'agree') await this.#agree()
    else if (step === 'another') await this.#useAnother()
    else this.#answer({ error: 'access_denied' })
  }

  async #agree(): Promise<void> {
    const { origin, challenge } = this.dataset
    const client = await this.#client()
    // The page knows its person by a cookie; what agrees is the token, which may have been lost on this device.
    if (!client.auth.$token.get()) return this.#signInAgain()
    const body = { origin: origin!, code_challenge: challenge! }
    const { code } = await client.http.call(authorizePartner, { body })
    this.#answer({ code })
  }

  async #useAnother(): Promise<void> {
    const { signOutOfSite } = await import('@prostuti/sdk/auth')
    await signOutOfSite(await this.#client())
    location.reload()
  }

  async #client(): Promise<Prostuti> {
    const { createPageClient } = await import('@prostuti/sdk/create-page-client')
    const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
    // The elements know their API by its whole address, and the session is kept under that.
    return createPageClient({ base: new URL(this.dataset.api!, location.href).href, language })
  }

  #signInAgain(): void {
    const address = new URL(location.href)
    address.searchParams.set('prompt', 'login')
    location.replace(address)
  }

  /** To the window that opened this one; where a provider's page has severed it, or there is none, by the way back. */
  #answer(answer: Answer): void {
    const { mode, origin, redirect, state } = this.dataset
    const opener = mode === 'web_message' ? (window.opener as Window | null) : null
    if (opener) {
      opener.postMessage({ type: 'prostuti:authorization', ...answer, state }, origin!)
      window.close()
      this.#say(this.dataset.done!)
    } else if (redirect) {
      const fields = Object.entries({ ...answer, state: state! }).map(([name, value]) => [`prostuti_${name}`, value])
      location.replace(`${redirect}#${new URLSearchParams(fields)}`)
    } else {
      throw new Error('nobody waits for an answer')
    }
  }

  #lock(locked: boolean): void {
    for (const button of this.querySelectorAll('button')) button.disabled = locked
  }

  #say(text: string): void {
    this.querySelector('.failure')!.textContent = text
  }
}

customElements.define('site-partner-consent', PartnerConsent)
