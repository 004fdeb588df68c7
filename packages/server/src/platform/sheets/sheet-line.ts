/** One line of a sheet that goes out: a number stays a number, and null is an empty cell. */
export type SheetLine = readonly (string | number | null)[]
