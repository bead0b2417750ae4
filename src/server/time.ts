import type { When } from '../mapping/define-widget'
import { questionKey } from '../services/graphql/answers'
import type { PageContext } from '../services/page/page-context'
import { answerName } from './preload'
import type { PreparedWidget } from './print/placeholder'

/** The number of audiences (B.0). */
const AUDIENCES = 3

/**
 * When the loader starts a widget: at its author's time, else at the widget's own. A widget whose
 * server HTML is incomplete, because of a limited audience or a missing answer, is never lazier
 * than `visible`.
 */
export function timeOf({ node, widget, props, when }: PreparedWidget, context: PageContext): When {
  if (node.when || !widget || !props) return when
  const own = typeof widget.when === 'function' ? widget.when(props, context) : when
  const isWhole = () =>
    props.audience.length === AUDIENCES && hasAnswers({ widget, props }, context)
  return isLazy(own) && !isWhole() ? 'visible' : own
}

/** Whether a placeholder waits for the visitor's activity, or never starts. */
export function isLazy(when: When): boolean {
  return when === 'never' || when === 'interaction' || when.startsWith('presence')
}

function hasAnswers(
  { widget, props }: Pick<PreparedWidget, 'widget' | 'props'>,
  context: PageContext,
): boolean {
  const asked = (props && widget?.preload?.(props, context)) ?? []
  const given = new Set(context.answers.map(({ name, variables }) => questionKey(name, variables)))
  return asked.every((one) => given.has(questionKey(answerName(one), one.variables)))
}
