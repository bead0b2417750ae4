import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../hooks/page-store'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { WidgetRoot } from '../mapping/widget-root'
import type { PageStore } from '../services/page/page'
import { check } from './check'
import {
  isSeen,
  type NeededField,
  neededOf,
  remediesFor,
  TO_EVERYBODY,
  unreadFields,
} from './fields/unseen'
import { visitorStore } from './still-page'

/**
 * The fields without which visitors see nothing of a component with these stored props; null for one
 * that they see, and for one that its settings do not hide.
 */
export function neededBy(
  widget: AnyWidget,
  id: string,
  raw: unknown,
  labels: object,
  store: PageStore = visitorStore(),
): NeededField[] | null {
  const propsOf = (stored: unknown) => check(widget, id, stored, labels).props
  const props = propsOf(raw)
  if (!props) return unreadFields(widget.schema, raw)
  if (isPrinted(widget, props, store)) return null
  const found = remediesFor(widget.schema, raw).filter((remedy) => {
    const remedied = propsOf(remedy.raw)
    return remedied && isPrinted(widget, remedied, store)
  })
  return found.length > 0 ? neededOf(found) : null
}

/** Whether the server prints something for visitors. A widget that throws has a message of its own. */
function isPrinted(widget: AnyWidget, props: BaseProps, store: PageStore): boolean {
  try {
    const html = renderToStaticMarkup(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={{ ...props, ...TO_EVERYBODY }} />
      </PageProvider>,
    )
    return isSeen(html)
  } catch {
    return true
  }
}
