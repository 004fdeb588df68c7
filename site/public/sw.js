/*
 * Keeps the exam hall open without a network: a reload in mid-exam must lead back to the sheet. It holds one page that
 * knows nobody (the player finds its attempt in the device's journal) and the player's files; what was read before (results,
 * routines, topics, practice) as it was seen last, of one person alone; and, for all other pages of ours, one that says what
 * waits on the device. Everything else passes by.
 */
const cacheName = 'prostuti-hall-1'
const hall = '/exam/offline'
const elsewhere = '/offline'
const elsewhereCache = 'prostuti-hall-elsewhere-1'
/** The same for practice, whose questions the device has. */
const practice = '/practice/offline'
const practiceCache = 'prostuti-hall-practice-1'
/** So long a page that does not come is waited for before the kept one takes its place: in mid-exam each second counts. */
const patienceMs = { [hall]: 8_000, [practice]: 8_000, [elsewhere]: 20_000 }

/** Pages, and the answers that they asked for, as they were seen last. Signing out deletes this cache (`src/scripts/offline/seen-pages.ts`). */
const seenCache = 'prostuti-seen-1'
/** Scripts and styles of those pages: their names carry a hash of their content. */
const filesCache = 'prostuti-seen-files-1'
/** What has not been looked at for longest goes first. */
const mostKept = { [seenCache]: 120, [filesCache]: 160 }
const largestBytes = 1_000_000
/** Whose the pages are: a page of anybody else empties the cache. */
const ownerEntry = '/prostuti-seen-owner'

const seenPages =
  /^\/((study|model-test|question-bank)(\/.*)?|questions\/.+|results|exam\/solution|routine|program\/routine|practice\/(categories|exam|result|solution)|jobs(\/.+)?|discussions(\/.+)?|notebook|notifications|bookmark|overview|privacy_policy|notice(\/.*)?|faq)\/?$/
/**
 * Who is signed in; reviews, which the device keeps by itself, less those that are answered; a number of a person, in the address;
 * and notifications, whose stream has no end and whose last list their element keeps.
 */
const askedAnew = /^\/api\/(accounts|firebase|questions\/v4\/reviews|core\/v1\/govt-results-query)\//

/** Which pushes were shown here: a push service may bring one twice. */
const pushCache = 'prostuti-push-1'
/** What was opened from the phone's own list, for the next page to tell the server (`tellOpenedPushes` of the SDK). */
const openedCache = 'prostuti-opened-1'
const mostPushes = 50

addEventListener('install', event => {
  event.waitUntil(Promise.all([keepPage(elsewhereCache, elsewhere), letWritesPass(event)]).then(() => skipWaiting()))
})

/**
 * What a page sends goes straight to the network. Through a worker, even one that does not answer it, Chromium loses most of what
 * is sent as the page goes away, in spite of `keepalive`.
 */
async function letWritesPass(event) {
  const passing = requestMethod => ({ condition: { requestMethod }, source: 'network' })
  try {
    await event.addRoutes?.(['POST', 'PUT', 'PATCH', 'DELETE'].map(passing))
  } catch (error) {
    console.warn('prostuti: this browser knows other routes', error)
  }
}

addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => clients.claim()))
})

/** A page that has just loaded says which files it needed: kept from now on, with a fresh hall. */
addEventListener('message', event => {
  const { files, practice: isPractice } = event.data
  const kept = isPractice ? keepPage(practiceCache, practice, files) : keepPage(cacheName, hall, files)
  event.waitUntil(Promise.all([kept, keepPage(elsewhereCache, elsewhere)]))
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && /^\/exam\/questions\/?$/.test(pathname)) event.respondWith(pageOr(hall, request))
  else if (request.mode === 'navigate' && /^\/practice\/(exam|result|solution)\/?$/.test(pathname))
    event.respondWith(pageOr(practice, request))
  else if (request.mode === 'navigate' && !/^\/(api|embed|docs)\//.test(pathname))
    event.respondWith(pageOr(elsewhere, request, event))
  else if (/^\/(embed\/v1|_astro|overview)\//.test(pathname)) event.respondWith(keptOrFetched(request, event))
  else if (isAskedBySeenPage(request)) event.respondWith(answerOrSeen(request, event))
})

/** What a kept page asks of the server. */
function isAskedBySeenPage({ url, referrer }) {
  const { pathname } = new URL(url)
  if (!pathname.startsWith('/api/') || askedAnew.test(pathname) || !URL.canParse(referrer)) return false
  return seenPages.test(new URL(referrer).pathname)
}

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
  // An exam that is open in some tab may be of an earlier version of the site, and its parts are nowhere else any more.
  if (await isExamOpen()) return
  // What an earlier version of the site needed is let go.
  const kept = (await cache.keys()).map(request => new URL(request.url).pathname)
  await Promise.all(kept.filter(path => path !== address && !wanted.has(path)).map(path => cache.delete(path)))
}

