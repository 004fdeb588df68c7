import type { UploadedImage } from '@prostuti/contract'

const askMs = 700
/** A picture is ready within seconds; where it is not, the task has failed or its process has ended. */
const mostAsked = 40

/** The picture once people can see it; null for a file that is none. */
export async function readyPicture(
  id: string,
  read: () => Promise<readonly UploadedImage[]>,
): Promise<UploadedImage | null> {
  for (let asked = 0; asked < mostAsked; asked++) {
    const found = (await read()).find(image => image.id === id)
    if (found && found.state !== 'processing') return found.state === 'ready' ? found : null
    await new Promise(resolve => setTimeout(resolve, askMs))
  }
  return null
}
