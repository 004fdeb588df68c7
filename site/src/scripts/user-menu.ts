/** Closes the menu as people expect, and signs out; the SDK comes when it is needed, not before. */
class UserMenu extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const details = this.querySelector('details')!
    const close = () => details.removeAttribute('open')
    document.addEventListener('click', event => this.contains(event.target as Node) || close(), { signal })
    this.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return
      close()
      details.querySelector('summary')!.focus()
    })
    this.querySelector('button')!.addEventListener('click', () => this.#signOut(), { signal })
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }

  async #signOut(): Promise<void> {
    const button = this.querySelector('button')!
    const label = button.querySelector('span')!
    const before = label.textContent
    button.disabled = true
    label.textContent = this.dataset.waiting ?? before
    this.querySelector('.failure')!.textContent = ''
    try {
      const { createProstuti } = await import('@prostuti/sdk')
      const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
      // The elements know their API by its whole address, and the session is kept under that.
      const base = new URL(this.dataset.api ?? '/api/', location.href).href
      await createProstuti({ base, language }).auth.signOut()
      location.replace('/')
    } catch (error) {
      console.error('signing out failed', error)
      this.querySelector('.failure')!.textContent = this.dataset.failed ?? ''
      label.textContent = before
      button.disabled = false
    }
  }
}

customElements.define('site-user-menu', UserMenu)
