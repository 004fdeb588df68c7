import { type Bridge, findTransport, type HeldWindow, openBridge } from '@prostuti/sdk/platform/bridge'
import { hearAppearance } from './appearance.ts'
import { goBack } from './go-back.ts'
import { askAppToSignIn } from './sign-in.ts'
import { showUnheard } from './unheard.ts'
import { openElsewhere, watchPage } from './watch-page.ts'

const page: HeldWindow = window
const said = document.querySelector<HTMLMetaElement>('meta[name="prostuti-embed"]')
const transport = findTransport(page, said?.content.split(' ') ?? [])

if (said && transport) {
  const isApp = transport.kind !== 'frame'
  let hasHost = false
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
      hasHost = true
      void signIn.askWhereNobodyIs()
    },
    // A page that merely holds a frame hears nothing of us, and the element itself says all of it.
    onUnheard: (type, detail) => void (isApp && showUnheard(type, detail, said.dataset)),
  })

  /** In an app success and failure go to it instead of the page. */
  const toApp: Record<string, (detail?: unknown) => boolean> = {
    submitted: detail => tell('submitted', detail),
    failed: detail => tell('failed', { ...(detail as object), text: said.dataset.failed }),
    rescue: detail => tell('rescue', detail),
  }
  const toHost: Record<string, (detail?: unknown) => boolean> = {
    leave: () => tell('leave'),
    'sign-in': () => (hasHost ? signIn.ask() : isApp ? false : openElsewhere('/login')),
  }
  const tell = (type: Parameters<Bridge['send']>[0], detail?: unknown): boolean => {
    bridge.send(type, detail as object)
    return true
  }
  window.prostutiNative = (event, detail) => (toHost[event] ?? (isApp ? toApp[event] : undefined))?.(detail) ?? false
  watchPage(bridge, { isApp, askToSignIn: () => hasHost && signIn.ask() })
}
