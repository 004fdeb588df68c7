import { cpus } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'

/** So long processors are watched, in milliseconds: one reading alone says only what was since the machine began. */
const watchedMs = 250

/** How busy all processors of this machine are together, from 0 to 1, whoever keeps them busy. */
export async function readBusy(): Promise<number> {
  const before = sum()
  await rest(watchedMs)
  const after = sum()
  const all = after.all - before.all
  return all > 0 ? Math.min(1, Math.max(0, 1 - (after.idle - before.idle) / all)) : 0
}

function sum() {
  const times = cpus().map(({ times }) => times)
  return {
    idle: times.reduce((total, { idle }) => total + idle, 0),
    all: times.reduce((total, { user, nice, sys, idle, irq }) => total + user + nice + sys + idle + irq, 0),
  }
}
