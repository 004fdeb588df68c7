/** The staff's page of a circular. */
export const circularHref = (id: string): string => `/admin/jobs/?id=${id}`

/** The form of a circular; `ask` opens the question of an act there. */
export const circularFormHref = (id: string, ask?: 'approve' | 'publish'): string =>
  `/admin/jobs/update?id=${id}${ask ? `&ask=${ask}` : ''}`
