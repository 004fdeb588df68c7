import { z } from 'zod'
import { roles } from '../rights.ts'
import { Id, IdParams, Instant, neededLines, text } from '../values.ts'
import { roleReasonLength } from './act-reasons.ts'

/** A member of the staff, or a person who might become one. */
export const StaffMember = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** To the hour; null for who has no session any more. */
  last_seen_at: Instant.nullable(),
  is_me: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const staffMemberShapes = {
  /** Those with the most rights first, then by name. */
  'core.listStaff': { returns: z.strictObject({ staff: z.array(StaffMember) }) },
  /** Members with exactly this address, whatever its case. */
  'core.findMembers': {
    body: z.strictObject({ email: text(254).trim().regex(/@/) }),
    returns: z.strictObject({ members: z.array(StaffMember) }),
  },
  /** `was`: the role that one has seen; throws `conflict` for another. */
  'core.changeRole': {
    params: IdParams,
    body: z.strictObject({
      was: z.enum(roles).nullable(),
      role: z.enum(roles).nullable(),
      reason: neededLines(roleReasonLength.max),
    }),
    returns: StaffMember,
  },
} as const
