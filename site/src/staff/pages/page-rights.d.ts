import { type AskedRight, type Role } from '@prostuti/contract/rights'
/** What the pages that begin with an address ask for: any of these rights; `*` is any part. The longest address that fits decides. */
export declare const pageRights: Readonly<Record<string, readonly AskedRight[]>>
/**
 * Whether a role opens a page of the staff; it shows what the calls behind it let that role read.
 *
 * @example mayOpen('finance', '/admin/question/review') // false
 */
export declare function mayOpen(role: Role | null, pathname: string): boolean
