/** Long after the first question can be answered: keeping files must not take the network from the exam. */
const afterMs = 3_000

/** Lets a reload in mid-exam work without a network (`public/sw.js`), and tells which files this page has needed. */
export function keepOffline(page: Window): void {
  const { serviceWorker } = page.navigator
  // A page over plain http has none; the exam works all the same, but a reload then needs the network.
  if (!serviceWorker) return
  page.setTimeout(async () => {
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    active?.postMessage({ files: loadedFiles(page) })
  }, afterMs)
}

function loadedFiles(page: Window): string[] {
  const addresses = page.performance.getEntriesByType('resource').map(entry => new URL(entry.name))
  const files = addresses.filter(
    ({ origin, pathname }) => origin === page.origin && /^\/(embed\/v1|_astro)\//.test(pathname),
  )
  return [...new Set(files.map(({ pathname }) => pathname))]
}
