import type { WidgetMap } from '../../src/mapping/own-widgets'
import { aemFiles } from './aem'
import { customElementsFiles } from './custom-elements'
import { inexpressible } from './inexpressible'
import { jsonSchemaFiles } from './json-schema'
import { universalEditorFiles } from './universal-editor'
import { type ExportedWidget, type Files, loadWidgets } from './widgets'
import { wordpressFiles } from './wordpress'

/**
 * What the editors and tools of a CMS need of our widgets and of a company's own: the text of each file
 * by its path.
 */
export async function exportFiles(own: WidgetMap = {}): Promise<Files> {
  const widgets = await loadWidgets(own)
  const problems = widgets.flatMap((widget) =>
    inexpressible(widget).map((sentence) => `${widget.type}: ${sentence}`),
  )
  if (problems.length > 0)
    throw new Error(`An editor cannot show a schema.\n${problems.join('\n')}`)
  return {
    ...descriptionsOf(widgets),
    ...universalEditorFiles(widgets),
    ...wordpressFiles(widgets),
    ...aemFiles(widgets),
  }
}

/** What every tool reads, with or without a CMS: a part of the published package. */
export async function descriptionFiles(): Promise<Files> {
  return descriptionsOf(await loadWidgets())
}

function descriptionsOf(widgets: readonly ExportedWidget[]): Files {
  return { ...jsonSchemaFiles(widgets), ...customElementsFiles(widgets) }
}
