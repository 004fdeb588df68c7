/** After so many days the last tried restore counts no more. */
export const triedRestoreDays = 7
