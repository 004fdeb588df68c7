import { constants } from 'node:os'

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Listens for a wish to stop, in place of Node's sudden end.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
export function onStopSignal(listener) {
  for (const signal of stopSignals) process.on(signal, listener)
  return () => {
    for (const signal of stopSignals) process.off(signal, listener)
  }
}

/** @param {NodeJS.Signals} signal @returns {number} the exit code a shell gives a process that a signal ended */
export const exitCodeOf = signal => 128 + constants.signals[signal]
