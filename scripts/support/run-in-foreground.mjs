import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.mjs'
import { exitCodeOf, onStopSignal } from './signals.mjs'

const sharesTerminal = [process.stdin, process.stdout, process.stderr].some(stream => stream.isTTY)

/**
 * Runs a program in this one's place: same terminal, same signals, and its exit code is the result.
 * It is always waited for, so that it can stop in its own time.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export async function runInForeground(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  const stopListening = onStopSignal(signal => {
    // Ctrl-C and a closing terminal already reach every process of the group: forwarding would hit the child twice.
    if (signal === 'SIGTERM' || !sharesTerminal) child.kill(signal)
  })
  try {
    const [code, signal] = await once(child, 'exit')
    return code ?? exitCodeOf(signal)
  } finally {
    stopListening()
  }
}
