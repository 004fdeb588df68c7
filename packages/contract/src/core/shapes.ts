import { z } from 'zod'

export const AppConfig = z.strictObject({
  version: z.string(),
  features: z.record(z.string(), z.boolean()),
  links: z.record(z.string(), z.string()),
})

export const coreShapes = { 'core.getConfig': { returns: AppConfig } } as const
