import type { FormField } from './fields/field-tree'

/**
 * A render with marked values shows which text of a widget's HTML came from which prop. Each marked text
 * ends with its number between two private-use characters, which authored text does not contain. The
 * mark is at the end, so that sorting and truncating work as without marks.
 */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

export interface MarkedProps<Props> {
  props: Props
  /** By number: the prop's path, for example `items/0/title`, and the kind of text. */
  places: { path: string; type: 'text' | 'richtext' }[]
}

/** The props with a mark on every text that an author can edit in place. */
export function markProps<Props>(tree: FormField, props: Props): MarkedProps<Props> {
  const places: MarkedProps<Props>['places'] = []
  const mark = (field: FormField | undefined, value: unknown, path: string[]): unknown => {
    if (value === undefined || value === null) return value
    switch (field?.kind) {
      case 'text':
      case 'richText': {
        // An empty text gets no mark, because a widget may omit it. A rich text may be TrustedHTML.
        const text = String(value)
        if (text === '' || field.pattern || isOfPage(path) || TEMPLATE.test(text)) return value
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

/** The fields of a group, or of the variant of a union that the value belongs to. */
function membersOf(field: FormField, value: unknown): FormField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'union') return []
  const chosen = (value as Record<string, unknown>)[field.discriminator]
  return field.variants.find((variant) => variant.value === chosen)?.fields ?? []
}

/** A template such as `{count} reviews`. Editing it in place would replace it by the filled-in text. */
const TEMPLATE = /\{\w+\}/

/** Props that identify the widget to other parts of the page; visitors do not see them. */
function isOfPage([first]: string[]): boolean {
  return first === 'id' || first === 'anchorId' || first === 'analyticsId'
}

/** A start tag, an end tag, a comment, or text. React's HTML contains nothing else. */
const TOKENS =
  /<!--[\s\S]*?(?:-->|$)|<\/[^<>]+>|<([a-z][\w-]*)(?:[\s/](?:"[^"]*"|[^"<>])*)?>|[^<]+/gi
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * The HTML without its marks, with `data-aue-prop` and `data-aue-type` on the parent element of each
 * marked text. An element with several marked texts gets the attributes of the first.
 */
export function instrumentHtml(
  html: string,
  places: MarkedProps<unknown>['places'],
  attributes: (place: { path: string; type: string }) => string = attributesOf,
): string {
  const output: string[] = []
  /** Indexes of the open elements' start tags in the output. */
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

/** The pictures and videos among the props. The page's elements are matched by their URLs. */
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
