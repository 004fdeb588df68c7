interface QueuePlace {
  /** From the one that waits longest, from 0. */
  readonly place: number
  /** The category that is reviewed alone. */
  readonly category: string | undefined
}

const fieldsOf = ({ place, category }: QueuePlace) => ({ place: String(place), ...(category && { category }) })

/** The editor of a question, which leads back to this place of the queue. */
export const editInReviewHref = (id: string, at: QueuePlace): string =>
  `/admin/question/${id}?${new URLSearchParams({ from: 'review', ...fieldsOf(at) })}`

/** The place of the queue that an editor's address came from; null where it came from elsewhere. */
export function reviewHrefOf(address: URLSearchParams): string | null {
  if (address.get('from') !== 'review') return null
  const at = { place: placeOf(address), category: address.get('category') ?? undefined }
  return `/admin/question/review?${new URLSearchParams(fieldsOf(at))}`
}

/** The place that an address names; the first one where it names none. */
export const placeOf = (address: URLSearchParams): number => Math.max(0, Math.trunc(Number(address.get('place'))) || 0)
