import { readFileSync } from 'node:fs'

/*
 * To be imported before a server: its host's wall clock is as many milliseconds off as the file in STEPPED_WALL_CLOCK says,
 * from one moment to the next. The monotonic clock is left alone, as it is when a person sets a machine's time.
 */
const file = process.env.STEPPED_WALL_CLOCK!
const Real = Date
let offset = 0
setInterval(() => {
  offset = Number(readFileSync(file, 'utf8'))
}, 20).unref()

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [Real.now() + offset], newTarget),
  get: (target, property) => (property === 'now' ? () => Real.now() + offset : Reflect.get(target, property)),
})
