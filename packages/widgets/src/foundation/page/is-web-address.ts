/** Whether an address, from here, leads to a page: a page's own attribute must not run a script. */
export function isWebAddress(address: string): boolean {
  const link = document.createElement('a')
  link.href = address
  return /^https?:$/.test(link.protocol)
}
