/** The largest number of a roll: whole in JSON everywhere. */
export const maxRoll = 999_999_999_999

/** Of a file to download, or a sheet of centres, in bytes. */
export const maxNoticeFileBytes = 5 * 1024 * 1024

/** Of a result's sheet, in bytes: 200,000 rows with some columns. */
export const maxResultSheetBytes = 32 * 1024 * 1024

/** Rows of a result's sheet. */
export const maxResultRows = 1_000_000

/** Ranges of one seat plan. */
export const maxRanges = 2_000
