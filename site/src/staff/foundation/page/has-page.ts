/**
 * Whether the site has a page, by its path in `src/pages`: a link to one that is not made yet is not shown.
 *
 * @example hasPage('/admin/programs/[progId]')
 */
export const hasPage = (path: string): boolean => SITE_PAGES.includes(path)
