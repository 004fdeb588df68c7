import { asciiDigits } from '@prostuti/sdk/i18n/digits'

/** Whether a search is a mobile number of Bangladesh, in either digits and however it is spaced. */
export const isPhoneNumber = (text: string): boolean =>
  /^(?:\+?88)?01\d{9}$/.test(asciiDigits(text).replaceAll(/[\s-]/g, ''))
