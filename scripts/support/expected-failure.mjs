/**
 * A failure that a person can act on: its message is one plain sentence saying what to do, and it is shown without a stack.
 * @example throw new ExpectedFailure('npm is missing: install Node.js with npm from https://nodejs.org and run this again.')
 */
export class ExpectedFailure extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode] what the command ends with
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.name = 'ExpectedFailure'
    this.exitCode = exitCode
  }
}

/**
 * Shows an error at the end of a command, an unexpected one with its stack.
 * @param {unknown} error
 * @returns {number} the exit code that belongs to it
 */
export function reportFailure(error) {
  const expected = error instanceof ExpectedFailure
  console.error(expected ? `\n${error.message}` : error)
  return expected ? error.exitCode : 1
}
