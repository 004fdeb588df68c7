/** Of what a person is told of their report on a post or comment. */
export const reportKey = ({ kind, id }: { readonly kind: 'post' | 'comment'; readonly id: bigint }, report: string) =>
  `${kind} ${id} report ${report}`
