import type { ConsoleMessage, Page } from '@playwright/test'

/** What went wrong on a page where nobody did anything unusual. */
export interface ConsoleErrors {
  /** Errors of the console, uncaught exceptions and refused answers since the last time, each with its page. */
  heard(): string[]
}

/** Listens to all that a developer would find red: a normal state has none of it. */
export function listenToConsole(page: Page): ConsoleErrors {
  const said: string[] = []
  const say = (what: string) => said.push(`${new URL(page.url()).pathname}${new URL(page.url()).search}: ${what}`)
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') say(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => say(`uncaught ${error.stack ?? error.message}`))
  page.on('response', response => {
    if (response.status() >= 400) say(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return { heard: () => said.splice(0) }
}
