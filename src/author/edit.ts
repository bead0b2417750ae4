import './without-eval'
import { addWidgets, type WidgetMap } from '../mapping/own-widgets'
/** Starts edit mode: defines the placeholder element for authors and listens to the editors. */
import { listenToAem } from './adapters/aem'
import { listenToPageModel } from './adapters/spa-page-model'
import { stillness } from './annotations.styles'
import { AuthoredWidget } from './authored-widget'
import { holdStill } from './inert'
import '../ui/layout/placeholder.styles'
import '../ui/page.styles'
import { listenToEditor } from './protocol'
import { addSamples, type SampleMap } from './samples'

/** A company's own widgets: `foyer build` writes this file, which is empty in our build. */
const OWN = new URL('./own.js', import.meta.url).href

const root = document.documentElement

root.classList.add(stillness)
holdStill(window, () => root.dataset.foyerAuthor === 'edit')
listenToEditor(document, (mode) => {
  root.dataset.foyerAuthor = mode
})
listenToAem(document)
listenToPageModel(window)
if (customElements.get('foyer-widget'))
  throw new Error('The page has the loader as well as author mode: print only one of the two.')
const own: { widgets: WidgetMap; samples: SampleMap } = await import(OWN)
addWidgets(own.widgets)
addSamples(own.samples)
customElements.define('foyer-widget', AuthoredWidget)
