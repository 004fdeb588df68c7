/** End of an insert into `program_enrollments`: what was entered with premium alone becomes theirs; what they have stays as it is. */
export const overPremium = `on conflict (user_id, program_id) do update set source = excluded.source, enrolled_at = excluded.enrolled_at
  where program_enrollments.source = 'premium' and excluded.source <> 'premium'`
