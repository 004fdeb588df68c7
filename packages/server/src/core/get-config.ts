import { getConfig } from '@prostuti/contract/core/operations'
import { implement } from '../http/implement.ts'

/** What a client may ask before anything else: which version answers, and what is switched on. */
export function createGetConfig(version: string) {
  return implement(getConfig, () => ({ version, features: { exams: true }, links: {} }))
}
