/** The client of this page's API. It comes when it is needed, not before. */
export async function openClient(apiBase = '/api/') {
  const { createProstuti } = await import('@prostuti/sdk')
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  // The elements know their API by its whole address, and the session is kept under that.
  return createProstuti({ base: new URL(apiBase, location.href).href, language })
}
