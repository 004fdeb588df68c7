const liveBeat = 1_000
const plainBeat = 20_000

/** @param {number} started a `performance.now()` @returns {string} such as `4.2 s` or `3 min 05 s` */
export function elapsedSince(started) {
  const seconds = (performance.now() - started) / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`
}

/**
 * One calm line for something that takes a while: rewritten in place on a terminal, a heartbeat every 20 s elsewhere.
 * @example
 * const step = startStep('installing packages')
 * step.done()          // ✓ installing packages  18.2 s
 * @param {string} name
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [stream]
 */
export function startStep(name, stream = process.stdout) {
  const started = performance.now()
  const live = stream.isTTY === true
  const running = () => `… ${name}  ${elapsedSince(started)}`
  const clear = live ? '\r\u001b[K' : ''
  stream.write(live ? running() : `… ${name}\n`)
  const beat = setInterval(
    () => stream.write(live ? clear + running() : `${running()}\n`),
    live ? liveBeat : plainBeat,
  ).unref()
  /** @param {string} mark @param {string} detail */
  const end = (mark, detail) => {
    clearInterval(beat)
    stream.write(`${clear}${mark} ${name}  ${elapsedSince(started)}${detail && `  ${detail}`}\n`)
  }
  return {
    done: (detail = '') => end('✓', detail),
    fail: (detail = '') => end('✗', detail),
  }
}
