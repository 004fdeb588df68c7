/** `shared` through the device's own sheet, `copied` where it has none; `cancelled` by the person; `failed` where neither is possible. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Offers a text and an address to the device's apps; else they go to the clipboard, which is closed without https and in frames. */
export async function shareOrCopy(text: string, url: string | undefined): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      console.warn('prostuti: the device could not share; the text is copied instead', error)
    }
  }
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'))
    return 'copied'
  } catch (error) {
    console.warn('prostuti: nothing may be copied here', error)
    return 'failed'
  }
}
