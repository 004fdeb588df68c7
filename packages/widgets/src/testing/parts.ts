import { equal } from './expect.ts'

/** Names of the `part` attributes that elements drew while the suite of this page ran, by tag. */
const drawn = new Map<string, Set<string>>()

/** Remembers each part that an element draws from now on. */
export function watchParts({ localName, shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return
  const seen = drawn.get(localName) ?? new Set()
  drawn.set(localName, seen)
  const look = () => {
    for (const { part } of shadowRoot.querySelectorAll('[part]')) for (const name of part) seen.add(name)
  }
  look()
  new MutationObserver(look).observe(shadowRoot, { childList: true, subtree: true })
}

/** What the runner says of this page. */
const { testFile } = (globalThis as unknown as { __WTR_CONFIG__: { testFile: string } }).__WTR_CONFIG__
const [, folder, kebab] =
  /^(.*\/([\w-]+))\/\2\.element\.test\.tsx?/.exec(new URL(testFile, location.href).pathname) ?? []

// The suite of an element draws what it has to draw: each part that its comment promises, and no other.
after(async () => {
  const seen = drawn.get(`prostuti-${kebab}`)
  if (!folder || !seen) return
  const { default: source }: { default: string } = await import(/* @vite-ignore */ `${folder}/index.ts?raw`)
  const declared = [...source.matchAll(/@csspart (\S+)/g)].map(([, name]) => name)
  equal(
    [...seen].sort(),
    declared.sort(),
    `parts that prostuti-${kebab} draws (got) and declares by @csspart (expected)`,
  )
})
