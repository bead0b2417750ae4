import './without-eval'
/** Edit mode: the placeholders come to life for their author, and the editor is obeyed. */
import { listenToAem } from './adapters/aem'
import { listenToPageModel } from './adapters/spa-page-model'
import { AuthoredWidget } from './authored-widget'
import { holdStill } from './inert'
import { stillness } from './look.styles'
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
