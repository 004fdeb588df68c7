import { z } from 'zod'

/** A price as the person saw it, in coins or whole taka; nothing costs more than a column holds. */
export const ShownPrice = z.number().int().min(0).max(2_147_483_647)
