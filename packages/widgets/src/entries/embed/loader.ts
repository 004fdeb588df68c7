import type {} from './files.ts'

/**
 * `prostuti.js`: finds our elements on the page, now or later, and fetches what they need, all files at once. A page
 * that includes it twice loads each file once; an element that is registered already is left alone.
 */
const waiting = new Map(
  Object.keys(PROSTUTI_FILES)
    .filter(tag => !customElements.get(tag))
    .map(tag => [tag, document.getElementsByTagName(tag)]),
)

const languageOf = (element: Element): 'bn' | 'en' =>
  /^en/i.test(element.closest('[lang]:not([lang=""])')?.getAttribute('lang') ?? '') ? 'en' : 'bn'

async function load(tag: string, language: 'bn' | 'en', attempt = 0): Promise<void> {
  const { code, [language]: messages } = PROSTUTI_FILES[tag]!
  // Another address each time: some browsers remember that a module did not come.
  const retry = attempt ? `?${attempt}` : ''
  try {
    await Promise.all([...code, ...messages].map(file => import(/* @vite-ignore */ `./${file}${retry}`)))
  } catch (error) {
    console.error(`prostuti: <${tag}> could not be loaded yet; it tries again`, error)
    setTimeout(load, Math.min(30, 2 ** attempt) * 1000, tag, language, attempt + 1)
  }
}

function look(): void {
  for (const [tag, found] of waiting) {
    if (!found[0]) continue
    waiting.delete(tag)
    load(tag, languageOf(found[0]))
  }
  if (waiting.size === 0) observer.disconnect()
}

const observer = new MutationObserver(look)
observer.observe(document, { childList: true, subtree: true })
look()
