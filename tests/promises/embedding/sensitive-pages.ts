import { demoPartner, registerPartners } from '@prostuti/server/features/partners/index'
import type { Trial } from '../runner/trial.ts'
import { serveFront } from '../secrets/draw-pages.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'

const partner = 'https://coaching.example'

const asking = new URLSearchParams({
  response_mode: 'web_message',
  origin: partner,
  redirect_uri: `${partner}/`,
  state: 's'.repeat(22),
  code_challenge: 'c'.repeat(43),
})

/**
 * The login page in all its shapes: signing in, agreeing, refusing, coming back from the provider; the end of an account; and
 * where one pays and reads what became of it.
 */
const addresses = [
  '/login',
  '/login/',
  '/login?next=/exam/upcoming',
  `/login?code=${'x'.repeat(43)}&next=/`,
  '/login?error=provider_rejected',
  `/login?${asking}`,
  `/login/?${asking}`,
  `/login?${asking}&prompt=login`,
  '/login?response_mode=web_message&origin=https://evil.example',
  '/profile/delete-account',
  '/buy_coin',
  `/payment?purchase=${'p'.repeat(22)}`,
  '/payment/',
  '/receipt?id=1',
]

/** What a browser is sent for each, signed in and not. */
export async function judgeFraming(
  trial: Trial,
  label: string,
  through: (headers: Headers) => Headers = headers => headers,
): Promise<void> {
  const db = await openDatabase(trial)
  await registerPartners(db.pool, [demoPartner(partner)])
  const [person] = await signInPeople(db, 1)
  const { url, hasPages } = await serveFront(trial, buildApp({ db }))
  if (!hasPages) {
    trial.check(label, false, 'the site is not built, so no page was looked at')
    return
  }
  const wrong: string[] = []
  for (const address of addresses) {
    for (const cookie of ['', `prostuti_session=${person!.cookie}`]) {
      const { headers, status } = await fetch(url + address, { headers: { cookie }, redirect: 'manual' })
      if (!isGuarded(through(headers)) || status >= 500) wrong.push(`${address} ${cookie && 'signed in'}`)
    }
  }
  trial.check(label, wrong.length === 0, `${outOf(wrong.length, addresses.length * 2)} not${someOf(wrong)}`)
}

function isGuarded(headers: Headers): boolean {
  const policy = headers.get('content-security-policy') ?? ''
  return (
    policy.includes("frame-ancestors 'none'") &&
    headers.get('x-frame-options') === 'DENY' &&
    headers.get('referrer-policy') === 'no-referrer'
  )
}
