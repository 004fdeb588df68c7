import { localDigits, twoDigits } from '@prostuti/sdk/i18n/digits'
import { openClient } from '../client/open-client.ts'
import { forgetSeenPages } from '../offline/seen-pages.ts'
import { switchActsOff } from './switch-acts-off.ts'

/** What the band of a page that is drawn as somebody else sees it does: it counts down, leads back, and has acts switched off. */
export function showLook(band: HTMLElement): void {
  const { dataset } = band
  const time = band.querySelector<HTMLElement>('[data-time]')!
  const ends = performance.now() + Number(dataset.seconds) * 1000
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  let isLeaving = false

  const leave = async () => {
    if (isLeaving) return
    isLeaving = true
    try {
      await goBack(dataset.api)
      location.replace(`/admin/users/details?id=${dataset.viewAs}`)
    } catch (error) {
      isLeaving = false
      console.error('the way back failed', error)
      document.dispatchEvent(new CustomEvent('prostuti-toast', { detail: { text: dataset.failed, tone: 'wrong' } }))
    }
  }
  const tell = () => {
    const left = Math.max(0, Math.ceil((ends - performance.now()) / 1000))
    const clock = `${Math.floor(left / 60)}:${twoDigits(left % 60)}`
    time.textContent = dataset.left!.replace('{time}', localDigits(clock, language))
    if (left === 0) void leave()
  }

  tell()
  setInterval(tell, 1000)
  // A page that the browser has kept may be older than the look.
  addEventListener('pageshow', event => event.persisted && location.reload())
  const measure = () => document.body.style.setProperty('--view-as', `${band.offsetHeight}px`)
  new ResizeObserver(measure).observe(band)
  band.querySelector('[data-back]')!.addEventListener('click', () => void leave())
  // Whoever signs out here signs out of the look; before the shell's own code, which would end a session.
  document.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element && event.target.closest('[data-sign-out]'))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void leave()
    },
    true,
  )
  switchActsOff(dataset.off!)
}

/** Nothing of what was seen stays on this device. */
async function goBack(api: string | undefined): Promise<void> {
  const [client, { endViewingAs }] = await Promise.all([openClient(api), import('@prostuti/sdk/auth/view-as')])
  await endViewingAs(client)
  await forgetSeenPages()
}
