import { getConfig } from '@prostuti/contract/core/operations'
import { implement } from '../../platform/http/call/implement.ts'

/**
 * Addresses of our pages elsewhere by name: `more_apps`, `social_page`, `social_group`; and of people of ours: `support_email` (`mailto:`),
 * `support_phone` (`tel:`).
 */
export type ExternalLinks = Readonly<Record<string, string>>

export interface ConfigOptions {
  readonly links?: ExternalLinks
  /** Whether anything can be bought for taka. */
  readonly payments?: boolean
}

/** What a client may ask before anything else: which version answers, and what is switched on. */
export function createGetConfig(version: string, { links = {}, payments = false }: ConfigOptions = {}) {
  return implement(getConfig, () => ({ version, features: { exams: true, payments }, links: { ...links } }))
}
