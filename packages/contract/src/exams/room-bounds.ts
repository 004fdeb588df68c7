/** Minutes that staff give to everybody at one time. */
export const mostExtraMinutes = 60
