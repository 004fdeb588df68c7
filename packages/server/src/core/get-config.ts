import { getConfig } from '@prostuti/contract/core/operations'
import { implement } from '../api/implement.ts'

/** Addresses of our pages elsewhere by name: `more_apps`, `social_page`, `social_group`. */
export type ExternalLinks = Readonly<Record<string, string>>

/** What a client may ask before anything else: which version answers, and what is switched on. */
export function createGetConfig(version: string, links: ExternalLinks = {}) {
  return implement(getConfig, () => ({ version, features: { exams: true }, links: { ...links } }))
}
