import type { CircularCategory, EmploymentStatus, Language } from '@prostuti/contract'

type Labels<Choice extends string> = Readonly<Record<Choice, Readonly<Record<Language, string>>>>

/** What the form calls them, and what a search finds them by. */
export const categoryLabels: Labels<CircularCategory> = {
  bcs: { bn: 'বিসিএস', en: 'BCS' },
  bank: { bn: 'ব্যাংক', en: 'Bank' },
  teacher: { bn: 'শিক্ষকতা', en: 'Teaching' },
  government: { bn: 'সরকারি', en: 'Government' },
  engineering: { bn: 'প্রকৌশল', en: 'Engineering' },
  health: { bn: 'স্বাস্থ্য', en: 'Health' },
  defence: { bn: 'প্রতিরক্ষা', en: 'Defence' },
  private: { bn: 'বেসরকারি', en: 'Private' },
  other: { bn: 'অন্যান্য', en: 'Other' },
}

export const employmentLabels: Labels<EmploymentStatus> = {
  permanent: { bn: 'স্থায়ী', en: 'Permanent' },
  full_time: { bn: 'পূর্ণকালীন', en: 'Full-time' },
  part_time: { bn: 'খণ্ডকালীন', en: 'Part-time' },
  contract: { bn: 'চুক্তিভিত্তিক', en: 'Contract' },
  temporary: { bn: 'অস্থায়ী', en: 'Temporary' },
  project: { bn: 'প্রকল্প', en: 'Project' },
  internship: { bn: 'ইন্টার্নশিপ', en: 'Internship' },
  daily: { bn: 'দৈনিক মজুরি', en: 'Daily wage' },
}
