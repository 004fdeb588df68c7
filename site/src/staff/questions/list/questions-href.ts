interface QuestionsWanted {
  /** The bank that they are in. */
  readonly reviewed: boolean
  readonly category?: string
  readonly tag?: string
}

/** The address of the list that shows these questions, in the bank in which they were counted. */
export function questionsHref({ reviewed, category, tag }: QuestionsWanted): string {
  const fields = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    ...(!reviewed && { reviewed_qb: 'false' }),
  })
  return `/admin/question${fields.size > 0 ? `?${fields}` : ''}`
}
