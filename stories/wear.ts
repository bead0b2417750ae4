import brightCity from '../themes/bright-city.css?inline'
import quietLuxury from '../themes/quiet-luxury.css?inline'

/** Light and dark, each also as who asks for more contrast sees it. */
export type Scheme = 'light' | 'dark' | 'contrast' | 'contrast-dark'

/** Whose look it is: the chain's own tokens, or those with a stylesheet of `themes/` after them. */
export type Brand = 'alderway' | 'quiet-luxury' | 'bright-city'

const sheets: Record<Brand, CSSStyleSheet[]> = {
  alderway: [],
  'quiet-luxury': [sheetOf(quietLuxury)],
  'bright-city': [sheetOf(brightCity)],
}

/** A stylesheet for `document.adoptedStyleSheets`, which stand after all others. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Adds stylesheets to the page; the result takes them off again. */
export function adopt(added: CSSStyleSheet[]): () => void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...added]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => !added.includes(s))
  }
}

/** Dresses the whole page; the result undresses it. */
export function wear(scheme: Scheme, brand: Brand): () => void {
  const { documentElement, body } = document
  const undress = adopt(sheets[brand] ?? [])
  body.dataset.theme = scheme.endsWith('dark') ? 'dark' : 'light'
  if (scheme.startsWith('contrast')) documentElement.dataset.contrast = 'more'
  return () => {
    undress()
    delete documentElement.dataset.contrast
  }
}

/** For who looks at one story in many colours: by the toolbar it would be rendered anew for each. */
Object.assign(globalThis, { foyerWear: wear })
