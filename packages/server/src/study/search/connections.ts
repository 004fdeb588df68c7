import type { ConnectOptions } from '../../db/database.ts'

/**
 * Searches share few connections and are given up early: whatever becomes of them, exams have the others. Their statements read
 * ranges of an index whatever is looked for; to plan one anew takes as long as to run it.
 */
export const searchConnections = {
  poolSize: 3,
  statementMs: 3_000,
  plansOnce: true,
} satisfies Partial<ConnectOptions>