async function isExamOpen() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ url }) => isExamPage(url))
}

const isExamPage = url => /^\/exam\/questions\/?$/.test(new URL(url).pathname)

async function forgetOthers() {
  const names = await caches.keys()
  const ours = [cacheName, elsewhereCache, practiceCache, seenCache, filesCache]
  await Promise.all(
    names.filter(name => /^prostuti-(hall|seen)-/.test(name) && !ours.includes(name)).map(name => caches.delete(name)),
  )
}

/** The real page; without a network, with a server that is down or one that stays silent, the kept one. */
async function pageOr(kept, request, event) {
  const silence = new Promise(resolve => setTimeout(resolve, patienceMs[kept]))
  const page = fetch(request).catch(() => undefined)
  event?.waitUntil(page.then(page => page && keepSeenPage(request, page.clone())))
  const first = await Promise.race([page, silence])
  // Outside the hall the server's own page says best what is wrong with it.
  if (first && (first.status < 500 || kept === elsewhere)) return first
  const seen = kept === elsewhere ? await seenOf(request) : undefined
  return seen ?? (await caches.match(kept)) ?? (await page) ?? (await caches.match(elsewhere)) ?? Response.error()
}

async function keptOrFetched(request, event) {
  const kept = await caches.match(request)
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok) event.waitUntil(keepFile(request, file.clone()))
  return file
}

/** A file that is read again stays: pages share most of theirs. */
async function keepFile(request, file) {
  const cache = await caches.open(filesCache)
  await cache.put(request, file)
  await bound(cache, filesCache)
}

/** The server's answer, which is kept; without a network what it was last. */
async function answerOrSeen(request, event) {
  const owner = await ownerOfSeen()
  try {
    const answer = await fetch(request)
    // Somebody else may have signed in while it was on its way.
    const copy = answer.clone()
    if (answer.ok) event.waitUntil(ownerOfSeen().then(now => (now === owner ? keepSeen(request, copy) : undefined)))
    else if (isNoMore(answer)) event.waitUntil(forgetSeen(request))
    return answer
  } catch (error) {
    const seen = await seenOf(request)
    if (seen) return seen
    throw error
  }
}

const seenOf = async request => (await caches.open(seenCache)).match(request.url, { ignoreVary: true })

/** Any page that has come tells whose it is; those that are read are kept, without the time that they told. */
async function keepSeenPage(request, page) {
  const { pathname } = new URL(request.url)
  if (page.redirected || !/^text\/html/.test(page.headers.get('content-type') ?? '')) return
  await follow(page.headers.get('x-prostuti-person') ?? '')
  // Staff look on as this person: nothing of theirs stays here.
  if (page.headers.has('x-prostuti-view-as')) return
  if (page.status === 200 && seenPages.test(pathname)) await keepSeen(request, page)
  else if (isNoMore(page)) await forgetSeen(request)
}

/** Deleted, or no longer this person's to read. */
const isNoMore = ({ status }) => [403, 404, 410].includes(status)

const forgetSeen = async ({ url }) => (await caches.open(seenCache)).delete(url, { ignoreVary: true })

/** Nobody finds another person's pages here: whoever comes next, a visitor too, begins with none. */
async function follow(person) {
  if ((await ownerOfSeen()) === person) return
  await caches.delete(seenCache)
  await (await caches.open(seenCache)).put(ownerEntry, new Response(person))
}

async function ownerOfSeen() {
  const entry = await (await caches.open(seenCache)).match(ownerEntry)
  return entry?.text()
}

async function keepSeen(request, response) {
  const text = await response.text()
  if (text.length > largestBytes) return
  const headers = new Headers(response.headers)
  // An old time would set the page's clock.
  for (const name of ['date', 'server-timing', 'content-length', 'content-encoding']) headers.delete(name)
  const cache = await caches.open(seenCache)
  // Said anew, it stands at the end of the row.
  await cache.delete(request.url)
  await cache.put(request.url, new Response(withoutTime(text, headers), { status: 200, headers }))
  await bound(cache, seenCache)
}

