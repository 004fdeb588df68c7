import type { Home } from '@prostuti/contract'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { formatDay } from '../../foundation/text/format.ts'
import type { HomePartProps } from './home.props.ts'
import { partOfDay } from './part-of-day.ts'
import type { Person } from './use-home.ts'

interface GreetingProps extends HomePartProps {
  person: Person
  isNew: boolean
}

/** Good morning, the date, and what the day brings. */
export function Greeting({ person: { name }, home, now, t, language, isNew }: GreetingProps) {
  const greeting = t(isNew ? 'home.welcome' : `home.greeting.${partOfDay(now)}`)
  const today = examsToday(home, now)
  const date = formatDate(now, language, { weekday: true }).replace(/ \S+$/, '')
  return (
    <header className="home-greeting">
      <h1 part="heading">{name ? t('home.greeting_named', { greeting, name }) : greeting}</h1>
      <p className="ui-muted ui-num">
        {date} · {today > 0 ? t('home.today', { count: today }) : t('home.today_none')}
      </p>
    </header>
  )
}

function examsToday({ live_exams: live, upcoming_exams: upcoming }: Home, now: number): number {
  const today = formatDay(new Date(now).toISOString(), 'en', now)
  return live.length + upcoming.filter(exam => formatDay(exam.start_time, 'en', now) === today).length
}
