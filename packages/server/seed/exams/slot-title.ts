import { day } from './exam-template.ts'
import type { Slot } from './slots.ts'

const locales = { bn: 'bn-BD', en: 'en-GB' } as const
const timeZone = 'Asia/Dhaka'

/** The template's title with the day, and the time too where there are several on one day. */
export function slotTitle({ template, start }: Slot): { bn: string; en: string } {
  const title = (language: 'bn' | 'en') => {
    const when = [dayOf(start, language), ...(template.everyMs < day ? [timeOf(start, language)] : [])]
    return [template.title[language], ...when].join(', ')
  }
  return { bn: title('bn'), en: title('en') }
}

function dayOf(start: Date, language: 'bn' | 'en'): string {
  return unbroken(start.toLocaleDateString(locales[language], { timeZone, day: 'numeric', month: 'long' }))
}

/** Twelve hours, as people say them: “সন্ধ্যা ৬:১৫”, “6:15 pm”. */
function timeOf(start: Date, language: 'bn' | 'en'): string {
  const format = { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  if (language === 'en') return unbroken(start.toLocaleTimeString(locales.en, format))
  const parts = new Intl.DateTimeFormat(locales.bn, { ...format, dayPeriod: 'short' }).formatToParts(start)
  const [part, hour, minutes] = (['dayPeriod', 'hour', 'minute'] as const).map(
    type => parts.find(each => each.type === type)!.value,
  )
  return unbroken(`${part} ${hour}:${minutes}`)
}

/** A day apart from its month reads badly at the end of a line. */
function unbroken(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0')
}
