import type { ProductPromise } from './define-promise.ts'
import { type Finding, openTrial, type Say } from './trial.ts'

/** No promise takes longer, or something hangs. */
const longestMinutes = 25

/** Tries one promise. What it throws is a finding too, and so is having checked nothing. */
export async function keepPromise(
  promise: ProductPromise,
  { short, say }: { short: boolean; say: Say },
): Promise<readonly Finding[]> {
  say(`\n${promise.number}. ${promise.title}`)
  const started = performance.now()
  const trial = openTrial({ short, say })
  try {
    await withinMinutes(longestMinutes, promise.run(trial))
    if (trial.findings.length === 0) trial.check('the promise checks something', false, '0 checks')
  } catch (error) {
    trial.check('the trial runs to its end', false, textOf(error))
  }
  await trial.cleanUp().catch(error => trial.check('the trial leaves nothing behind', false, textOf(error)))
  say(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return trial.findings
}

async function withinMinutes(minutes: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It has not ended within ${minutes} minutes`)), minutes * 60_000)
  })
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
