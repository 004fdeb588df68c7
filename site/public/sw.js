/*
 * Keeps the exam hall open without a network: a reload in mid-exam must lead back to the sheet. It holds one page that
 * knows nobody (the player finds its attempt in the device's journal) and the player's files, and, for all other pages of
 * ours, one that says what waits on the device. Everything else passes by.
 */
const cacheName = 'prostuti-hall-1'
const hall = '/exam/offline'
const elsewhere = '/offline'
const elsewhereCache = 'prostuti-hall-elsewhere-1'
/** So long a page that does not come is waited for before the kept one takes its place: in mid-exam each second counts. */
const patienceMs = { [hall]: 8_000, [elsewhere]: 20_000 }

addEventListener('install', event => {
  event.waitUntil(keepPage(elsewhereCache, elsewhere).then(() => skipWaiting()))
})

addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => clients.claim()))
})

/** A page that has just loaded says which files it needed: kept from now on, with a fresh hall. */
addEventListener('message', event => {
  event.waitUntil(Promise.all([keepPage(cacheName, hall, event.data.files), keepPage(elsewhereCache, elsewhere)]))
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && /^\/exam\/questions\/?$/.test(pathname)) event.respondWith(pageOr(hall, request))
  else if (request.mode === 'navigate' && !/^\/(api|embed|docs)\//.test(pathname))
    event.respondWith(pageOr(elsewhere, request))
  else if (/^\/(embed\/v1|_astro)\//.test(pathname)) event.respondWith(keptOrFetched(request))
})

async function keepPage(name, address, files = []) {
  const cache = await caches.open(name)
  const page = await fetch(address, { cache: 'no-store' })
  if (!page.ok) return
  const text = await page.clone().text()
  // A font of a style sheet, `url(…)`, is for those alone who have none.
  const named = [...text.matchAll(/(?<!\()\/(?:embed\/v1|_astro)\/[^"\s]+/g)].map(([address]) => address)
  const wanted = new Set([...named, ...files])
  await Promise.all([...wanted].map(async file => (await cache.match(file)) ?? cache.add(file)))
  // A script of the site names its parts by their place beside it; a set that grows is walked to its end.
  for (const file of wanted) {
    if (!/^\/_astro\/.+\.js$/.test(file)) continue
    if (!(await cache.match(file))) await cache.add(file)
    const script = await (await cache.match(file)).text()
    for (const [, part] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) wanted.add(`/_astro/${part}`)
  }
  await cache.put(address, page)
  // What an earlier version of the site needed is let go.
  const kept = (await cache.keys()).map(request => new URL(request.url).pathname)
  await Promise.all(kept.filter(path => path !== address && !wanted.has(path)).map(path => cache.delete(path)))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter(name => name.startsWith('prostuti-hall-') && name !== cacheName && name !== elsewhereCache)
      .map(name => caches.delete(name)),
  )
}

/** The real page; without a network, with a server that is down or one that stays silent, the kept one. */
async function pageOr(kept, request) {
  const silence = new Promise(resolve => setTimeout(resolve, patienceMs[kept]))
  const page = fetch(request).catch(() => undefined)
  const first = await Promise.race([page, silence])
  // Outside the hall the server's own page says best what is wrong with it.
  if (first && (first.status < 500 || kept === elsewhere)) return first
  return (await caches.match(kept)) ?? (await page) ?? (await caches.match(elsewhere)) ?? Response.error()
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request)
}
