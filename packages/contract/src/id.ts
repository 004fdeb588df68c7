/** An id as it is written: a decimal number of at most 18 digits. */
export const idForm = /^[1-9]\d{0,17}$/

/** Whether a text is one: of an address, of a field that somebody fills in. */
export const isId = (text: string | null | undefined): text is string => idForm.test(text ?? '')
