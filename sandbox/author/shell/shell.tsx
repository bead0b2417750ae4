import '../../../src/author/without-eval'
import { createRoot } from 'react-dom/client'
import { App } from './views/app'

// react-aria would write its one rule into a style element, which the policy forbids; it is in our own.
document.head.append(
  Object.assign(document.createElement('meta'), { id: 'react-aria-pressable-style' }),
)

const container = document.getElementById('shell')
if (!container) throw new Error('The document has no <div id="shell"> to show the author shell in.')
createRoot(container).render(<App />)
