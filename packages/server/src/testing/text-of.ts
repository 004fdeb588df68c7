/** The text of an answer; of a stream of events, which goes on for hours, what comes first. */
export async function textOf(response: Response): Promise<string> {
  if (!isStream(response.headers.get('content-type'))) return response.text()
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const { value = '' } = await reader.read()
  await reader.cancel()
  return value
}

export const isStream = (type: string | null | undefined): boolean => type?.startsWith('text/event-stream') ?? false
