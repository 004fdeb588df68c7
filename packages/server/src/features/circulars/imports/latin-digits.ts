const bangla = '০১২৩৪৫৬৭৮৯'

export const inLatinDigits = (text: string): string => text.replace(/[০-৯]/g, digit => String(bangla.indexOf(digit)))
