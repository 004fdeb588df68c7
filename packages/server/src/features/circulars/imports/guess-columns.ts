import { type CircularColumns, type CircularImportField, circularImportFields } from '@prostuti/contract'

/** Headers of each field besides its own name, in the spelling that `plain` makes. */
const names: Partial<Record<CircularImportField, readonly string[]>> = {
  title: ['job name', 'job title', 'post', 'post name', 'position', 'শিরোনাম', 'পদ', 'পদের নাম'],
  company: ['company name', 'organisation', 'organization', 'office', 'employer', 'দপ্তর', 'প্রতিষ্ঠান', 'দপ্তর বা প্রতিষ্ঠান'],
  category: ['type', 'job category', 'ক্যাটাগরি', 'কোন চাকরি'],
  employment_status: ['employment type', 'job type', 'চাকরির ধরন'],
  vacancy: ['vacancies', 'posts', 'no of posts', 'number of posts', 'পদের সংখ্যা', 'শূন্যপদ', 'শূন্য পদ'],
  workspace: ['workplace', 'কোথায় কাজ'],
  office_time: ['office hours', 'অফিসের সময়', 'অফিস সময়'],
  reference: ['ref', 'memo', 'memo no', 'circular no', 'স্মারক', 'স্মারক নম্বর'],
  location: ['job location', 'place', 'কর্মস্থল', 'ঠিকানা'],
  district: ['জেলা'],
  requirements: ['requirement', 'education', 'education qualification', 'qualification', 'যোগ্যতা', 'শিক্ষাগত যোগ্যতা'],
  additional_requirements: ['additional requirement', 'other requirements', 'বাড়তি যোগ্যতা'],
  experience_req: ['experience', 'experience requirement', 'অভিজ্ঞতা'],
  gender_req: ['gender', 'নারী পুরুষ', 'কারা পারবেন', 'লিঙ্গ'],
  age_req: ['age', 'age limit', 'বয়স'],
  context: ['job context', 'description', 'প্রেক্ষাপট'],
  responsibilities: ['responsibility', 'job responsibilities', 'duties', 'দায়িত্ব', 'কাজ কী'],
  salary: ['pay', 'grade', 'বেতন', 'বেতন স্কেল'],
  benefits: ['benefit', 'compensation', 'সুবিধা', 'সুযোগ সুবিধা'],
  application_method: ['how', 'method', 'আবেদনের মাধ্যম', 'কীভাবে নেয়'],
  apply_link: ['apply', 'apply online', 'application link', 'আবেদনের ঠিকানা', 'আবেদনের লিংক'],
  application_start_date: ['start', 'start date', 'application start', 'আবেদন শুরু', 'শুরু'],
  deadline: ['last date', 'closing date', 'end date', 'শেষ তারিখ', 'আবেদনের শেষ তারিখ'],
  exam_date: ['exam', 'exam day', 'পরীক্ষা', 'পরীক্ষার তারিখ'],
  how_to_apply: ['apply procedure', 'application procedure', 'কীভাবে আবেদন'],
  instructions: ['instruction', 'নির্দেশনা'],
  source: ['published in', 'newspaper', 'উৎস', 'সূত্র'],
  post_url: ['link', 'url', 'description link', 'job link', 'circular link', 'মূল বিজ্ঞপ্তির ঠিকানা', 'লিংক'],
  url: ['website', 'company url', 'company website', 'প্রতিষ্ঠানের সাইট', 'ওয়েবসাইট'],
  note: ['notes', 'নোট'],
}

const plain = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[*:?।,()]/g, '')
    .replace(/[_\-\s./]+/g, ' ')
    .trim()

const namesOf = (field: CircularImportField): readonly string[] => [plain(field), ...(names[field] ?? []).map(plain)]

/**
 * Which column holds what, as far as the headers show; columns count from 0. A field's own name goes before its other ones, and the
 * first of several columns counts. `url` alone is the circular's own address, as job sites export it.
 */
export function guessColumns(headers: readonly string[]): CircularColumns {
  const found = headers.map(plain)
  const hasPostUrl = found.includes('post url')
  const taken = new Set<number>()
  return circularImportFields.flatMap(field => {
    const own = namesOf(field).filter(name => !(field === 'url' && name === 'url' && !hasPostUrl))
    const column = own
      .map(name => found.findIndex((header, index) => header === name && !taken.has(index)))
      .find(at => at >= 0)
    if (column === undefined) return []
    taken.add(column)
    return [{ field, column }]
  })
}

/** Whether a row names what a sheet of circulars must have. */
export function areHeaders(texts: readonly string[]): boolean {
  const fields = guessColumns(texts).map(({ field }) => field)
  return fields.length > 1 && fields.includes('title')
}
