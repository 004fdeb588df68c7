/** A registered site that may sign people in through us. */
export interface PartnerPage {
  readonly name: string
  /** Whether the person who asks has agreed to it before. */
  readonly agreed: boolean
  /** Whether the partner has registered the address that was asked about. */
  readonly redirect: boolean
}

/** Partners as the login page shows them (`SiteHost`). */
export interface SitePartners {
  /** The partner whose pages have this origin, or null where nobody has registered it. Without `redirect` no address is asked about. */
  find(origin: string, redirect?: string): Promise<PartnerPage | null>
  /** Of all partners' pages: what may hold one of ours in a frame. */
  origins(): Promise<readonly string[]>
}
