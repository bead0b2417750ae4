import './without-eval'
/** Starts edit mode: defines the placeholder element for authors and listens to the editors. */
import { listenToAem } from './adapters/aem'
import { listenToPageModel } from './adapters/spa-page-model'
import { stillness } from './annotations.styles'
import { AuthoredWidget } from './authored-widget'
import { holdStill } from './inert'
import '../ui/layout/placeholder.styles'
import '../ui/page.styles'
import { listenToEditor } from './protocol'

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
customElements.define('foyer-widget', AuthoredWidget)
