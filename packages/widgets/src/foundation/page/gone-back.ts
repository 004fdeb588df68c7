/** A page that one goes back to comes as it once was: what one has done since is not in it. */
export const isGoneBackTo = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward'
