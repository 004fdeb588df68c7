/** From now on the browser says that it is offline, until a test tells the page that it is `online`. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  addEventListener('online', () => Reflect.deleteProperty(navigator, 'onLine'), { once: true, capture: true })
}
