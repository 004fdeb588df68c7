import type { PoolClient } from 'pg'

/** Who a partner's own server says is at its page. */
export interface SaidByPartner {
  readonly partner: number
  /** Of the key that signed it. */
  readonly key: number
  /** As the partner's server knows the person. */
  readonly subject: string
  /** Empty: it says none. */
  readonly name: string
  readonly jti: Buffer
  /** From then on the token is refused for its age. */
  readonly overAt: Date
}

/** What partners' servers sign. The feature `partners` fulfils it. */
export interface PartnerSignIns {
  /** Throws `provider_rejected`. `page`: the origin that the browser sends along. */
  read(jwt: string, page: string | undefined): Promise<SaidByPartner>
  /** Keeps that the person agrees. Throws `conflict` for who has an account of their own and agrees no more. */
  agree(client: PoolClient, said: SaidByPartner, person: { user: bigint; hasAccount: boolean }): Promise<void>
  /** Keeps that the token was taken, and for which session. Throws `provider_rejected` where it was before. */
  take(client: PoolClient, said: SaidByPartner, tokenHash: Buffer): Promise<void>
}
