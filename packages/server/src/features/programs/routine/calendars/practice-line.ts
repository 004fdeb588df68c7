import type { Language, RoutineItem } from '@prostuti/contract'

const words: Record<Language, (title: string, count: string) => string> = {
  bn: (title, count) => `অনুশীলন: ${title}, ${count}টি প্রশ্ন`,
  en: (title, count) => `Practise: ${title}, ${count} questions`,
}

const numbers = { bn: new Intl.NumberFormat('bn-BD'), en: new Intl.NumberFormat('en') }

/** A day's practice in the description of its entry, with the address at which it begins: calendars make links of them. */
export function practiceLine(
  title: string,
  { topic, count }: NonNullable<RoutineItem['practice']>,
  siteUrl: string,
  language: Language,
): string {
  const said = words[language](title, numbers[language].format(count))
  return `${said} ${siteUrl}/practice/categories?topics=${topic.id}&count=${count}`
}
