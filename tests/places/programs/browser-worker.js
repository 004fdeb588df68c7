import { takeExam } from './take-exam.js'

/** A dedicated worker or a service worker, which lives on until `waitUntil` is done. */
addEventListener('message', event => {
  const [port] = event.ports
  const done = takeExam(event.data).then(
    taken => port.postMessage({ taken }),
    error => port.postMessage({ failure: String(error.stack) }),
  )
  event.waitUntil?.(done)
})
