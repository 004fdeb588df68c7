/** Topic `$1` with all that stands below it, as a part of `with recursive`; empty for one that is gone. */
export const belowTopic = `below (id) as (
    select id from categories where id = $1 and deleted_at is null and merged_into is null
    union select c.id from below b join categories c on c.parent_id = b.id
     where c.deleted_at is null and c.merged_into is null)`
