/** An id as it is written: a decimal number of at most 18 digits. */
export const idForm = /^[1-9]\d{0,17}$/

/** Whether a text is one, be it of an address or of a field that a person fills in. */
export const isId = (text: string | null | undefined): text is string => idForm.test(text ?? '')
