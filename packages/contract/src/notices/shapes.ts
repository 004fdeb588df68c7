import { z } from 'zod'
import { PremiumPack } from '../billing/premium-packs.ts'

/** Constants of the product by key; each value is a text, of which some hold JSON. */
export const Notices = z.record(z.string(), z.string())
export type Notices = z.infer<typeof Notices>

export const noticeShapes = {
  'notices.listNotices': { returns: Notices },
  'notices.listPremiumPacks': { returns: z.strictObject({ results: z.array(PremiumPack) }) },
} as const
