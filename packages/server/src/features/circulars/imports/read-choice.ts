import {
  ApplicationMethod,
  CircularCategory,
  type District,
  districtName,
  districts,
  EmploymentStatus,
  GenderRequirement,
  Workspace,
} from '@prostuti/contract'

/** One spelling of a word that names a choice. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[_\-\s.]+/g, ' ')
    .trim()

type Words<Choice extends string> = Partial<Record<Choice, readonly string[]>>

function choices<Choice extends string>(all: readonly Choice[], words: Words<Choice>): ReadonlyMap<string, Choice> {
  return new Map(all.flatMap(choice => [choice, ...(words[choice] ?? [])].map(word => [plain(word), choice] as const)))
}

const categories = choices(CircularCategory.options, {
  bcs: ['বিসিএস'],
  bank: ['banking', 'bank finance', 'finance', 'ব্যাংক'],
  teacher: ['education', 'teaching', 'school', 'শিক্ষক', 'শিক্ষকতা', 'শিক্ষা'],
  government: ['govt', 'gov', 'public', 'সরকারি', 'সরকারী'],
  engineering: ['engineer', 'প্রকৌশল', 'প্রকৌশলী'],
  health: ['medical', 'hospital', 'স্বাস্থ্য'],
  defence: ['defense', 'army', 'police', 'প্রতিরক্ষা', 'পুলিশ'],
  private: ['company', 'বেসরকারি', 'বেসরকারী'],
  other: ['others', 'ngo', 'এনজিও', 'অন্যান্য'],
})

const statuses = choices(EmploymentStatus.options, {
  permanent: ['স্থায়ী', 'regular', 'non cadre', 'cadre'],
  full_time: ['full time', 'fulltime', 'পূর্ণকালীন', 'ফুল টাইম'],
  part_time: ['part time', 'parttime', 'খণ্ডকালীন', 'পার্ট টাইম'],
  contract: ['contractual', 'চুক্তিভিত্তিক', 'চুক্তি'],
  temporary: ['অস্থায়ী'],
  project: ['project based', 'প্রকল্প'],
  internship: ['intern', 'ইন্টার্নশিপ'],
  daily: ['daily basis', 'দৈনিক', 'দৈনিক ভিত্তিতে'],
})

const workspaces = choices(Workspace.options, {
  in_office: ['office', 'work at office', 'অফিসে', 'অফিস'],
  remote: ['work from home', 'home', 'বাসা থেকে', 'দূর থেকে'],
  hybrid: ['দুই ভাবেই', 'মিশ্র'],
  field: ['মাঠে', 'মাঠ পর্যায়ে'],
})

const methods = choices(ApplicationMethod.options, {
  online: ['web', 'অনলাইন', 'অনলাইনে'],
  post: ['by post', 'mail', 'ডাকে', 'ডাকযোগে'],
  in_person: ['in person', 'direct', 'walk in', 'সরাসরি'],
  email: ['e mail', 'by email', 'ই মেইলে', 'ইমেইল', 'ই মেইল'],
})

const genders = choices(GenderRequirement.options, {
  any: ['both', 'all', 'both males and females are allowed to apply', 'male and female', 'সবাই', 'নারী ও পুরুষ', 'উভয়'],
  women: ['female', 'females', 'woman', 'only females are allowed to apply', 'নারী', 'মহিলা'],
  men: ['male', 'males', 'man', 'only males are allowed to apply', 'পুরুষ'],
})

const inDistricts = choices<District>(
  districts,
  Object.fromEntries(districts.map(id => [id, [districtName(id, 'bn'), districtName(id, 'en')]])),
)

const fields = {
  category: categories,
  employment_status: statuses,
  workspace: workspaces,
  application_method: methods,
  gender_req: genders,
  district: inDistricts,
} as const
export type ChoiceField = keyof typeof fields

/** The choice that a text names, by its id, its name in either language or another usual word; null for none. */
export const readChoice = (field: ChoiceField, text: string): string | null => fields[field].get(plain(text)) ?? null

/** Of several, separated by commas, strokes or “and”; null where one of them is none. */
export function readStatuses(text: string): string[] | null {
  const found = text
    .split(/\s*(?:[,;|/।]|\band\b|\bও\b)\s*/u)
    .filter(Boolean)
    .map(each => readChoice('employment_status', each))
  return found.includes(null) ? null : [...new Set(found as string[])]
}
