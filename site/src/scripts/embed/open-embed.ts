import {
  type Bridge,
  findTransport,
  type HeldWindow,
  type OutgoingType,
  openBridge,
} from '@prostuti/sdk/platform/bridge'
import { hearAppearance } from './appearance.ts'
import { goBack } from './go-back.ts'
import { askAppToSignIn } from './sign-in.ts'
import { showUnheard } from './unheard.ts'
import { signInElsewhere, watchPage } from './watch-page.ts'

const page: HeldWindow = window
const said = document.querySelector<HTMLMetaElement>('meta[name="prostuti-embed"]')
const transport = findTransport(page, said?.content.split(' ') ?? [])

if (said && transport) {
  const isApp = transport.kind !== 'frame'
  /** Whether whoever holds the page may know who sits before it. */
  let mayAsk = false
  const text = said.dataset.failed
  const signIn = askAppToSignIn((type, detail) => bridge.send(type, detail))
  const bridge: Bridge = openBridge({
    transport,
    clock: {
      setTimer(callback, ms) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    },
    hear: {
      ...hearAppearance,
      code: signIn.take,
      back: () => bridge.send('back', { handled: goBack() }),
    },
    onHello() {
      mayAsk = true
      signIn.askWhereNobodyIs().catch((error: unknown) => {
        console.warn('prostuti: nobody was signed in', error)
        // The code was none; without one the app merely signs nobody in.
        if (isApp && error instanceof Error && 'code' in error) tell('failed', { ...error, detail: 'sign-in', text })
      })
    },
    onUnheard(type, detail) {
      if (type === 'sign-in') {
        mayAsk = false
        signIn.giveUp()
        // A page that merely holds a frame hears nothing of us, and the element itself says all of it.
      } else if (isApp) showUnheard(type, detail, said.dataset)
    },
  })

  /** In an app success and failure go to it instead of the page. */
  const toApp: Record<string, (detail?: unknown) => boolean> = {
    submitted: detail => tell('submitted', detail),
    failed: detail => tell('failed', { ...(detail as object), text }),
    rescue: detail => tell('rescue', detail),
  }
  const toHost: Record<string, () => boolean | Promise<void>> = {
    leave: () => tell('leave'),
    'sign-in': () => (mayAsk ? signIn.ask() : !isApp && signInElsewhere()),
  }
  const tell = (type: OutgoingType, detail?: unknown): boolean => {
    bridge.send(type, detail as object)
    return true
  }
  window.prostutiNative = (event, detail) => (toHost[event] ?? (isApp ? toApp[event] : undefined))?.(detail) ?? false
  watchPage(bridge, { isApp, askToSignIn: () => mayAsk && signIn.ask() })
}
