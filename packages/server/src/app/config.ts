import { z } from 'zod'
import { defaultPictureHosts } from '../features/auth/index.ts'
import { type GatewayStore, gatewayHosts } from '../features/billing/gateway/gateway-store.ts'
import type { FcmAccount } from '../features/notifications/index.ts'
import { defaultMaxStreams } from '../features/notifications/index.ts'
import { rateLimits } from '../platform/http/limits/rate-limits.ts'
import { StartError } from '../platform/start-error.ts'

/** Where Google keeps sheets. */
export const defaultSheetsHost = 'https://docs.google.com'

const port = z.coerce.number().int().min(0).max(65_535)
const apiBase = z.url({ protocol: /^https?$/ }).regex(/\/api\/$/, 'ends in /api/')
const bareOrigin = z
  .url({ protocol: /^https?$/ })
  .refine(value => value.replace(/\/$/, '') === URL.parse(value)?.origin, 'an origin without a path')
  .transform(value => new URL(value).origin)
const origin = z.url({ protocol: /^https?$/ }).transform(value => new URL(value).origin)

/** Every setting there is, with its default. Nothing else reads the environment. */
const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Site and API. 0 takes a free port, as do the two below. */
  PORT: port.default(4321),
  /** The demo partner's page: another site on this machine. */
  PARTNER_PORT: port.default(4322),
  /** The sandbox's sign-in provider. */
  SANDBOX_PORT: port.default(4323),
  /** The address to listen on. A container sets 0.0.0.0. */
  HOST: z.string().default('127.0.0.1'),
  /** How many proxies of ours stand in front: so many last entries of X-Forwarded-For are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Calls of the API a second of all visitors of one address together, without a token; 0: any number. */
  VISITOR_CALLS_PER_SECOND: z.coerce.number().int().min(0).default(rateLimits.visitorsPerSecond),
  /** Streams of events that this process keeps open at most, some 30 KiB each; a process needs as many open files (`ulimit -n`). */
  MAX_STREAMS: z.coerce.number().int().min(0).default(defaultMaxStreams),
  /** Where people reach the site; default http://localhost:PORT. */
  SITE_URL: origin.optional(),
  /** Where the API answers whose cookie `api_base` says `test` or `local`, ending in `/api/`; never in production. */
  API_BASE_TEST: apiBase.optional(),
  API_BASE_LOCAL: apiBase.optional(),
  /** Any PostgreSQL 14 or newer; without it the embedded one runs in PROSTUTI_DATA. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections this process may hold. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** The folder of the embedded database. */
  PROSTUTI_DATA: z.string().default('.prostuti'),
  /** Where the server puts a backup each night and tries its restore; without it, it makes none. Best on another disk. */
  BACKUP_DIR: z.string().optional(),
  /** So many backups stay there. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(14),
  /** Demo content, a running exam that never ends, and the sandbox's people. */
  PROSTUTI_DEMO: z.enum(['on', 'off']).optional(),
  /** The OpenID Connect provider; default: the sandbox's. Google is https://accounts.google.com. */
  PROVIDER_ISSUER: z.url().optional(),
  PROVIDER_CLIENT_ID: z.string().min(1).optional(),
  PROVIDER_CLIENT_SECRET: z.string().min(1).optional(),
  /** The payment gateway (SSLCommerz v4): its host, and our store there. All three or none; default: in the demo the sandbox's. */
  GATEWAY_URL: bareOrigin.optional(),
  GATEWAY_STORE_ID: z.string().max(30).optional(),
  GATEWAY_STORE_PASSWORD: z.string().max(30).optional(),
  /** PEM of the Ed25519 key that signs receipts; default: one made at the first start and kept in the database. */
  RECEIPT_KEY: z.string().optional(),
  /** The key pair of Web Push (VAPID), base64url, both or none; default: one made at the first start and kept in the database. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'a P-256 public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'a P-256 private key in base64url')
    .optional(),
  /** How push services reach us, an address of `mailto:` or `https:`; default: SUPPORT_EMAIL, else SITE_URL. */
  VAPID_SUBJECT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  /** Origins of push services besides those of the known browsers, by commas; in production of https alone. */
  PUSH_HOSTS: z.string().default('').transform(splitOrigins),
  /** JSON of the service account with which phones are rung by Firebase Cloud Messaging; without it none is. */
  FCM_SERVICE_ACCOUNT: z.string().transform(readAccount).optional(),
  /** Another server that speaks FCM HTTP v1 and gives its tokens; never in production. Default: Google's. */
  FCM_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins whose pages may embed us and sign people in, separated by commas. */
  PARTNER_ORIGINS: z.string().default('').transform(splitOrigins),
  /** A caller that sends it as a bearer token reads `/metrics`; without it the site's port has none. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** A port of its own on the loopback address that serves the metrics to everybody on this machine. Default: none. */
  METRICS_PORT: port.optional(),
  /** Addresses on those origins to which a sign-in may come back where no popup can; by commas. */
  PARTNER_REDIRECT_URIS: z.string().default('').transform(splitList),
  /** Hosts of the sign-in provider's pictures of people, by commas; pictures from elsewhere are not shown. Default: Google's. */
  PICTURE_HOSTS: z.string().default(defaultPictureHosts.join(',')).transform(splitList),
  /** A bucket that speaks S3, in which pictures lie; without it they lie in the database. The two keys come with it. */
  IMAGE_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'the name of a bucket')
    .optional(),
  /** Where it answers; default: Amazon's. */
  IMAGE_BUCKET_ENDPOINT: bareOrigin.optional(),
  IMAGE_BUCKET_REGION: z.string().default('us-east-1'),
  IMAGE_BUCKET_KEY_ID: z.string().min(1).optional(),
  IMAGE_BUCKET_SECRET: z.string().min(1).optional(),
  /** Whether the bucket's name stands in the path instead of in the host, as most servers but Amazon's have it. */
  IMAGE_BUCKET_PATH_STYLE: z.enum(['on', 'off']).default('off'),
  /** The origin that Google Sheets are fetched from. */
  SHEETS_HOST: bareOrigin.default(defaultSheetsHost),
  /** Pages of ours elsewhere, in the menu where they are set: more apps, the social page and group. In the demo, examples. */
  MORE_APPS_URL: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_PAGE_URL: z.url({ protocol: /^https$/ }).optional(),
  SOCIAL_GROUP_URL: z.url({ protocol: /^https$/ }).optional(),
  /** How people reach a person of ours, shown wherever we say "tell us"; default: in the demo made-up ones. */
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?\d[\d -]{4,18}\d$/, 'a telephone number: digits, spaces and hyphens, perhaps with + before them')
    .optional(),
  /** Links of the native app to which a sign-in comes back, letter by letter, by commas. In the demo, an example. */
  APP_LINKS: z.string().default('').transform(splitList),
  /** Of the Android app whose links are verified by `/.well-known/assetlinks.json`; both or none. */
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'a package name, as org.example.app')
    .optional(),
  /** SHA-256 of the certificates that sign it, as `keytool` prints them, by commas. */
  ANDROID_FINGERPRINTS: z.string().default('').transform(splitList),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Prints one JSON line with the addresses when ready, for scripts. */
  PROSTUTI_READY_LINE: z.enum(['0', '1']).default('0'),
})

