/** Long after the first question can be answered: keeping files must not take the network from the exam. */
const afterMs = 3_000

/** Lets a reload in mid-exam work without a network (`public/sw.js`), and tells which files this page needs or may need. */
export function keepOffline(page: Window, what: { practice?: true } = {}): void {
  const { serviceWorker } = page.navigator
  // A page over plain http has none; the exam works all the same, but a reload then needs the network.
  if (!serviceWorker) return
  page.setTimeout(async () => {
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    active?.postMessage({ ...what, files: filesOf(page) })
  }, afterMs)
}

/** What the page says it may yet need, and its own small scripts. */
function filesOf(page: Window): string[] {
  const wanted = page.document.querySelector<HTMLMetaElement>('meta[name="prostuti-keep"]')?.content.split(' ') ?? []
  const addresses = page.performance.getEntriesByType('resource').map(entry => new URL(entry.name))
  const scripts = addresses.filter(({ origin, pathname }) => origin === page.origin && pathname.startsWith('/_astro/'))
  return [...new Set([...wanted, ...scripts.map(({ pathname }) => pathname)])]
}
