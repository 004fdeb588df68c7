/** While results are provisional, only so many of the first are listed, besides my own neighbourhood. */
export const provisionalRows = 100
