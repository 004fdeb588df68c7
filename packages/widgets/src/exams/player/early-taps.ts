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

/** From now on taps go to the attempt itself. */
export function stopEarlyTaps(): void {
  const page = globalThis as { prostutiEarly?: () => void }
  page.prostutiEarly?.()
}
