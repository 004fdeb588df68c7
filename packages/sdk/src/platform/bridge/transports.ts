/** The way to whoever holds the page, for texts in both directions. */
export interface BridgeTransport {
  readonly kind: 'react-native' | 'ios' | 'android' | 'frame'
  /** False where nobody could be told: who holds the frame is not known yet. */
  post(text: string): boolean
  listen(hear: (text: unknown) => void): void
}

/** What a `WebViewCompat.addWebMessageListener` of the name `prostutiAndroid` puts into the page. */
interface AndroidListener {
  postMessage(text: string): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
}

/** The page as a wrapper has prepared it. */
export interface HeldWindow extends Window {
  ReactNativeWebView?: { postMessage(text: string): void }
  webkit?: { messageHandlers?: { prostuti?: { postMessage(text: string): void } } }
  prostutiAndroid?: AndroidListener
  /** For `evaluateJavaScript`, by which an app on iOS speaks to its page. */
  prostutiBridge?: { receive(text: string): void }
}

/**
 * How to reach the wrapper of this page: an app in one of three ways, or the page around this frame, whose origin has to be one of
 * `origins`. Null where the page stands by itself.
 */
export function findTransport(page: HeldWindow, origins: readonly string[]): BridgeTransport | null {
  const { ReactNativeWebView: native, prostutiAndroid: android } = page
  const ios = page.webkit?.messageHandlers?.prostuti
  if (native) return reactNative(page, native)
  if (ios) return iosHandler(page, ios)
  if (android) return androidListener(android)
  return page.parent === page ? null : frame(page, origins)
}

function reactNative(page: HeldWindow, native: { postMessage(text: string): void }): BridgeTransport {
  return {
    kind: 'react-native',
    post: text => told(native.postMessage(text)),
    listen(hear) {
      // An app's messages come from no window; on Android they reach the document.
      const on = (event: Event) => {
        const { source, data } = event as MessageEvent
        if (!source) hear(data)
      }
      page.addEventListener('message', on)
      page.document.addEventListener('message', on)
    },
  }
}

function iosHandler(page: HeldWindow, handler: { postMessage(text: string): void }): BridgeTransport {
  return {
    kind: 'ios',
    post: text => told(handler.postMessage(text)),
    listen(hear) {
      page.prostutiBridge = { receive: hear }
    },
  }
}

function androidListener(android: AndroidListener): BridgeTransport {
  return {
    kind: 'android',
    post: text => told(android.postMessage(text)),
    listen(hear) {
      android.onmessage = ({ data }) => hear(data)
    },
  }
}

/** Some browsers say whose frame it is, the referrer mostly does, and else the page around it has to speak first. */
function frame(page: HeldWindow, origins: readonly string[]): BridgeTransport {
  const { parent, document, location } = page
  const registered = (origin: string | undefined) => (origin && origins.includes(origin) ? origin : null)
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
  let around = registered(location.ancestorOrigins?.[0] ?? referrer)
  return {
    kind: 'frame',
    post(text) {
      if (around) parent.postMessage(text, around)
      return around !== null
    },
    listen(hear) {
      page.addEventListener('message', ({ source, origin, data }) => {
        if (source !== parent || !registered(origin) || (around && origin !== around)) return
        around = origin
        hear(data)
      })
    },
  }
}

const told = (_: unknown): true => true
