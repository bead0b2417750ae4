import { aemFiles } from './aem'
import { customElementsFiles } from './custom-elements'
import { inexpressible } from './inexpressible'
import { jsonSchemaFiles } from './json-schema'
import { universalEditorFiles } from './universal-editor'
import { type Files, loadWidgets } from './widgets'
import { wordpressFiles } from './wordpress'

/** What the editors and tools of a CMS need of all widgets: the text of each file by its path. */
export async function exportFiles(): Promise<Files> {
  const widgets = await loadWidgets()
  const problems = widgets.flatMap((widget) =>
    inexpressible(widget).map((sentence) => `${widget.type}: ${sentence}`),
  )
  if (problems.length > 0)
    throw new Error(`An editor cannot show a schema.\n${problems.join('\n')}`)
  return {
    ...jsonSchemaFiles(widgets),
    ...customElementsFiles(widgets),
    ...universalEditorFiles(widgets),
    ...wordpressFiles(widgets),
    ...aemFiles(widgets),
  }
}
