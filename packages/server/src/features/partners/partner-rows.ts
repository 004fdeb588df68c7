import { erasedWithPerson, moveUnlessThere, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

/** What people have agreed to goes along; to be run when the sessions that rest on it have ended. */
export const partnerRows: readonly TableRules[] = [
  {
    table: 'partner_consents',
    merging: moveUnlessThere('partner_consents', ['partner_id']),
    deletion: erasedWithPerson,
  },
  notPersonal('partners'),
]
