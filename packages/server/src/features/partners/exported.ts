import type { ExportedTables } from '../../platform/people/person-export.ts'

/** Partners that a person has agreed to, and where they belong. */
export const exportedPartners: ExportedTables = {
  person_belongings: { part: 'others', columns: ['district', 'centre_id'] },
  partner_deliveries: {
    left: 'What partners were told of them, for 30 days: their attempts and results say the same.',
  },
  partner_consents: { part: 'others', columns: ['partner_id', 'given_at'] },
}
