import { tokensCss } from '../foundation/look/tokens.ts'
import { defineShell } from '../shell/index.ts'

/** The tokens that a page gives, for suites that measure contrast. */
const page = document.createElement('style')
page.textContent = tokensCss.replaceAll(':host', 'html').replaceAll('.prostuti-root', 'body')

/** Puts markup on an empty page, with the shell's elements awake. */
export function setPage(markup: string): void {
  if (!page.isConnected) document.head.append(page)
  defineShell()
  document.documentElement.lang = 'bn'
  document.body.innerHTML = `<main>${markup}</main>`
}

export const tell = (name: 'prostuti-toast' | 'prostuti-busy', detail: object): boolean =>
  document.dispatchEvent(new CustomEvent(name, { detail }))

export const press = (key: string, on: Element = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

/** A promise that a suite settles when it likes. */
export function waiting(): PromiseWithResolvers<void> {
  return Promise.withResolvers<void>()
}
