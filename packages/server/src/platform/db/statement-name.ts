/**
 * Names for a prepared statement whose table grows from nothing to hundreds of thousands of rows within minutes. A plan
 * made while it was tiny would read all of it for ever after; no name at all means parsing and planning for each run, a
 * sixth of what a submission costs PostgreSQL. So the name, and with it the plan, is a new one each time the statement
 * has run twice as often: some twenty plans in a million runs, and none much older than half of what is in the table.
 *
 * @example
 * const closePlan = keptPlan('close-attempts')
 * pool.query({ name: closePlan(), text, values })
 */
export function statementName(name: string): () => string {
  let runs = 0
  return () => `${name}-${32 - Math.clz32(runs++)}`
}
