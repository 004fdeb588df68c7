import { takeExam } from './take-exam.js'

const asked = (target, job) =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: { taken, failure } }) => (failure ? reject(new Error(failure)) : resolve(taken))
    target.postMessage(job, [port2])
  })

/** The places that a page has for the SDK. */
globalThis.places = {
  page: takeExam,
  // A worker made of a blob has no address that a path could follow.
  async addressless({ exam }) {
    const script = new Blob([`import '${location.origin}/browser-worker.js'`], { type: 'text/javascript' })
    const target = new Worker(URL.createObjectURL(script), { type: 'module' })
    return asked(target, { exam })
  },
  worker: job => asked(new Worker('/browser-worker.js', { type: 'module' }), job),
  async serviceWorker(job) {
    await navigator.serviceWorker.register('/browser-worker.js', { type: 'module' })
    return asked((await navigator.serviceWorker.ready).active, job)
  },
}
