/** While results are provisional, only so many of the first are listed, besides my own neighbourhood. */
export const provisionalRows = 100

/** Rows of a page of a rank list on our screens: drawn by the server as the element then goes on. */
export const rankRowsOnPage = 50
