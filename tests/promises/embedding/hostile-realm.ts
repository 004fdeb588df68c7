import { parentPort, workerData } from 'node:worker_threads'
import { libraries } from './library-effects.ts'
import type { HostileRealm } from './old-libraries.ts'

const { base, exam, key, library, loaded, careless } = workerData as HostileRealm

/** A client without precautions: what it sends of an exam has been through the realm's own `JSON.stringify`. */
const carelessFetch = (async (url: string, init?: RequestInit) =>
  fetch(
    url,
    url.includes('/exam/') && typeof init?.body === 'string'
      ? { ...init, body: JSON.stringify(JSON.parse(init.body)) }
      : init,
  )) as typeof fetch

if (loaded === 'before us') libraries[library]()
const { createProstuti } = await import('@prostuti/sdk')
const { memoryPlatform } = await import('@prostuti/sdk/platform/memory')
if (loaded === 'after us') libraries[library]()

const until = async (holds: () => boolean, ms: number): Promise<boolean> => {
  const end = Date.now() + ms
  while (!holds() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 10))
  return holds()
}

async function sit(): Promise<string> {
  const client = createProstuti({ base, platform: memoryPlatform(careless ? { fetch: carelessFetch } : {}) })
  await client.auth.signInAnonymously()
  const attempt = client.exams.openAttempt({ exam, mode: 'live' })
  const phase = () => attempt.$view.get().phase
  await until(() => phase() !== 'loading', 10_000)
  if (phase() === 'open') {
    for (const [question, option] of key) attempt.answer(question, option)
    await attempt.submit()
    await until(() => phase() !== 'sending', careless ? 3_000 : 20_000)
  }
  attempt.close()
  return phase()
}

parentPort?.postMessage(await sit().catch(String))
