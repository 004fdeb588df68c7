/*
 * Bounds of the changes in an answer sheet. Clients keep within them, the server refuses everything else. No validator here:
 * the player imports this file before its first paint.
 */

/** The most questions of one exam, and so the most entries of a sheet. */
export const maxQuestions = 500

/** The most options of one question. */
export const maxOptions = 8

/** An answer is the index of an option. */
export const maxAnswer = maxOptions - 1

/** `at` is in milliseconds after joining: a device's clock may be a day behind the server's. */
export const minAt = -86_400_000

/** 365 days: an attempt in the archive has no deadline. */
export const maxAt = 31_536_000_000

/** `seq` fits four bytes, which is what a stored sheet has for it. */
export const maxSeq = 4_294_967_295

/** The longest name of a device, in characters. */
export const maxDeviceLength = 16
