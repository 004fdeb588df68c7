/**
 * Registers an element. Where the tag is taken, by another copy or version of us, the first one stays: a page that
 * works goes on working, and the console says so once.
 */
export function define(tag: string, create: () => CustomElementConstructor): void {
  if (customElements.get(tag)) console.info(`prostuti: <${tag}> is defined already`)
  else customElements.define(tag, create())
}
