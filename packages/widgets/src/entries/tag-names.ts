import type { CommonAttributes, OwnProps, Widget } from '../foundation/define-widget.ts'
import type * as widgets from './widgets.ts'

/** The element of a widget: an HTMLElement with the widget's properties. */
export type WidgetElement<W> =
  W extends Widget<infer Props, object> ? HTMLElement & Partial<OwnProps<Props>> & CommonAttributes : HTMLElement

declare global {
  interface HTMLElementTagNameMap {
    'prostuti-home': WidgetElement<typeof widgets.home>
    'prostuti-login': WidgetElement<typeof widgets.login>
    'prostuti-profile': WidgetElement<typeof widgets.profile>
    'prostuti-delete-account': WidgetElement<typeof widgets.deleteAccount>
    'prostuti-buy-coin': WidgetElement<typeof widgets.buyCoin>
    'prostuti-premium': WidgetElement<typeof widgets.premium>
    'prostuti-feedback': WidgetElement<typeof widgets.feedback>
    'prostuti-exam-join': WidgetElement<typeof widgets.examJoin>
    'prostuti-exam-list': WidgetElement<typeof widgets.examList>
    'prostuti-exam-result': WidgetElement<typeof widgets.examResult>
    'prostuti-rank-list': WidgetElement<typeof widgets.rankList>
    'prostuti-exam-solution': WidgetElement<typeof widgets.examSolution>
    'prostuti-program-list': WidgetElement<typeof widgets.programList>
    'prostuti-program': WidgetElement<typeof widgets.program>
    'prostuti-bookmarks': WidgetElement<typeof widgets.bookmarks>
    'prostuti-practice': WidgetElement<typeof widgets.practice>
    'prostuti-routine': WidgetElement<typeof widgets.routine>
    'prostuti-search': WidgetElement<typeof widgets.search>
    'prostuti-notebook': WidgetElement<typeof widgets.notebook>
    'prostuti-exam-player': WidgetElement<typeof widgets.examPlayer>
  }
}
