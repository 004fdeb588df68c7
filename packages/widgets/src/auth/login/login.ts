import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './login.css?inline'
import { Login, type LoginEvents } from './login.view.tsx'

/** `<prostuti-login next="/exam/join?id=12">`: signing in, going on without an account, and what became of it. */
export const login = defineWidget({
  tag: 'prostuti-login',
  attributes: { next: 'string', code: 'string', failure: 'string' },
  events: {} as LoginEvents,
  styles,
  component: Login,
})
