import type { ReplaceParts } from '@prostuti/server/app/app'

/** A server to which an address is registered that begins as a registered one does. */
export const redirectsByBeginning: ReplaceParts = (_, { pool }) => ({
  async isRegisteredRedirect(address) {
    const { rowCount } = await pool.query(
      `select from partners p, unnest(p.redirect_uris) as uri where starts_with($1, rtrim(uri, '/')) limit 1`,
      [address],
    )
    return rowCount !== 0
  },
})
