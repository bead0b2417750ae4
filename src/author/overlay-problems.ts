/**
 * For `diagnose.js`: what the scripts of visitors no longer know, which overlays a widget opens. A file
 * of author mode, because its widgets are whole. It starts nothing.
 */
import './without-eval'
import { missingOverlays } from '../mapping/missing-overlays'
import { addWidgets, type WidgetMap, widgetLoader } from '../mapping/own-widgets'
import { readPlacement } from '../mapping/placement'
import { completeContext, readContextJson } from '../services/page/read-context'
import { check } from './check'

const OWN = new URL('./own.js', import.meta.url).href

let own: Promise<void> | undefined

/** A sentence for each button of a page that does nothing, because the page lacks its overlay. */
export async function overlayProblems(page: Document): Promise<string[]> {
  own ??= import(OWN).then(({ widgets }: { widgets: WidgetMap }) => addWidgets(widgets))
  await own
  const placeholders = [...page.querySelectorAll('foyer-widget')]
  const found = await Promise.all(placeholders.map((element) => problemsOf(page, element)))
  return found.flat()
}

async function problemsOf(page: Document, element: Element): Promise<string[]> {
  try {
    const { type, id, props: raw } = readPlacement(element)
    const { default: widget } = (await widgetLoader(type)?.()) ?? {}
    const props = widget?.opens ? check(widget, id, raw, {}).props : null
    if (!widget || !props) return []
    const has = (wanted: string) => page.querySelector(`foyer-widget[type="${wanted}"]`) !== null
    return missingOverlays(widget, props, completeContext(readContextJson()), has)
      .filter(({ control }) => control === 'button')
      .map(({ text }) => text)
  } catch {
    // Props and context that cannot be read have a sentence of their own.
    return []
  }
}
