import type { Attempt } from '@prostuti/sdk'

/** A tap from before our code was there. `at` is this device's clock. */
export interface EarlyTap {
  exam: string
  question: string
  option: number
  at: number
}

/**
 * For a page that streams a drawn question: an inline script that journals taps until the player takes over, so that
 * not even a crash in the first second loses one. It hears `input` events, which leave the open shadow root.
 * `prostutiEarly()` stops it.
 */
export const earlyTapsScript =
  "(()=>{let d,q=[],w=t=>d?d.transaction('taps','readwrite').objectStore('taps').add(t):q.push(t)," +
  "r=indexedDB.open('prostuti-early',1);" +
  "r.onupgradeneeded=()=>r.result.createObjectStore('taps',{autoIncrement:true});" +
  'r.onsuccess=()=>{d=r.result;q.map(w)};' +
  'let l=e=>{let p=e.composedPath(),i=p[0],' +
  "h=p.find(n=>n.localName=='prostuti-exam-player');" +
  "h&&i.type=='radio'&&w({exam:h.getAttribute('exam-id'),question:i.name.slice(1),option:+i.value,at:Date.now()})};" +
  "addEventListener('input',l);prostutiEarly=()=>removeEventListener('input',l)})()"

/** Hands taps of an earlier, unfinished loading to the attempt once it is open; older than what it knows are left out. */
export function handOverEarlyTaps(attempt: Attempt, exam: string, now: () => number): () => void {
  const stop = attempt.$view.listen(({ phase, joined }) => {
    if (phase !== 'open' || !joined) return
    stop()
    const page = globalThis as { prostutiEarly?: () => void }
    if (!page.prostutiEarly) return
    page.prostutiEarly()
    const ahead = now() - Date.now() - Date.parse(joined.joined_time)
    takeEarlyTaps(exam)
      .then(taps => {
        for (const { question, option, at } of taps)
          if (at + ahead > (attempt.$entry(question).get()?.at ?? -1)) attempt.answer(question, option)
      })
      .catch(error => console.error('prostuti: taps from before the start could not be read', error))
  })
  return stop
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Takes the taps of one exam out of the journal, oldest first; those of other exams are too old to matter and go too. */
export async function takeEarlyTaps(exam: string): Promise<EarlyTap[]> {
  const opening = indexedDB.open('prostuti-early', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('taps', { autoIncrement: true })
  const database = await done(opening)
  const store = database.transaction('taps', 'readwrite').objectStore('taps')
  const taps = await done<EarlyTap[]>(store.getAll())
  await done(store.clear())
  database.close()
  return taps.filter(tap => tap.exam === exam)
}
