import { bringCode } from '../offline/missing-part.ts'

/** As much of the shell's element as it takes. */
interface Modal extends Element {
  open(): void
}

/** Fetches what a dialog of ours sells when it is opened, not before; the menu that it was opened from makes way. */
export function openBillingDialogs(page: Document): void {
  const prepare = (modal: Element) => {
    const { code } = (modal as HTMLElement).dataset
    if (!code) return
    page.querySelector<HTMLDialogElement>('#menu')?.close()
    bringCode(code).catch((error: unknown) => console.error('prostuti: a dialog has no content', error))
  }
  page.addEventListener('prostuti-opening', event => event.target instanceof Element && prepare(event.target))
  page.addEventListener('prostuti-coins-needed', event => {
    const coins = page.querySelector('#buy-coin prostuti-buy-coin')
    if (!coins) return
    event.preventDefault()
    const { back, ...wanted } = (event as CustomEvent<{ back: string }>).detail
    coins.setAttribute('wanted', JSON.stringify(wanted))
    coins.setAttribute('redirect-url', back)
    ;(coins.closest('prostuti-modal') as Modal | null)?.open()
  })
  page.addEventListener('prostuti-premium-needed', event => {
    const premium = page.querySelector('#premium')?.closest('prostuti-modal')
    if (!premium) return
    event.preventDefault()
    ;(premium as Modal).open()
  })
  // What the coins were for is said once: the menu opens the dialog without it.
  page.addEventListener('close', event => clearWanted(event.target), true)
  // The address may have opened one before this code was there.
  for (const modal of page.querySelectorAll('prostuti-modal[data-code]:has(dialog[open])')) prepare(modal)
}

function clearWanted(dialog: EventTarget | null): void {
  const coins = dialog instanceof Element ? dialog.querySelector('prostuti-buy-coin') : null
  for (const name of ['wanted', 'redirect-url']) coins?.removeAttribute(name)
}
