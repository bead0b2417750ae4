import type { FormField } from './fields/field-tree'

/**
 * Which text of a widget's HTML came from which prop is found by rendering it with marked values: each
 * text ends with its number between two characters that no author writes: it is sorted and cut as
 * without.
 */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

export interface MarkedProps<Props> {
  props: Props
  /** Of each number the prop's path, for example `items/0/title`, and what kind of text it is. */
  places: { path: string; type: 'text' | 'richtext' }[]
}

/** The props with every text in them marked that an author can edit where it stands. */
export function markProps<Props>(tree: FormField, props: Props): MarkedProps<Props> {
  const places: MarkedProps<Props>['places'] = []
  const mark = (field: FormField | undefined, value: unknown, path: string[]): unknown => {
    if (value === undefined || value === null) return value
    switch (field?.kind) {
      case 'text':
      case 'richText': {
        // Whether a text is there at all decides what a widget shows. A rich text may be TrustedHTML.
        const text = String(value)
        if (text === '' || field.pattern || isOfPage(path)) return value
        const type = field.kind === 'text' ? 'text' : 'richtext'
        places.push({ path: path.join('/'), type })
        return `${text}${OPEN}${places.length - 1}${CLOSE}`
      }
      case 'list':
        return (value as unknown[]).map((entry, index) =>
          mark(field.entry, entry, [...path, String(index)]),
        )
      case 'group':
      case 'union':
        return members(membersOf(field, value), value, path)
      default:
        return value
    }
  }
  const members = (fields: FormField[], value: unknown, path: string[]) =>
    Object.fromEntries(
      Object.entries(value as object).map(([name, member]) => [
        name,
        mark(
          fields.find((field) => field.name === name),
          member,
          [...path, name],
        ),
      ]),
    )
  return { props: mark(tree, props, []) as Props, places }
}

/** The fields of a group, or of the variant of a union that the value is of. */
function membersOf(field: FormField, value: unknown): FormField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'union') return []
  const chosen = (value as Record<string, unknown>)[field.discriminator]
  return field.variants.find((variant) => variant.value === chosen)?.fields ?? []
}

/** Names by which other parts of the page know the widget: no visitor reads them. */
function isOfPage([first]: string[]): boolean {
  return first === 'id' || first === 'anchorId' || first === 'analyticsId'
}

/** A start tag, an end tag, a comment, or text; in the HTML that React prints, nothing else occurs. */
const TOKENS = /<!--[\s\S]*?-->|<\/[^>]+>|<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * The HTML without its marks, with `data-aue-prop` and `-type` on each element that shows a marked
 * text. An element that shows several has the first's.
 */
export function instrumentHtml(
  html: string,
  places: MarkedProps<unknown>['places'],
  attributes: (place: { path: string; type: string }) => string = attributesOf,
): string {
  const output: string[] = []
  /** Where the start tags of the elements around stand in the output. */
  const around: number[] = []
  const told = new Set<number>()
  for (const [token, name] of html.matchAll(TOKENS)) {
    if (name) {
      if (!VOID.test(name) && !token.endsWith('/>')) around.push(output.length)
    } else if (token.startsWith('</')) around.pop()
    else if (!token.startsWith('<!--')) {
      const place = places[Number(new RegExp(MARK.source).exec(token)?.[1])]
      const parent = around.at(-1)
      if (place && parent !== undefined && !told.has(parent)) {
        told.add(parent)
        output[parent] = output[parent]?.replace(/>$/, `${attributes(place)}>`) ?? ''
      }
    }
    output.push(token)
  }
  return output.join('').replace(MARK, '')
}

function attributesOf({ path, type }: { path: string; type: string }): string {
  const escaped = path.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)
  return ` data-aue-prop="${escaped}" data-aue-type="${type}"`
}

/** The pictures and films among the props: found in the page by their addresses. */
export function assetsOf(tree: FormField, props: unknown): { path: string; value: string }[] {
  const walk = (
    field: FormField | undefined,
    value: unknown,
    path: string[],
  ): { path: string; value: string }[] => {
    if (value === undefined || value === null || !field) return []
    if (field.kind === 'asset')
      return typeof value === 'string' && value ? [{ path: path.join('/'), value }] : []
    if (field.kind === 'list')
      return (value as unknown[]).flatMap((entry, index) =>
        walk(field.entry, entry, [...path, String(index)]),
      )
    const members = membersOf(field, value)
    return members.flatMap((member) =>
      walk(member, (value as Record<string, unknown>)[member.name], [...path, member.name]),
    )
  }
  return walk(tree, props, [])
}
