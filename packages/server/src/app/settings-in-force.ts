import type { SettingInForce } from '@prostuti/contract'
import type { Config, SettingName } from './config.ts'

/** Which settings nobody reads on a screen: of those staff see only whether they are set. A setting without its line does not compile. */
const secrecy: Readonly<Record<SettingName, 'shown' | 'secret'>> = {
  NODE_ENV: 'shown',
  PORT: 'shown',
  PARTNER_PORT: 'shown',
  SANDBOX_PORT: 'shown',
  HOST: 'shown',
  TRUSTED_PROXIES: 'shown',
  VISITOR_CALLS_PER_SECOND: 'shown',
  MAX_STREAMS: 'shown',
  SITE_URL: 'shown',
  API_BASE_TEST: 'shown',
  API_BASE_LOCAL: 'shown',
  // Holds a password.
  DATABASE_URL: 'secret',
  DATABASE_POOL: 'shown',
  PROSTUTI_DATA: 'shown',
  BACKUP_DIR: 'shown',
  BACKUP_KEEP: 'shown',
  PROSTUTI_DEMO: 'shown',
  PROVIDER_ISSUER: 'shown',
  PROVIDER_CLIENT_ID: 'shown',
  PROVIDER_CLIENT_SECRET: 'secret',
  GATEWAY_URL: 'shown',
  GATEWAY_STORE_ID: 'secret',
  GATEWAY_STORE_PASSWORD: 'secret',
  RECEIPT_KEY: 'secret',
  VAPID_PUBLIC_KEY: 'shown',
  VAPID_PRIVATE_KEY: 'secret',
  VAPID_SUBJECT: 'shown',
  PUSH_HOSTS: 'shown',
  FCM_SERVICE_ACCOUNT: 'secret',
  FCM_URL: 'shown',
  IMAGE_BUCKET: 'shown',
  IMAGE_BUCKET_ENDPOINT: 'shown',
  IMAGE_BUCKET_REGION: 'shown',
  IMAGE_BUCKET_PATH_STYLE: 'shown',
  IMAGE_BUCKET_KEY_ID: 'secret',
  IMAGE_BUCKET_SECRET: 'secret',
  PARTNER_ORIGINS: 'shown',
  METRICS_TOKEN: 'secret',
  METRICS_PORT: 'shown',
  PARTNER_REDIRECT_URIS: 'shown',
  PICTURE_HOSTS: 'shown',
  SHEETS_HOST: 'shown',
  MORE_APPS_URL: 'shown',
  SOCIAL_PAGE_URL: 'shown',
  SOCIAL_GROUP_URL: 'shown',
  SUPPORT_EMAIL: 'shown',
  SUPPORT_PHONE: 'shown',
  APP_LINKS: 'shown',
  ANDROID_PACKAGE: 'shown',
  ANDROID_FINGERPRINTS: 'shown',
  LOG_LEVEL: 'shown',
  PROSTUTI_READY_LINE: 'shown',
}

/** Every setting as it is in force, without what is secret. */
export function settingsInForce(config: Config): SettingInForce[] {
  return Object.entries(secrecy).map(([name, kind]) => {
    const value = config[name as SettingName]
    const text = value === undefined || (typeof value === 'object' && !Array.isArray(value)) ? '' : String(value)
    const isSet = value !== undefined && (!Array.isArray(value) || value.length > 0) && value !== ''
    const isSecret = kind === 'secret'
    return { name, is_secret: isSecret, is_set: isSet, value: isSecret || text === '' ? null : text }
  })
}
