/** Tells the player which exam the address means: the kept page itself knows none. */
export function enterHall(page: Document): void {
  const query = new URL(page.URL).searchParams
  const player = page.querySelector('prostuti-exam-player')
  player?.setAttribute('mode', query.get('state') === 'archive' ? 'archive' : 'live')
  const exam = query.get('id')
  if (exam) player?.setAttribute('exam-id', exam)
}
