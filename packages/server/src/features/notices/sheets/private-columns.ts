import { numberDigits, type ResultSheet } from '@prostuti/contract'
import { holdsOneOf, plainHeader } from './header-words.ts'

/** Why a column's values are kept nowhere; null: nothing private is seen in it. */
export type Private = ResultSheet['columns'][number]['private']

const phone = holdsOneOf(
  'phone-',
  'mobile',
  'cell',
  'contact',
  'whatsapp',
  'tel',
  'telephone',
  'ফোন',
  'মোবাইল',
  'মুঠোফোন',
  'যোগাযোগ',
)
const email = holdsOneOf('email-', 'e mail', 'mail', 'ইমেইল', 'ই মেইল', 'ইমেল', 'ই মেল')
const address = holdsOneOf(
  'address-',
  'village',
  'upazila',
  'thana',
  'post office',
  'home district',
  'ঠিকানা',
  'গ্রাম',
  'থানা',
  'উপজেলা',
  'ডাকঘর',
  'নিজ জেলা',
)
/** What identifies a person as a name does is one here. */
const name = holdsOneOf(
  ...[
    '-name',
    'father',
    'mother',
    'spouse',
    'husband',
    'guardian',
    'nid',
    'national id',
    'birth',
    'dob',
    'secretary',
    'officer',
  ],
  ...['নাম', 'পিতা', 'মাতা', 'স্বামী', 'স্ত্রী', 'অভিভাবক', 'জাতীয় পরিচয়', 'এনআইডি', 'জন্ম', 'সচিব', 'কর্মকর্তা'],
)
/** Names of things, and numbers of people. */
const ofNobody = holdsOneOf(
  ...[
    'centre',
    'center',
    'venue',
    'post',
    'cadre',
    'exam',
    'unit',
    'department',
    'institution',
    'institute',
    'hall',
    'building',
    'bank',
  ],
  ...['কেন্দ্র', 'পদের', 'ক্যাডার', 'পরীক্ষার', 'বিভাগের', 'প্রতিষ্ঠান', 'ভবনের', 'হলের', 'ব্যাংকের', 'দপ্তরের'],
)
const ofPeople = holdsOneOf(
  'father',
  'mother',
  'secretary',
  'officer',
  'candidate',
  'পিতা',
  'মাতা',
  'সচিব',
  'কর্মকর্তা',
  'প্রার্থীর নাম',
  'পরীক্ষার্থীর নাম',
)

/** What a header says that its column holds. */
export function privateByHeader(header: string): Private {
  const plain = plainHeader(header)
  if (phone(plain)) return 'phone'
  if (email(plain)) return 'email'
  if (name(plain) && (!ofNobody(plain) || ofPeople(plain))) return 'name'
  return address(plain) ? 'address' : null
}

const isEmail = (text: string) => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)
const isPhone = (text: string) => /^[+\s\d০-৯()-]+$/.test(text) && /^(?:88)?01[3-9]\d{8}$/.test(numberDigits(text))
const hasTitle = holdsOneOf(
  'md',
  'mohammad',
  'muhammad',
  'mohammed',
  'mst',
  'most',
  'mrs',
  'mr',
  'sk',
  'sheikh',
  'begum',
  'khatun',
  'akter',
)
const banglaTitle = /^(?:মোঃ|মো\.|মো:|মোহাম্মদ|মুহাম্মদ|মোছাঃ|মোছা\.|মোছা:|মোসাঃ|মোসাম্মৎ|শ্রী|শেখ|সৈয়দ|সৈয়দা)[\s.]?/u
const isTitled = (text: string) =>
  banglaTitle.test(text) || (/^[\p{L}\p{M}\s.'’-]+$/u.test(text) && hasTitle(plainHeader(text)))
const isWords = (text: string) => /^[\p{L}\p{M}.'’:\-()\s]{3,60}$/u.test(text) && text.split(' ').length <= 6
const isAddress = (text: string) => inAddress(plainHeader(text))
const inAddress = holdsOneOf(
  'village',
  'vill',
  'road',
  'house',
  'thana',
  'upazila',
  'p o',
  'গ্রাম',
  'ডাকঘর',
  'থানা',
  'উপজেলা',
  'সড়ক',
  'বাসা',
)

/** What the values of a column show, whatever its header says. `distinct` of them differ. */
export function privateByValues(texts: Iterable<string>, { distinct }: { readonly distinct: number }): Private {
  const counts = { filled: 0, email: 0, phone: 0, titled: 0, words: 0, address: 0, long: 0 }
  for (const text of texts) {
    if (text === '') continue
    counts.filled++
    if (isEmail(text)) counts.email++
    if (isPhone(text)) counts.phone++
    if (isTitled(text)) counts.titled++
    if (isWords(text)) counts.words++
    if (isAddress(text)) counts.address++
    if (/\p{L}/u.test(text) && text.length > 25) counts.long++
  }
  const share = (count: number) => count / Math.max(1, counts.filled)
  if (share(counts.email) >= 0.05) return 'email'
  if (share(counts.phone) >= 0.5) return 'phone'
  if (share(counts.titled) >= 0.05) return 'name'
  if (share(counts.address) >= 0.2) return 'address'
  // An outcome says the same of many; names and addresses differ.
  if (counts.filled < 5 || distinct / counts.filled < 0.6) return null
  if (share(counts.words) >= 0.7) return 'name'
  return share(counts.long) >= 0.7 ? 'address' : null
}
