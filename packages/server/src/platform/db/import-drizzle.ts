import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Makes importing Drizzle cheap; to be called before anything imports it. For each import of it, and for each of its modules, Node
 * reads the package's `exports` (180 kB of JSON) again: a start takes 1.8 s and 380 MB then, beside 0.7 s and 230 MB when it is told.
 */
export function speedUpDrizzle(): void {
  const entries = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/'))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
      // The server alone imports it: from everywhere in it, an entry is the same file.
      const entry = entries.get(specifier) ?? next(specifier, context)
      entries.set(specifier, entry)
      return { ...entry, shortCircuit: true }
    },
  })
}
