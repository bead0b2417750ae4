/** Elements that a visitor acts on, and elements that open. */
const CONTROLS =
  'input:not([type=hidden]), textarea, select, button, a, form, summary, details, dialog, [popover], [tabindex]'

/**
 * Maps the controls of server HTML to those that React has rendered in their place. A control is known
 * by its name, and by its place among controls of its kind: the server's ids and texts may differ,
 * because React counts ids anew and a browser translates texts. A control that could be one of several
 * has no heir, so that an act never reaches another control.
 */
export function heirsOf(
  before: readonly Element[],
  now: readonly Element[],
): Map<Element, Element> {
  const groups = new Map<string, Group>()
  for (const element of now.filter(isControl)) {
    const name = `${kindOf(element)} ${element.className}`
    const group = groups.get(name) ?? { kind: kindOf(element), first: element, news: [], olds: [] }
    group.news.push(element)
    groups.set(name, group)
  }
  for (const old of before.filter(isControl)) {
    const kind = kindOf(old)
    const like = [...groups.values()].filter(
      (one) => one.kind === kind && hasClasses(old, one.first),
    )
    like.sort((one, other) => other.first.classList.length - one.first.classList.length)
    like[0]?.olds.push(old)
  }
  return new Map([...groups.values()].flatMap(pairsOf))
}

/** Elements of one kind with the same classes. */
interface Group {
  kind: string
  first: Element
  news: Element[]
  olds: Element[]
}

function pairsOf({ olds, news }: Group): [Element, Element][] {
  const [oldNames, newNames] = [byName(olds), byName(news)]
  const named = [...oldNames].flatMap(([name, [old, another]]): [Element, Element][] => {
    const [heir, other] = newNames.get(name) ?? []
    return old && heir && !another && !other ? [[old, heir]] : []
  })
  const known = new Set(named.flat())
  const [restOfOlds = [], restOfNews = []] = [olds, news].map((all) =>
    all.filter((one) => !known.has(one)),
  )
  if (restOfOlds.length !== restOfNews.length) return named
  return [
    ...named,
    ...restOfOlds.map((old, place): [Element, Element] => [old, restOfNews[place] as Element]),
  ]
}

function byName(elements: readonly Element[]): Map<string, Element[]> {
  const names = new Map<string, Element[]>()
  for (const element of elements) {
    const { textContent } = element.querySelector('summary') ?? element
    const name = (element.getAttribute('aria-label') ?? textContent ?? '').replace(/\s+/g, '')
    names.set(name, [...(names.get(name) ?? []), element])
  }
  return names
}

function isControl(element: Element): boolean {
  return element.matches(CONTROLS)
}

/** Without the ids that React has made. */
function kindOf(element: Element): string {
  const names = ['type', 'name', 'href', 'formaction']
  // The value of a text field is no part of its name.
  if (element.matches('button, [type=checkbox], [type=radio]')) names.push('value')
  const values = names.map((name) => element.getAttribute(name))
  return [element.localName, ...values, ''].join('|').replace(/r_[a-z\d]+_/gi, '')
}

/** Another script may have added a class to the old element. */
function hasClasses(old: Element, { classList }: Element): boolean {
  return [...classList].every((name) => old.classList.contains(name))
}
