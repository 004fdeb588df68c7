/*
 * Keeps the exam hall open without a network: a reload in mid-exam must lead back to the sheet. It holds one page that
 * knows nobody (the player finds its attempt in the device's journal) and the player's files. Everything else passes by.
 */
const cacheName = 'prostuti-hall-1'
const hall = '/exam/offline'
/** So long a page that does not come is waited for before the kept one takes its place. */
const patienceMs = 8_000

addEventListener('install', event => {
  event.waitUntil(keepHall().then(() => skipWaiting()))
})

addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => clients.claim()))
})

/** A page that has just loaded says which files it needed: kept from now on, with a fresh hall. */
addEventListener('message', event => {
  event.waitUntil(keepHall(event.data.files))
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && /^\/exam\/questions\/?$/.test(pathname)) event.respondWith(pageOrHall(request))
  else if (/^\/(embed\/v1|_astro)\//.test(pathname)) event.respondWith(keptOrFetched(request))
})

async function keepHall(files = []) {
  const cache = await caches.open(cacheName)
  const page = await fetch(hall, { cache: 'no-store' })
  if (!page.ok) return
  const text = await page.clone().text()
  // A font of a style sheet, `url(…)`, is for those alone who have none.
  const named = [...text.matchAll(/(?<!\()\/(?:embed\/v1|_astro)\/[^"\s]+/g)].map(([address]) => address)
  const wanted = new Set([...named, ...files])
  await Promise.all([...wanted].map(async file => (await cache.match(file)) ?? cache.add(file)))
  await cache.put(hall, page)
  // What an earlier version of the site needed is let go.
  const kept = (await cache.keys()).map(request => new URL(request.url).pathname)
  await Promise.all(kept.filter(path => path !== hall && !wanted.has(path)).map(path => cache.delete(path)))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith('prostuti-hall-') && name !== cacheName).map(name => caches.delete(name)),
  )
}

/** The real page; without a network, with a server that is down or one that stays silent, the kept one. */
async function pageOrHall(request) {
  const silence = new Promise(resolve => setTimeout(resolve, patienceMs))
  const page = fetch(request).catch(() => undefined)
  const first = await Promise.race([page, silence])
  if (first && first.status < 500) return first
  return (await caches.match(hall)) ?? (await page) ?? Response.error()
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request)
}
