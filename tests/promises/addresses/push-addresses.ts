import { createECDH } from 'node:crypto'
import type { ReplaceParts } from '@prostuti/server/app/app'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { serveApp } from '../support/serve-app.ts'
import { hostileAddresses } from './hostile-addresses.ts'

export const pushServicesAlone = 'the server is led to push services alone'

const service = 'https://fcm.googleapis.com'
const services = [service, 'https://updates.push.services.mozilla.com', 'https://web.push.apple.com']

/** What stands within a network, and other ways to write it. */
const within = [
  ...['http://127.0.0.1/', 'http://localhost:4321/', 'https://[::1]/', 'https://2130706433/', 'https://0x7f.1/'],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://database:5432/',
    'https://push.apple.com/',
  ],
  ...[
    'http://fcm.googleapis.com/',
    'https://fcm.googleapis.com:22/',
    'https://a@fcm.googleapis.com/',
    'ftp://fcm.googleapis.com/',
  ],
]

/** A browser names its push service, which this server then calls. */
export async function judgePushAddresses(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  const db = await openDatabase(trial)
  const url = await serveApp(trial, { db, replaceParts })
  const [person] = await signInPeople(db, 1)
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: 'a'.repeat(22) }
  const addresses = [...hostileAddresses(service, `${services[1]}/`), ...within]
  const answers = new Set<number>()
  for (const endpoint of addresses) {
    const body = { channel: 'web', endpoint, keys, language: 'bn' }
    const { status } = await ask(url, '/api/firebase/v1/push-subscriptions/', {
      method: 'POST',
      token: person!.token,
      body,
    })
    answers.add(status)
  }
  const { rows } = await db.pool.query<{ address: string }>('select address from push_subscriptions')
  const wrong = rows
    .map(({ address }) => address)
    .filter(address => !services.includes(URL.parse(address)?.origin ?? ''))
  const figures = `${outOf(wrong.length, addresses.length)} elsewhere${someOf(wrong)}, answered ${[...answers].join(', ')}`
  trial.check(pushServicesAlone, wrong.length === 0 && !answers.has(500), figures)
}

/** As somebody would write it in a hurry. */
export const servicesByBeginning: ReplaceParts = () => ({
  isPushAddress: address => services.some(each => address.startsWith(each)),
})
