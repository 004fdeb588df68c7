import type { Prostuti } from '@prostuti/sdk'
import { signOutOfSite } from '@prostuti/sdk/auth'
import { openClient } from '../client/open-client.ts'
import { forgetSeenPages } from '../offline/seen-pages.ts'

document.addEventListener('click', event => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-sign-out]')
  if (button) void signOut(button.dataset)
})

/** Covers the page until the next one is there: nothing may be begun in the name of who is leaving. */
async function signOut({ api, waiting, failed }: DOMStringMap): Promise<void> {
  document.querySelector<HTMLDialogElement>('#menu')?.close()
  try {
    const leaving = openClient(api).then(async client => {
      await forgetPushes(client)
      await signOutOfSite(client).finally(forgetSeenPages)
    })
    document.dispatchEvent(new CustomEvent('prostuti-busy', { detail: { until: leaving, overlay: waiting } }))
    await leaving
    location.replace('/')
  } catch (error) {
    console.error('signing out failed', error)
    document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text: failed, tone: 'wrong' } }))
  }
}

/** Pushes on this browser end with the session; their code comes only where there are some. */
async function forgetPushes(client: Prostuti): Promise<void> {
  if (!('serviceWorker' in navigator) || globalThis.Notification?.permission !== 'granted') return
  const { browserPush, forgetPush } = await import('@prostuti/sdk/notifications')
  await forgetPush(client, browserPush())
}
