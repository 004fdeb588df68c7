import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { takeExam } from './take-exam.js'

// node node-worker.js <address of the API> <exam>
const [base, exam] = process.argv.slice(2)
if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { base, exam } })
  worker.on('message', taken => console.info(JSON.stringify(taken)))
} else parentPort.postMessage(await takeExam(workerData))
