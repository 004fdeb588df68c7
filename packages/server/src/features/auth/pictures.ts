/** The address of a person's picture as it may be shown, or null. */
export type ShowPicture = (address: string | null) => string | null

/** Google's picture hosts. */
export const defaultPictureHosts = ['lh3', 'lh4', 'lh5', 'lh6'].map(name => `${name}.googleusercontent.com`)

/**
 * Shows pictures from these hosts alone, over https: every visitor of standings asks the server behind each of its
 * pictures, so an address that anybody may choose would show a stranger who looks.
 */
export function createShowPicture(hosts: readonly string[]): ShowPicture {
  return address => {
    const url = address === null ? null : URL.parse(address)
    const isProviders = url?.protocol === 'https:' && url.port === '' && !url.username && hosts.includes(url.hostname)
    return isProviders ? url.href : null
  }
}
