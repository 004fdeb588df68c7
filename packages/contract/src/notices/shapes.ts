import { z } from 'zod'

/** Constants of the product by key; each value is a text, of which some hold JSON. */
export const Notices = z.record(z.string(), z.string())
export type Notices = z.infer<typeof Notices>

export const noticeShapes = { 'notices.listNotices': { returns: Notices } } as const
