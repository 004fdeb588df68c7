import { z } from 'zod'
import { districts } from './district-names.ts'

/** Names without their shape stand apart: pages choose from them, and need no checks. */
export { districtName, districts } from './district-names.ts'

export const District = z.enum(districts)
export type District = z.infer<typeof District>
