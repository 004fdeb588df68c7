/** The page that was opened again for a missing part, so that it is done once. */
const key = 'prostuti.opened-again'

/** Watches all code of the page: what has not come with it, and what is wanted later. */
export function watchParts(page: Window, box: HTMLElement): void {
  let missing = 0
  const onMissing = () => {
    missing++
    void onMissingPart(page, () => {
      if (missing > 0) show(box)
    })
  }
  page.addEventListener('prostuti-part-missing', onMissing)
  // One that came after all is no longer missing.
  page.addEventListener('prostuti-part-here', () => {
    missing--
    if (missing === 0) box.hidden = true
  })
  // Of the site's own later parts, by its bundler.
  page.addEventListener('vite:preloadError', onMissing)
  const bring = () => {
    // What is here already is not fetched again.
    for (const { src } of page.document.querySelectorAll<HTMLScriptElement>('script[type=module][src^="/embed/"]'))
      bringCode(src).catch((error: unknown) => console.error('prostuti: a part of this page has not come', error))
  }
  if (page.document.readyState === 'complete') bring()
  else page.addEventListener('load', bring, { once: true })
}

/**
 * A part of the page did not come, however often it was asked for. Where a newer version of the site is there, whose files have
 * other names, the page is opened again, once and never over an open exam; else it says so, with a link.
 */
async function onMissingPart(page: Window, say: () => void): Promise<void> {
  // The exam asks for its own parts until they come.
  if (isExamOpen(page)) return
  if (!wasOpenedAgain(page) && (await isOutdated(page))) {
    page.sessionStorage.setItem(key, page.location.href)
    page.location.reload()
    return
  }
  say()
}

function show(box: HTMLElement): void {
  // Beside an open dialog nothing can be pressed.
  box.ownerDocument.querySelector('dialog:modal')?.append(box)
  box.hidden = false
}

/** The player keeps its own entry on the history while an exam is open. */
const isExamOpen = ({ history }: Window): boolean =>
  Boolean((history.state as Record<string, unknown> | null)?.['prostuti-exam'])

/** Its own files are gone from the server. A server that does not answer says nothing of that. */
async function isOutdated({ document }: Window): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/"]')
  if (!script) return false
  const answer = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

const wasOpenedAgain = ({ sessionStorage, location }: Window): boolean => sessionStorage.getItem(key) === location.href

/** Addresses of which the page has heard that they are missing. */
const told = new Set<string>()

/**
 * Imports code by its address: again after 1, 2 and 4 s. Then the page hears `prostuti-part-missing`, and the promise is
 * rejected; a later call starts from the beginning, and the page hears `prostuti-part-here` when it comes then.
 */
export async function bringCode(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      // Another address each time: some browsers remember that a module did not come.
      await import(/* @vite-ignore */ attempt ? `${address}?${attempt}` : address)
      if (told.delete(address)) dispatchEvent(new Event('prostuti-part-here'))
      return
    } catch (error) {
      if (attempt === 3) {
        if (!told.has(address)) dispatchEvent(new Event('prostuti-part-missing'))
        told.add(address)
        throw error
      }
      await new Promise(resolve => setTimeout(resolve, 2 ** attempt * 1_000))
    }
}
