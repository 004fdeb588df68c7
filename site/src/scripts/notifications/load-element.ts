interface ElementFiles {
  readonly script: string
  readonly preloads: readonly string[]
}

/** Brings an element to life by the files that its page names, all of them at once. */
export async function loadElement(files: string | undefined): Promise<void> {
  const { script, preloads }: ElementFiles = JSON.parse(files ?? '')
  for (const href of preloads) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
  await import(/* @vite-ignore */ new URL(script, location.href).href)
}
