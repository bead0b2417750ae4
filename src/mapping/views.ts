import type { Page } from '../services/page/page'
import type { AnyWidget, BaseProps, View } from './define-widget'

// biome-ignore lint/suspicious/noExplicitAny: views of all widgets
type AnyView = View<any, any>

const loaded = new Map<NonNullable<AnyWidget['loadView']>, AnyView>()

/** The widget's view, if it is here by now. */
export function viewOf({ View, loadView }: AnyWidget): AnyView | undefined {
  return View ?? (loadView && loaded.get(loadView))
}

/** Fetches the view of a widget that opens on demand; one try more when that fails. */
export async function loadViewOf(widget: AnyWidget): Promise<AnyView | undefined> {
  const { loadView } = widget
  const known = viewOf(widget)
  if (known || !loadView) return known
  const view = await loadView().catch(loadView)
  loaded.set(loadView, view)
  return view
}

/** Fetches the further scripts of a widget (`loadParts`); one try more when that fails. */
export async function loadPartsOf(
  widget: AnyWidget,
  placed?: { props: BaseProps; page: Page },
): Promise<void> {
  const { loadParts } = widget
  if (!loadParts) return
  await loadParts(placed).catch(() => loadParts(placed))
}

/** Whether a model says that there is nothing to show (yet). */
export function isClosed(model: unknown): boolean {
  const { state } = (model ?? {}) as { state?: unknown }
  return state === 'closed' || state === 'none'
}
