/** Fits every element and weighs as much as an id: nothing has this one. */
const HEAVY = ':not(#f)'

/** Their blocks hold no rules for elements. */
const OTHER_BLOCKS = /^@(keyframes|font-face|property|page|counter-style)/

/**
 * Makes each rule about widgets heavier than a host's rules without an id, `.content a:hover` for
 * example; among each other all keep their order (docs/decisions/0059). Rules about the page's root
 * stay as they are, because themes and the site's own styles override those.
 * @param {string} css minified, without nested rules
 */
export function aboveHosts(css) {
  let out = ''
  let start = 0
  let isInQuotes = ''
  for (let at = 0; at < css.length; at++) {
    const letter = css[at]
    if (letter === '\\') at++
    else if (isInQuotes) isInQuotes = letter === isInQuotes ? '' : isInQuotes
    else if (letter === '"' || letter === "'") isInQuotes = letter
    else if (letter === ';' || letter === '}') {
      out += css.slice(start, at + 1)
      start = at + 1
    } else if (letter === '{') {
      const prelude = css.slice(start, at)
      out += `${prelude.startsWith('@') ? prelude : split(prelude).map(heavier).join(',')}{`
      start = at + 1
      if (OTHER_BLOCKS.test(prelude)) {
        at = endOf(css, at)
        out += css.slice(start, at + 1)
        start = at + 1
      }
    }
  }
  return out + css.slice(start)
}

/** The place of the bracket that closes the block at `at`. */
function endOf(css, at) {
  let depth = 0
  for (let place = at; place < css.length; place++) {
    if (css[place] === '{') depth++
    else if (css[place] === '}' && --depth === 0) return place
  }
  return css.length - 1
}

/** The letters outside of brackets and quotes, with their places. */
function* outside(text) {
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\\') at++
    else if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('(['.includes(letter)) depth++
    else if (')]'.includes(letter)) depth--
    else if (depth === 0) yield [letter, at]
  }
}

function split(list) {
  const selectors = []
  let start = 0
  for (const [letter, at] of outside(list)) {
    if (letter !== ',') continue
    selectors.push(list.slice(start, at))
    start = at + 1
  }
  return [...selectors, list.slice(start)]
}

function heavier(selector) {
  let hasCombinator = false
  let pseudoElement = selector.length
  for (const [letter, at] of outside(selector)) {
    if (' >+~'.includes(letter)) {
      hasCombinator = true
      pseudoElement = selector.length
    }
    // Minified, the four old pseudo-elements have one colon.
    else if (letter === ':' && /^:(:|before|after|first-l)/.test(selector.slice(at)))
      pseudoElement = Math.min(pseudoElement, at)
  }
  const isOfRoot = /^(:root|html)/.test(selector) && !hasCombinator
  if (isOfRoot || selector.includes('html[data-foyer-page]')) return selector
  return selector.slice(0, pseudoElement) + HEAVY + selector.slice(pseudoElement)
}
