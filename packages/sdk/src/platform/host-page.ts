/** A message that reached the page, as browsers report it. */
export interface HostMessage {
  readonly origin: string
  /** The window that sent it. */
  readonly source: unknown
  readonly data: unknown
}

/** What signing in needs of the page of another site that it stands on. */
export interface HostPage {
  /** The address, fragment included. */
  address(): string
  /** Changes the address that is shown, without a new entry of the history. */
  showAddress(url: string): void
  /** Leaves for another address. */
  leave(url: string): void
  /** A small window, or null where the browser lets none open. Must be called within the click. */
  openPopup(url: string): unknown
  onMessage(callback: (message: HostMessage) => void): () => void
  /** One text that lasts as long as this tab, and goes along into a window that it opens. */
  readonly storedText: string | null
  storeText(text: string | null): void
}

const popupName = 'prostuti-sign-in'
const keptKey = 'prostuti:partner-sign-in'
const [width, height] = [480, 780]

/** The browser's own page. Nothing is touched before it is needed. */
export function browserHostPage(): HostPage {
  return {
    address: () => location.href,
    showAddress: url => history.replaceState(history.state, '', url),
    leave: url => location.assign(url),
    openPopup(url) {
      const left = Math.max(0, screenX + (outerWidth - width) / 2)
      const top = Math.max(0, screenY + (outerHeight - height) / 2)
      const popup = open(url, popupName, `popup,width=${width},height=${height},left=${left},top=${top}`)
      // One that stands behind another window already is only given the address.
      popup?.focus()
      return popup
    },
    onMessage(callback) {
      addEventListener('message', callback)
      return () => removeEventListener('message', callback)
    },
    get storedText() {
      return tryTabStorage(storage => storage.getItem(keptKey)) ?? null
    },
    storeText(text) {
      tryTabStorage(storage => (text === null ? storage.removeItem(keptKey) : storage.setItem(keptKey, text)))
    },
  }
}

function tryTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    // Forbidden inside another site's frame: the popup answers without it, and a redirect comes back to nothing.
    return undefined
  }
}
