import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importPKCS8, SignJWT } from 'jose'

/** Where Prostuti runs. `PROSTUTI_URL` is also the audience of each token: the origin of its site, without a slash at the end. */
const prostuti = process.env.PROSTUTI_URL ?? 'http://localhost:4321'

// The school's secret key stays here. Without one this example makes a new pair at each start, which its address of keys then tells.
const { privateKey, publicKey } = process.env.PRIVATE_KEY
  ? { privateKey: await importPKCS8(process.env.PRIVATE_KEY, 'ES256', { extractable: true }) }
  : await generateKeyPair('ES256', { extractable: true })
const { d: _secret, ...jwk } = await exportJWK(publicKey ?? privateKey)
const kid = await calculateJwkThumbprint(jwk)

/** The school's own students, as its own database would have them: `sub` is a number that never changes, and no e-mail. */
const students = new Map([
  ['17', 'নুসরাত জাহান'],
  ['18', 'রাফি আহমেদ'],
])

/** Who is signed in to the school, by the cookie that it has given. */
const sessions = new Map()

const studentOf = request => sessions.get(/school=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1])

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, origin)
  if (pathname === '/.well-known/jwks.json')
    return json(response, { keys: [{ ...jwk, kid, alg: 'ES256', use: 'sig' }] })
  if (pathname === '/prostuti-token' && request.method === 'POST') return token(request, response)
  if (pathname === '/enter' && request.method === 'POST') return enter(request, response)
  if (pathname !== '/') return response.writeHead(404).end()
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page(studentOf(request), /^\d+$/.exec(searchParams.get('exam'))))
})

/** A token for who is signed in here: good once, for two minutes, on pages of this origin. */
async function token(request, response) {
  const student = studentOf(request)
  // A page of another site gets none: browsers say which page sends a POST.
  if (!student || request.headers.origin !== origin) return response.writeHead(403).end()
  const jwt = await new SignJWT({ origin, name: students.get(student) })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(student)
    .setAudience(new URL(prostuti).origin)
    .setIssuedAt()
    .setExpirationTime('2m')
    .setJti(randomUUID())
    .sign(privateKey)
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(jwt)
}

/** The school's own sign-in, which would ask for a password. */
async function enter(request, response) {
  let body = ''
  for await (const part of request) body += part
  const student = new URLSearchParams(body).get('student')
  const session = randomUUID()
  if (students.has(student)) sessions.set(session, student)
  response.writeHead(303, { location: '/', 'set-cookie': `school=${session}; HttpOnly; SameSite=Lax; Path=/` }).end()
}

const json = (response, value) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** The list leads to this page again, with the exam that was chosen in its address. */
const page = (student, exam) => `<!doctype html>
<html lang="bn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>নমুনা স্কুল</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark }
      body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.6 system-ui, sans-serif }
      button { padding: .5rem 1rem; font: inherit }
    </style>
  </head>
  <body>
    <h1><a href="/">নমুনা স্কুল</a></h1>
    <form method="post" action="/enter">
      ${[...students].map(([id, name]) => `<button name="student" value="${id}">${name}</button>`).join(' ')}
    </form>
    <script type="module" src="${prostuti}/embed/v1/prostuti.js"></script>
    <prostuti-login sign-in="partner" token-href="/prostuti-token" person="${student ?? ''}"></prostuti-login>
    ${exam ? `<prostuti-exam-player exam-id="${exam}"></prostuti-exam-player>` : ''}
    <prostuti-exam-list state="running" href-template="/?exam={id}"></prostuti-exam-list>
  </body>
</html>`

await new Promise(resolve => server.listen(Number(process.env.PORT ?? 4520), resolve))
const origin = process.env.ORIGIN ?? `http://localhost:${server.address().port}`
process.stdout.write(`${origin}\n`)
