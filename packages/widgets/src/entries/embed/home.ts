import { home } from '../../exams/home/index.ts'
import { register } from './register.ts'

register(home, {
  bn: () =>
    import(
      'virtual:messages/bn/home+bonus+changed+goals+list+partner+ui+programs.step+programs.progress+programs.days+programs.no_days+programs.choose_start+programs.cover+routine.this_week+routine.weekday+routine.kind'
    ),
  en: () =>
    import(
      'virtual:messages/en/home+bonus+changed+goals+list+partner+ui+programs.step+programs.progress+programs.days+programs.no_days+programs.choose_start+programs.cover+routine.this_week+routine.weekday+routine.kind'
    ),
})
