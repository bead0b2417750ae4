import type { When } from '../mapping/define-widget'
import { questionKey } from '../services/graphql/answers'
import type { PageContext } from '../services/page/page-context'
import type { PreparedWidget } from './placeholder'

/** The kinds of visitors that there are (B.0). */
const AUDIENCES = 3

/**
 * When a widget that the server has shown comes to life: as its author wants it, else its own time.
 * What is not whole in the server's HTML, because only some visitors see it or the API has not
 * answered, may not wait for a visitor's doing.
 */
export function timeOf({ node, widget, props, when }: PreparedWidget, context: PageContext): When {
  if (node.when || !widget || !props) return when
  const own = typeof widget.when === 'function' ? widget.when(props, context) : when
  const isWhole = () =>
    props.audience.length === AUDIENCES && hasAnswers({ widget, props }, context)
  return isLazy(own) && !isWhole() ? 'visible' : own
}

/** Whether it waits for a visitor's doing, or for ever. */
export function isLazy(when: When): boolean {
  return when === 'never' || when === 'interaction' || when.startsWith('presence')
}

function hasAnswers(
  { widget, props }: Pick<PreparedWidget, 'widget' | 'props'>,
  context: PageContext,
): boolean {
  const asked = (props && widget?.preload?.(props, context)) ?? []
  const given = new Set(context.answers.map(({ name, variables }) => questionKey(name, variables)))
  return asked.every(({ query, variables }) => given.has(questionKey(query.name, variables)))
}
