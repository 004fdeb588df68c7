import { parse, serialize } from 'hono/utils/cookie'

export interface Cookies {
  /** A `Set-Cookie` value. `seconds` until the browser forgets it; 0 makes it forget at once. */
  set(name: CookieName, value: string, seconds: number): string
  clear(name: CookieName): string
  /** From a request's `Cookie` header. */
  read(name: CookieName, header: string | undefined): string | undefined
}

/**
 * `session` opens pages on our own origin; `sign_in` ties a provider's callback to the browser that started; `view_as` draws pages as
 * the person sees them at whom staff look.
 */
export type CookieName = 'session' | 'sign_in' | 'view_as'

/**
 * Our cookies: HttpOnly, SameSite=Lax, Path=/, and over https also Secure with the `__Host-` prefix, so that no
 * neighbouring subdomain can plant one.
 */
export function createCookies(siteUrl: string): Cookies {
  const secure = siteUrl.startsWith('https:')
  const fullName = (name: CookieName) => `${secure ? '__Host-' : ''}prostuti_${name}`
  const set: Cookies['set'] = (name, value, maxAge) =>
    serialize(fullName(name), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge })
  return {
    set,
    clear: name => set(name, '', 0),
    read: (name, header) => (header ? parse(header, fullName(name))[fullName(name)] : undefined),
  }
}
