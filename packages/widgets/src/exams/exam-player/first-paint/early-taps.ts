import type { EarlyTap } from '@prostuti/sdk/exams/journal/early-taps'
import { questionOf } from '../../../questions/drawn/index.ts'
import { prefetched } from './prefetched.ts'

/**
 * For a page that streams a drawn question: an inline script that journals taps until the player takes over, so that
 * not even a crash in the first second loses one: `{exam, question, option, at}` in IndexedDB, which the SDK takes over when
 * the attempt opens. It hears `input` events, which leave the open shadow root. `prostutiEarly()` stops it.
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

/**
 * The same for a question that we have drawn ourselves into somebody else's page, where no inline script may run: each
 * tap is written and committed in its own task. Returns what ends it.
 */
export function keepEarlyTaps(root: HTMLElement, exam: string, database: IDBDatabase): () => void {
  const keep = ({ target }: Event) => {
    const { type, name, value } = target as HTMLInputElement
    if (type !== 'radio') return
    const transaction = database.transaction('taps', 'readwrite')
    const tap: EarlyTap = { exam, question: questionOf(name), option: Number(value), at: Date.now() }
    transaction.objectStore('taps').add(tap)
    transaction.commit()
  }
  root.addEventListener('input', keep)
  return () => {
    root.removeEventListener('input', keep)
    database.close()
  }
}

/** From now on the attempt itself keeps taps. */
export function stopEarlyTaps(host: HTMLElement | null): void {
  const page = globalThis as { prostutiEarly?: () => void }
  page.prostutiEarly?.()
  if (host) prefetched.get(host)?.stop()
}
