/**
 * Leads on to what paying has interrupted, a few seconds after the page has said what was bought: once for each payment, only while
 * somebody looks, and not once they have pressed "stay". The page leaves no trace behind, so that Back does not lead on again.
 */
export function goOnByItself(page: Window, place: HTMLElement): void {
  const { goOn: href, token, seconds } = place.dataset
  if (!href || !token || wentOn(page, token)) return
  place.hidden = false
  let timer: number | undefined
  const begin = () => {
    page.clearTimeout(timer)
    if (!page.document.hidden) timer = page.setTimeout(() => page.location.replace(href), Number(seconds) * 1000)
  }
  const stay = () => {
    page.clearTimeout(timer)
    page.document.removeEventListener('visibilitychange', begin)
    place.hidden = true
  }
  place.querySelector('button')?.addEventListener('click', stay)
  page.document.addEventListener('visibilitychange', begin)
  begin()
}

/** Whether this tab has been led on by this payment before; from now on it has. */
function wentOn({ sessionStorage }: Window, token: string): boolean {
  const key = `prostuti:went-on:${token}`
  try {
    if (sessionStorage.getItem(key)) return true
    sessionStorage.setItem(key, '1')
    return false
  } catch {
    // Without storage nothing is remembered: it leads on again.
    return false
  }
}