function withoutTime(text, headers) {
  if (!headers.get('content-type')?.includes('json')) return text.replace(/<meta name="prostuti-server-time"[^>]*>/, '')
  const answer = JSON.parse(text)
  delete answer.server_time
  return JSON.stringify(answer)
}

async function bound(cache, name) {
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== ownerEntry)
  const tooMany = kept.slice(0, Math.max(kept.length - mostKept[name], 0))
  await Promise.all(tooMany.map(request => cache.delete(request)))
}

addEventListener('push', event => event.waitUntil(showPush(event.data)))

/** Shows what came: a browser takes the permission away where a push shows nothing. */
async function showPush(data) {
  const message = readMessage(data) ?? (await unknownMessage())
  const { id, kind, title, body, path, web_url, image, tag } = message
  const cache = await caches.open(pushCache)
  const entry = `/prostuti-push/${encodeURIComponent(id)}`
  if (id && (await cache.match(entry))) return
  if (id) await cache.put(entry, new Response())
  await registration.showNotification(title, {
    body,
    tag,
    data: { id, kind, path, web_url },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    // The server sends none into an exam, but a push service may have kept one for a device that was away.
    silent: await isExamSeen(),
    ...(image && { image }),
  })
  const old = (await cache.keys()).slice(0, -mostPushes)
  await Promise.all(old.map(request => cache.delete(request)))
}

/** What our server sends: `{ id, kind, title, body, path, web_url?, image?, tag }`, in the language of the device; undefined for anything else. */
function readMessage(data) {
  try {
    const message = data?.json()
    if (message?.id && message.title) return message
  } catch (error) {
    console.warn('prostuti: a push is no message of ours', error)
  }
}

/** For a message that this version does not read, in the language that the person has chosen here. */
async function unknownMessage() {
  const chosen = await globalThis.cookieStore?.get('language')
  const [title, body] =
    chosen?.value === 'en'
      ? ['Something new for you', 'See it on the page of notifications.']
      : ['আপনার জন্য নতুন খবর', 'নোটিফিকেশনের পাতায় দেখুন।']
  return { title, body, tag: 'unknown' }
}

async function isExamSeen() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ url, visibilityState }) => visibilityState === 'visible' && isExamPage(url))
}

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openNotification(event.notification.data ?? {}))
})

/** The window comes first: browsers let it open only for a moment after the tap. */
async function openNotification({ id, kind, path, web_url: elsewhere }) {
  const kept = kind === 'announcement' && /^\d+$/.test(id) ? keepOpened(id) : undefined
  await (isElsewhere(elsewhere) ? clients.openWindow(elsewhere) : openPath(path))
  await kept
}

const keepOpened = async id => (await caches.open(openedCache)).put(`/prostuti-opened/${id}`, new Response())

/** A page of another site, and a secure one; ours open by their path. */
function isElsewhere(address) {
  if (!address || !URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' && origin !== location.origin
}

/** The tab that shows it already, else a new one: an exam or a draft in another tab stays as it is. */
async function openPath(path) {
  const wanted = URL.parse(path ?? '', location.origin)
  const isOurs = path && wanted?.origin === location.origin
  const { href } = isOurs ? wanted : new URL('/notifications', location.origin)
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => url.split('#')[0] === href.split('#')[0])
  await (open ? open.focus() : clients.openWindow(href))
}

addEventListener('pushsubscriptionchange', event => event.waitUntil(moveSubscription(event)))

/**
 * The browser has another address now, and says it to the server before a push to the old one is lost. Where it names none, and where
 * the server does not answer, the next page tells it (`renewPush` of the SDK).
 */
async function moveSubscription({ oldSubscription, newSubscription }) {
  const { pushManager } = registration
  const options = oldSubscription?.options
  const current =
    newSubscription ?? (await pushManager.getSubscription()) ?? (options && (await pushManager.subscribe(options)))
  const { endpoint, keys: { p256dh, auth } = {} } = current?.toJSON() ?? {}
  if (!endpoint) return
  // The session's cookie comes along by itself: only a page knows the token.
  const answer = await fetch('/api/firebase/v1/push-subscriptions/', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth } }),
  })
  // Signed out, or taken out of the list on another device.
  if (answer.status === 401 || answer.status === 404) await current.unsubscribe()
}
