/** GENERAL 0, POLL 1, QUESTION 2. */
export const postTypes = { general: 0, poll: 1, question: 2 } as const

/**
 * PENDING 0 is seen by its writer and moderators. PUBLISHED 1 and APPROVED 3 are seen by everyone: an approved one stands at the
 * time it was written, a published one at the time it was published. DELETED 2 was sent back where it was never public, else removed.
 */
export const postStatuses = { pending: 0, published: 1, deleted: 2, approved: 3 } as const

/** PUBLISHED 0, DELETED 1. */
export const commentStatuses = { published: 0, deleted: 1 } as const

export const maxPostPictures = 4

/** Of a picture's file, in bytes. */
export const maxPostPictureBytes = 5 * 1024 * 1024

export const pollOptions = { min: 2, max: 6 } as const

/** Days that a poll is open. */
export const pollDays = [1, 3, 7] as const

/** Posts of one person within an hour. */
export const maxPostsPerHour = 10

/** Posts, and comments, on a page, where the request names no `page_size`. */
export const feedPageSize = 10

/** Reports by different people that hide a post or comment until a moderator has decided. */
export const reportsThatHide = 3

/** Days that deleted posts and comments are kept, from where they can be taken back. */
export const deletedTalkDays = 30

/** Posts and comments that one act of staff changes at most. */
export const maxTalkAtOnce = 100
