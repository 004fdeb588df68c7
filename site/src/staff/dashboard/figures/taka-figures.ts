/** The wire's `450.00` in paisa. */
export const paisaOf = (taka: string): number => Math.round(Number(taka) * 100)

export const takaOf = (paisa: number): string =>
  `${Math.trunc(paisa / 100)}.${String(Math.abs(paisa % 100)).padStart(2, '0')}`

/** From so many taka in one bar figures are in thousands, so that they fit above it. */
const thousandsFrom = 10_000

export const isInThousands = (mostPaisa: number): boolean => mostPaisa >= thousandsFrom * 100

/** Taka as a number to be shown above a bar: whole, or in thousands with one decimal. */
export const shownTaka = (paisa: number, inThousands: boolean): number =>
  inThousands ? Math.round(paisa / 10_000) / 10 : Math.round(paisa / 100)
