const banglaDigits = '০১২৩৪৫৬৭৮৯'

/** Figures as machines read them, whichever script they were typed in; all else stays. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, digit => String(banglaDigits.indexOf(digit)))

export const inBanglaDigits = (text: string): string => text.replace(/[0-9]/g, digit => banglaDigits[Number(digit)]!)
