const bangla = '০১২৩৪৫৬৭৮৯'

/** A number as it was typed, in Latin digits alone: gaps and dashes are gone, zeros in front stay. */
export const numberDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, digit => String(bangla.indexOf(digit))).replace(/\D/g, '')
