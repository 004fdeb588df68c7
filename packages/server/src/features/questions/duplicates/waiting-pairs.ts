/** The pairs of questions that look alike and about which nobody has decided: `p` is the pair. */
export const waitingPairs = `similar_pairs p
  join questions l on l.id = p.low_id and l.deleted_at is null and l.merged_into is null
  join questions h on h.id = p.high_id and h.deleted_at is null and h.merged_into is null
 where p.kind = 'question' and p.kept_apart_at is null`
