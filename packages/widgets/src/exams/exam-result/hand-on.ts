/** `shared` through the phone's own sheet, `copied` where it has none; `cancelled` by the person; `failed` where neither is possible. */
export type Outcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Hands a text and an address on to whatever the person chooses. */
export async function handOn(text: string, url: string | undefined): Promise<Outcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      console.warn('prostuti: the device could not share; the text is copied instead', error)
    }
  }
  return copy([text, url].filter(Boolean).join('\n'))
}

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    console.warn('prostuti: nothing may be copied here', error)
    return 'failed'
  }
}
