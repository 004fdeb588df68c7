import { notPersonal, type TableRules } from '../auth/index.ts'

/** Nothing here is anybody's; the keys of rate limits are hashes that live for minutes. */
export const coreRows: readonly TableRules[] = ['public_content', 'rate_limits', 'constants'].map(notPersonal)
