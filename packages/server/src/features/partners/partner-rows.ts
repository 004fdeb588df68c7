import {
  erase,
  erasedWithPerson,
  type Merging,
  moveUnlessThere,
  notPersonal,
  type RowRule,
  type TableRules,
} from '../../platform/people/person-rules.ts'

/** What the account has said stays; what it has not is taken over. */
const fillBelonging: RowRule<Merging> = {
  rows: 'moved',
  async run(client, { from, into }) {
    const people = [String(from), String(into)]
    await client.query(
      `insert into person_belongings as own (user_id, district, centre_id)
       select $2, district, centre_id from person_belongings where user_id = $1
       on conflict (user_id) do update set district = coalesce(own.district, excluded.district),
                                           centre_id = coalesce(own.centre_id, excluded.centre_id)`,
      people,
    )
    await client.query('delete from person_belongings where user_id = $1', [String(from)])
  },
}

/** What people have agreed to goes along; to be run when the sessions that rest on it have ended. */
export const partnerRows: readonly TableRules[] = [
  {
    table: 'partner_consents',
    merging: moveUnlessThere('partner_consents', ['partner_id']),
    deletion: erasedWithPerson,
  },
  { table: 'person_belongings', merging: fillBelonging, deletion: erasedWithPerson },
  {
    table: 'partner_deliveries',
    merging: {
      rows: 'moved',
      run: (client, { from, into }) =>
        client.query('update partner_deliveries set user_id = $2 where user_id = $1', [String(from), String(into)]),
    },
    deletion: erase('partner_deliveries').deletion,
  },
  ...['partners', 'partner_keys', 'partner_key_uses', 'partner_hooks', 'partner_webhooks'].map(notPersonal),
  // A key names nobody, a sign-in by it no more than a session that merging and deletion end.
  ...['partner_sign_in_keys', 'partner_sign_ins'].map(notPersonal),
]
