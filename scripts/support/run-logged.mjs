import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExpectedFailure } from './expected-failure.mjs'
import { root } from './root.mjs'
import { exitCodeOf, onStopSignal } from './signals.mjs'

const patience = 10_000

/** @param {number} group @param {NodeJS.Signals | 0} signal @returns {boolean} whether anybody was there to hear it */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false
    throw error
  }
}

/** Asks a whole group of processes to end, and insists after ten seconds. @param {number} group @param {NodeJS.Signals} signal */
async function endGroup(group, signal) {
  const deadline = Date.now() + patience
  signalGroup(group, signal)
  while (signalGroup(group, 0)) {
    if (Date.now() > deadline) return void signalGroup(group, 'SIGKILL')
    await sleep(100)
  }
}

/**
 * Runs a command with all it prints appended to a log file, and ends everything it started when we are asked to stop.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv, minutes?: number }} options `minutes`: ended when it takes longer
 * @returns {Promise<number>} its exit code
 * @throws {ExpectedFailure} when this process was asked to stop
 */
export async function runLogged(command, args, { log, env = process.env, minutes = 20 }) {
  mkdirSync(dirname(log), { recursive: true })
  const file = openSync(log, 'a')
  // A group of its own: a Ctrl-C reaches it through us, once, and nothing of it outlives us.
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', file, file] })
  closeSync(file)
  /** @type {Promise<void> | undefined} */
  let ending
  /** @type {NodeJS.Signals | undefined} */
  let stopSignal
  const stopListening = onStopSignal(signal => {
    stopSignal ??= signal
    if (child.pid) ending ??= endGroup(child.pid, signal)
  })
  const limit = setTimeout(() => {
    appendFileSync(log, `\nNo end after ${minutes} minutes: stopped.\n`)
    if (child.pid) ending ??= endGroup(child.pid, 'SIGTERM')
  }, minutes * 60_000)
  try {
    const [code, signal] = await once(child, 'exit')
    await ending
    if (stopSignal) throw new ExpectedFailure('Stopped.', exitCodeOf(stopSignal))
    return ending ? 1 : (code ?? exitCodeOf(signal))
  } finally {
    clearTimeout(limit)
    stopListening()
  }
}
