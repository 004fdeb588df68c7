import { z } from 'zod'

/** Constants of the product by key; each value is a text, of which some hold JSON. */
export const Constants = z.record(z.string(), z.string())
export type Constants = z.infer<typeof Constants>

export const constantShapes = { 'core.getConstants': { returns: Constants } } as const
