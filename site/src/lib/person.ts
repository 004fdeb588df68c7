import type { UserInfo } from '@prostuti/contract'

/** What to call a person: the first name, else the first word of the name; empty for somebody without an account. */
export function shortName(person: Pick<UserInfo, 'first_name' | 'name'>): string {
  return person.first_name.trim() || person.name.trim().split(/\s+/)[0] || ''
}

/** The first letter of a name as people see it: ক্ষ is one. Specification §5: G for a person without a name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('bn').segment(name)
  return first?.segment ?? 'G'
}
