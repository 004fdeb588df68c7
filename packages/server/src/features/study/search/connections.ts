/** Searches share few connections and are given up early: whatever becomes of them, exams have the others. */
export const searchConnections = { poolSize: 3, statementMs: 3_000 }
