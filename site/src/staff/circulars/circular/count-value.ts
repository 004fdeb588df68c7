/** A count for a text that says one and many apart: the number itself where it is one, else as it is written. */
export const countValue = (count: number, number: (value: number) => string): number | string =>
  count === 1 ? 1 : number(count)