function splitList(value: string): string[] {
  return value
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

function splitOrigins(value: string): string[] {
  return splitList(value).map(part => new URL(part).origin)
}

const Account = z.object({
  project_id: z.string().regex(/^[\w-]+$/),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
})

function readAccount(value: string, context: z.RefinementCtx): FcmAccount {
  try {
    return Account.parse(JSON.parse(value))
  } catch {
    // What it says would be written to a log; and it is a secret.
    context.addIssue({ code: 'custom', message: 'the JSON of a service account' })
    return z.NEVER
  }
}

/** Nobody's. */
const demoSupport = { SUPPORT_EMAIL: 'help@prostuti.example', SUPPORT_PHONE: '+880 9600-000000' }

export type SettingName = keyof z.output<typeof Settings>

export type Config = z.output<typeof Settings> & {
  readonly production: boolean
  readonly demo: boolean
  /** Null: nothing can be bought for taka, unless the sandbox stands in. */
  readonly gateway: GatewayStore | null
}

/** So that the demo's menu has its part "Communicate"; nothing answers at these names (RFC 2606). */
const demoLinks = {
  MORE_APPS_URL: 'https://apps.prostuti.example/',
  SOCIAL_PAGE_URL: 'https://social.prostuti.example/page',
  SOCIAL_GROUP_URL: 'https://social.prostuti.example/group',
} as const

/** Reads the settings, or throws one sentence that names each wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`Wrong settings: ${faults.join('; ')}`)
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  const demo = settings.PROSTUTI_DEMO ? settings.PROSTUTI_DEMO === 'on' : !production
  if (production && demo) throw new StartError('Wrong settings: PROSTUTI_DEMO: the demo never runs in production')
  if (!demo && !(settings.PROVIDER_ISSUER && settings.PROVIDER_CLIENT_ID)) {
    throw new StartError('Wrong settings: PROVIDER_ISSUER and PROVIDER_CLIENT_ID are needed where the sandbox is off')
  }
  for (const name of ['API_BASE_TEST', 'API_BASE_LOCAL'] as const)
    if (production && settings[name]) throw new StartError(`Wrong settings: ${name}: never in production`)
  if (production && settings.PUSH_HOSTS.some(host => !host.startsWith('https:')))
    throw new StartError('Wrong settings: PUSH_HOSTS: in production https alone')
  if (production && settings.FCM_URL) throw new StartError('Wrong settings: FCM_URL: never in production')
  if (!settings.VAPID_PUBLIC_KEY !== !settings.VAPID_PRIVATE_KEY)
    throw new StartError('Wrong settings: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY come together')
  for (const address of settings.PARTNER_REDIRECT_URIS) {
    const isTheirs = settings.PARTNER_ORIGINS.includes(URL.parse(address)?.origin ?? '') && !address.includes('#')
    if (!isTheirs) throw new Error(`Wrong settings: PARTNER_REDIRECT_URIS: ${address} is on none of PARTNER_ORIGINS`)
  }
  if ((settings.ANDROID_PACKAGE === undefined) !== (settings.ANDROID_FINGERPRINTS.length === 0))
    throw new StartError('Wrong settings: ANDROID_PACKAGE and ANDROID_FINGERPRINTS come together')
  for (const print of settings.ANDROID_FINGERPRINTS)
    if (!/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print))
      throw new StartError(`Wrong settings: ANDROID_FINGERPRINTS: ${print} is no SHA-256 fingerprint`)
  for (const link of settings.APP_LINKS)
    if (!/^[a-z][a-z\d+.-]*:\/\/[^\s#]+$/i.test(link) || link.startsWith('http://'))
      throw new StartError(`Wrong settings: APP_LINKS: ${link} is no link of an app`)
  const bucketSettings = [settings.IMAGE_BUCKET, settings.IMAGE_BUCKET_KEY_ID, settings.IMAGE_BUCKET_SECRET]
  if (new Set(bucketSettings.map(value => value === undefined)).size > 1)
    throw new StartError(
      'Wrong settings: IMAGE_BUCKET, IMAGE_BUCKET_KEY_ID and IMAGE_BUCKET_SECRET: the bucket’s three settings come together',
    )
  const defaults = demo && { ...demoLinks, ...demoSupport }
  return { ...defaults, ...settings, production, demo, gateway: gatewayOf(settings, production) }
}

function gatewayOf(settings: z.output<typeof Settings>, production: boolean): GatewayStore | null {
  const { GATEWAY_URL: url, GATEWAY_STORE_ID: storeId, GATEWAY_STORE_PASSWORD: storePassword } = settings
  if (production && url && !Object.hasOwn(gatewayHosts, url)) {
    const hosts = Object.keys(gatewayHosts).join(' or ')
    throw new StartError(`Wrong settings: GATEWAY_URL: in production it is ${hosts}`)
  }
  if (url && storeId && storePassword) return { url, storeId, storePassword }
  if (!url && !storeId && !storePassword) return null
  const given = { GATEWAY_URL: url, GATEWAY_STORE_ID: storeId, GATEWAY_STORE_PASSWORD: storePassword }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  throw new StartError(`Wrong settings: ${missing.join(' and ')}: the gateway's three settings come together`)
}
