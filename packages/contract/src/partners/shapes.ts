import { partnerReadShapes } from './partner-reads.ts'
import { staffPartnerShapes } from './staff-partners.ts'

export const partnerShapes = { ...staffPartnerShapes, ...partnerReadShapes } as const
