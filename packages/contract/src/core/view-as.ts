import { z } from 'zod'
import { Id, Instant, text } from '../values.ts'
import { actNoteLength, viewAsReasons } from './act-reasons.ts'
import { LookedUpUser } from './dashboard.ts'

export const viewAsShapes = {
  /**
   * The reason is in the audit log before the token is there. Another look of the same session ends with it. Throws `conflict` for who
   * is of the staff (`of_staff` of the field `user`), and `validation_failed` for `other` without a note.
   */
  'core.startViewAs': {
    body: z.strictObject({
      user: Id,
      reason: z.enum(viewAsReasons),
      note: text(actNoteLength).trim().default(''),
    }),
    /** `user.token` is of scope `view_as`. */
    returns: z.strictObject({ user: LookedUpUser, expires_at: Instant }),
  },
  /** Ends what this session looks at; nothing where it looks at nobody. */
  'core.endViewAs': { returns: z.void() },
} as const
