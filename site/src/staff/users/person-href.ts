/** The page of one person. */
export const personHref = (id: string): string => `/admin/users/details?id=${id}`
