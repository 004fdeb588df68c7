/** Which page of a list. */
export interface PageFilter {
  /** Counted from 1; `cursor`, from `next` and `previous`, wins over it. */
  page?: number
  cursor?: string
  /** Rows a page, at most 100. */
  pageSize?: number
}

/** The same as the API's query fields. */
export const pageQueryOf = ({ page, pageSize, cursor }: PageFilter) => ({ page, page_size: pageSize, cursor })
