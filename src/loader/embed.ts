/**
 * The one script of a page that no server has rendered: keeps the room that `data-height` and
 * `data-height-wide` ask for, before the stylesheet of the widgets has come, and starts the loader.
 * With `blocking="render"` nothing below a component moves when it comes.
 */
import './start'

const HEIGHTS = Array.from({ length: 60 }, (_, index) => 20 * (index + 1))

const rules = (attribute: string) =>
  HEIGHTS.map((height) => `[${attribute}="${height}"]{min-block-size:${height}px}`).join('')

const sheet = new CSSStyleSheet()
sheet.replaceSync(
  `@layer{foyer-widget{display:block;&:not([status=failed]){display:flow-root;${rules('data-height')}@media(min-width:768px){${rules('data-height-wide')}}}}}`.replace(
    /\[data/g,
    '&[data',
  ),
)
document.adoptedStyleSheets.push(sheet)
