/** Where a tab remembers the question in view: it has been in this exam before. */
export const placeKey = (exam: string): string => `prostuti.place.${exam}`
