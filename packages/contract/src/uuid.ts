/** A UUID as our devices make it, in lower case (RFC 9562). */
export const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** What only has the form of one: the key of a call may be of any version and in capitals. */
export const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
