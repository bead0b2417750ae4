/** The words of `when` (README.md). */
const TIMES = [
  'load',
  'idle',
  'visible',
  'presence',
  'interaction',
  'open',
  'media',
  'never',
] as const

/**
 * What is wrong with a page, a sentence each. `types`: those of the build; empty if they are not known.
 */
export function problemsOf(page: Document, types: readonly string[]): string[] {
  const placeholders = [...page.querySelectorAll('foyer-widget')]
  return [
    ...contextProblems(page, placeholders[0]),
    ...idProblems(placeholders),
    ...placeholders.flatMap((element) => [
      ...typeProblems(element, types),
      ...timeProblems(element),
      ...propsProblems(element),
    ]),
  ]
}

function contextProblems(page: Document, first: Element | undefined): string[] {
  if (!first) return []
  const script = page.getElementById('foyer-page')
  if (!script)
    return [
      'The page has no context, so no component can be shown: print <script type="application/json" id="foyer-page"> before the first one.',
    ]
  const context = read(script.textContent)
  if (!isObject(context))
    return ['The page context is no JSON object: print it with your JSON encoder.']
  const {
    locale,
    page: place,
    site,
  } = context as {
    locale?: unknown
    page?: { id?: unknown }
    site?: { brand?: { chainName?: unknown } }
  }
  const missing = [
    ...(locale ? [] : ['locale']),
    ...(place?.id ? [] : ['page.id']),
    ...(site?.brand?.chainName ? [] : ['site.brand.chainName']),
  ]
  const isLate = script.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING
  return [
    ...missing.map((name) => `The page context has no ${name}: add it, as its default is empty.`),
    ...(isLate
      ? ['The page context stands after a component: print it before the first one.']
      : []),
  ]
}

function idProblems(placeholders: readonly Element[]): string[] {
  const ids = placeholders.map(({ id }) => id).filter((id) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [
    ...placeholders
      .filter(({ id }) => !id)
      .map((element) => `${nameOf(element)} has no id: give it one that is unique on the page.`),
    ...[...twice].map(
      (id) =>
        `Several components have the id "${id}": give each its own, or only one of them works.`,
    ),
  ]
}

function typeProblems(element: Element, types: readonly string[]): string[] {
  const type = element.getAttribute('type')
  if (!type) return [`${nameOf(element)} has no type: name a widget.`]
  if (types.length === 0 || types.includes(type)) return []
  return [`There is no widget "${type}" (${nameOf(element)})${suggestion(type, types)}.`]
}

function timeProblems(element: Element): string[] {
  const when = element.getAttribute('when')
  if (when === null) return []
  const [word = '', value = ''] = when.split(/:(.*)/)
  const isKnown = (TIMES as readonly string[]).includes(word)
  if (!isKnown)
    return [
      `${nameOf(element)} has when="${when}", which counts as "load"${suggestion(word, TIMES)}.`,
    ]
  if (word === 'media' && !value.startsWith('('))
    return [
      `${nameOf(element)} has when="media" without a query: write when="media:(min-width: 60em)".`,
    ]
  return []
}

function propsProblems(element: Element): string[] {
  const script = element.querySelector(
    ':is(:scope, :scope > p) > script[type^="application/json" i]',
  )
  const json = script?.textContent ?? element.getAttribute('props')
  if (json === null || json === undefined) return []
  const props = read(json)
  if (props === undefined)
    return [`${nameOf(element)} has props that are no JSON: print them with your JSON encoder.`]
  if (Array.isArray(props) && props.length === 0)
    return [
      `${nameOf(element)} has [] for props, which is taken as {}: in PHP, write json_encode((object) $props).`,
    ]
  return isObject(props) ? [] : [`${nameOf(element)} has props that are no object: write {…}.`]
}

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(element: Element): string {
  const type = element.getAttribute('type') ?? 'a foyer-widget'
  return element.id ? `${type}#${element.id}` : type
}

function suggestion(word: string, words: readonly string[]): string {
  const near = words
    .map((known) => [known, distance(word, known)] as const)
    .sort(([, one], [, other]) => one - other)[0]
  return near && near[1] <= Math.max(2, word.length / 3)
    ? `: did you mean "${near[0]}"`
    : `: use one of ${words.join(', ')}`
}

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, against] of [...other].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === against ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
