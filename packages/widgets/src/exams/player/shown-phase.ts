import type { AttemptPhase, AttemptView } from '@prostuti/sdk'

/**
 * The phase as a person is shown it. An attempt that cannot be opened yet goes on trying and stays `loading`; whoever waits
 * reads what is missing, as where it was refused, until it opens after all.
 */
export const shownPhase = ({ phase, error }: AttemptView): AttemptPhase =>
  error && phase === 'loading' ? 'refused' : phase
