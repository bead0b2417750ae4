import '../../../src/author/without-eval'
import { createRoot } from 'react-dom/client'
import { App } from './views/app'

// react-aria would add its one rule as a style element, which the CSP forbids; our stylesheet has the rule.
document.head.append(
  Object.assign(document.createElement('meta'), { id: 'react-aria-pressable-style' }),
)

const container = document.getElementById('shell')
if (!container) throw new Error('The document has no <div id="shell"> to show the author shell in.')
createRoot(container).render(<App />)
