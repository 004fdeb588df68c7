/**
 * A condition of SQL: the circular `c` is one that the kept search `k` finds, whatever its state. As the list's filters say it of one
 * search (`circular-filter.ts`), here for many at once.
 */
export const matches = `
  (k.categories is null or c.category = any(k.categories))
  and (k.statuses is null or c.employment_status && k.statuses)
  and (k.district is null or c.district = k.district)
  and case when c.deadline is null then k.undated
           else (k.deadline_from is null or c.deadline >= k.deadline_from)
            and (k.deadline_to is null or c.deadline <= k.deadline_to) end
  and c.search_key like all (k.patterns)`

/** A condition of SQL: people can apply for the circular `c`, now or later, at the instant that the parameter names. */
export const isOpenAt = (parameter: string) =>
  `c.state = 2 and c.published_on <= ${parameter} and (c.ends_at is null or c.ends_at > ${parameter})`
