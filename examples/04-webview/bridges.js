// What an app puts into the page before it loads, played for a browser; the name of the frame says which app. A test injects this
// file (Playwright's `addInitScript`), as an app does by its own means.
const { name, parent } = window
const toApp = text => parent.postMessage({ toApp: text }, '*')

/** How each hears the page; what is returned is how each speaks to it. */
const apps = {
  'react-native'() {
    window.ReactNativeWebView = { postMessage: toApp }
    return text => dispatchEvent(new MessageEvent('message', { data: text }))
  },
  ios() {
    window.webkit = { messageHandlers: { prostuti: { postMessage: toApp } } }
    return text => window.prostutiBridge?.receive(text)
  },
  android() {
    window.prostutiAndroid = { postMessage: toApp, onmessage: null }
    return text => window.prostutiAndroid.onmessage?.({ data: text })
  },
}

if (parent !== window && Object.hasOwn(apps, name)) {
  const toPage = apps[name]()
  addEventListener('message', ({ source, data }) => {
    if (source === parent && typeof data?.toPage === 'string') toPage(data.toPage)
  })
}
