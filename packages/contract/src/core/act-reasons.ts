/** Why all devices of a person are signed out. */
export const signOutReasons = ['asked', 'lost_device', 'stranger', 'other'] as const
export type SignOutReason = (typeof signOutReasons)[number]

/** Why an account is deleted. */
export const deletionReasons = ['asked_by_mail', 'asked_in_person', 'double', 'other'] as const
export type DeletionReason = (typeof deletionReasons)[number]

/** Of an act on a person; kept in the audit log. */
export const actNoteLength = 300

/** Why staff look at the learner's side as a person sees it. */
export const viewAsReasons = ['payment', 'result', 'program', 'page', 'other'] as const
export type ViewAsReason = (typeof viewAsReasons)[number]

/** How long one looks, in minutes, by the server's clock. */
export const viewAsMinutes = 15

/** Of a change of somebody's role; kept in the audit log. */
export const roleReasonLength = { max: 300 } as const
