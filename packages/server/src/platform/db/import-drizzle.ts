import { registerHooks } from 'node:module'

/**
 * Makes importing Drizzle cheap; to be called before anything imports it. For each of its modules Node asks what kind
 * of file that is, and reads the package's `exports` (180 kB of JSON) again to find out: 1.4 s and 170 MB of garbage at each
 * start, beside 0.04 s and 6 MB when it knows that they are modules.
 */
export function speedUpDrizzle(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/'))
        return next(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    },
  })
}
