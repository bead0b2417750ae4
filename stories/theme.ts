import brightCity from '../themes/bright-city.css?inline'
import quietLuxury from '../themes/quiet-luxury.css?inline'

/** Light and dark, each also with more contrast. */
export type Scheme = 'light' | 'dark' | 'contrast' | 'contrast-dark'

/** The theme: the chain's own tokens, or those with a stylesheet of `themes/` after them. */
export type Brand = 'alderway' | 'quiet-luxury' | 'bright-city'

const sheets: Record<Brand, CSSStyleSheet[]> = {
  alderway: [],
  'quiet-luxury': [sheetOf(quietLuxury)],
  'bright-city': [sheetOf(brightCity)],
}

/** A stylesheet for `document.adoptedStyleSheets`, which come after all others. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Adds stylesheets to the page; returns a function that removes them. */
export function adopt(added: CSSStyleSheet[]): () => void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...added]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => !added.includes(s))
  }
}

/** Applies a theme and scheme to the whole page; returns a function that removes them. */
export function applyTheme(scheme: Scheme, brand: Brand): () => void {
  const { documentElement, body } = document
  documentElement.dataset.foyerPage = ''
  const removeSheets = adopt(sheets[brand] ?? [])
  body.dataset.theme = scheme.endsWith('dark') ? 'dark' : 'light'
  if (scheme.startsWith('contrast')) documentElement.dataset.contrast = 'more'
  return () => {
    removeSheets()
    delete documentElement.dataset.contrast
  }
}

/** For tests that show one story in many themes: the toolbar would render it again for each. */
Object.assign(globalThis, { foyerApplyTheme: applyTheme })
