/** Push services of the browsers that people have; `*.` stands for one or more names before it. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

const isService = (host: string): boolean =>
  services.some(service => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service))

/** Says whether this server may call an address that a browser names: https at a known service, or one of these origins. */
export type IsPushAddress = (address: string) => boolean

export function createIsPushAddress(others: readonly string[]): IsPushAddress {
  return address => {
    const url = URL.parse(address)
    if (!url || url.username || url.password) return false
    if (others.includes(url.origin)) return true
    return url.protocol === 'https:' && url.port === '' && isService(url.hostname)
  }
}
