import type { Prostuti } from '@prostuti/sdk'
import { browserPush, isHeldBack, ownDeviceOf } from '@prostuti/sdk/notifications'
import { loadElement } from './load-element.ts'

/** As elements tell it (`widgets/src/foundation/page/push-wanted.ts`). */
interface PushWanted {
  readonly about: string
  readonly said?: string
  readonly calendarHref?: string
}

/**
 * Asks whether this browser shall get pushes, after an act of which they tell more: in a sheet of our own, at most once in 30 days
 * where the answer was "not now". The sheet's code comes then. `early`: the first such act, where it came before this.
 */
export function answerPushWishes(client: Prostuti, { question }: DOMStringMap, early?: Event): void {
  const place = browserPush()
  let isAsking = false
  const answer = (event: Event) => {
    const { about, said, calendarHref } = (event as CustomEvent<PushWanted>).detail
    const { storage, clock } = client.platform
    const isOn = place.permission() === 'granted' && ownDeviceOf(client) !== null
    // Where the browser shows no pushes, a calendar is all that can be offered.
    const isNothing = place.permission() === 'unsupported' && !calendarHref
    if (isAsking || isOn || isNothing || !client.auth.$user.get() || isHeldBack(storage, clock.now())) return
    isAsking = true
    const sheet = document.createElement('prostuti-push-question')
    sheet.setAttribute('about', about)
    if (said) sheet.setAttribute('said', said)
    if (calendarHref) sheet.setAttribute('calendar-href', calendarHref)
    const end = () => {
      isAsking = false
      sheet.remove()
    }
    sheet.addEventListener('prostuti-push-answered', end)
    loadElement(question).then(
      () => document.body.append(sheet),
      (error: unknown) => {
        console.warn('the question before pushes did not come', error)
        end()
      },
    )
  }
  document.addEventListener('prostuti-push-wanted', answer)
  if (early) answer(early)
}
