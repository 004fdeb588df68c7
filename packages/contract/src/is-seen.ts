/** A letter, a figure or a sign that is seen; U+2800 is a Braille cell without a dot. */
const seen = /[^\P{L}\u115f\u1160\u3164\uffa0]|[\p{N}\p{P}]|[^\P{S}\u2800]/u

/** Whether a text says anything to the eye: blanks, joiners, fillers and marks without a letter do not. */
export const isSeen = (value: string): boolean => seen.test(value)
