import type { FormField } from './fields/field-tree'

/**
 * A render with marked values shows which text of a widget's HTML came from which prop. Each marked text
 * ends with its number between two private-use characters, which authored text does not contain. The
 * mark is at the end, so that sorting and truncating work as without marks. A template, in which values
 * are filled in, has a mark at its start as well.
 */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const START = '\ue002'
const MARK = /\ue002|\ue000(\d+)\ue001/g
/** The whole of a text from a template. */
const FILLED = /^\ue002[^\ue000\ue002]*\ue000\d+\ue001$/

export interface MarkedProps<Props> {
  props: Props
  /** By number. */
  places: Place[]
}

interface Place {
  /** The prop's path, for example `items/0/title`. */
  path: string
  type: 'text' | 'richtext'
  /** The marked value of a plain text. */
  marked?: string
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
        if (text === '' || field.pattern || isOfPage(path)) return value
        const end = `${OPEN}${places.length}${CLOSE}`
        const isTemplate = TEMPLATE.test(text)
        if (field.kind === 'richText') {
          // Values are filled in: editing it in place would replace its placeholders by them.
          if (isTemplate) return value
          places.push({ path: path.join('/'), type: 'richtext' })
          return text + end
        }
        const marked = isTemplate ? markForms(text, end) : text + end
        places.push({ path: path.join('/'), type: 'text', ...(isTemplate ? {} : { marked }) })
        return marked
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

/** A template such as `{count} reviews`; an editor gets it as it is stored (`typed-template.ts`). */
const TEMPLATE = /\{\w+\}/
/** A plural category before a form of a template: `{count} nights|one:{count} night`. */
const CATEGORY = /^(?:zero|one|two|few|many):/

function markForms(template: string, end: string): string {
  return template
    .split('|')
    .map((form) => {
      const [category = ''] = CATEGORY.exec(form) ?? []
      return category + START + form.slice(category.length) + end
    })
    .join('|')
}

/** Props that identify the widget to other parts of the page; visitors do not see them. */
function isOfPage([first]: string[]): boolean {
  return first === 'id' || first === 'anchorId' || first === 'analyticsId'
}

/** A start tag, an end tag, a comment, or text. React's HTML contains nothing else. */
const TOKENS =
  /<!--[\s\S]*?(?:-->|$)|<\/[^<>]+>|<([a-z][\w-]*)(?:[\s/](?:"[^"]*"|[^"<>])*)?>|[^<]+/gi
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** An element whose end tag has not come yet. */
interface OpenElement {
  /** Index of its start tag in the output. */
  at: number
  /** All text inside, with its marks. */
  text: string
  place?: Place
}

/**
 * The HTML without its marks, with `data-aue-prop` and `data-aue-type` on the parent element of each
 * marked text. An element with several marked texts gets the attributes of the first. Of an element that
 * shows more than one prop's text, no editor may take the text for that prop: it is a `reference`.
 */
export function instrumentHtml(html: string, places: MarkedProps<unknown>['places']): string {
  const output: string[] = []
  const around: OpenElement[] = []
  for (const [token, name] of html.matchAll(TOKENS)) {
    const parent = around.at(-1)
    if (name) {
      if (!VOID.test(name) && !token.endsWith('/>')) around.push({ at: output.length, text: '' })
    } else if (token.startsWith('</')) {
      const closed = around.pop()
      const outer = around.at(-1)
      if (closed && outer) outer.text += closed.text
      if (closed?.place)
        output[closed.at] =
          output[closed.at]?.replace(/>$/, `${attributesOf(closed.place, closed.text)}>`) ?? ''
    } else if (parent && !token.startsWith('<!--')) {
      parent.text += token
      const place = places[Number(NUMBER.exec(token)?.[1])]
      if (place) parent.place ??= place
    }
    output.push(token)
  }
  return output.join('').replace(MARK, '')
}

const NUMBER = /\ue000(\d+)\ue001/

function attributesOf({ path, type, marked }: Place, text: string): string {
  const isWhole = marked === undefined ? FILLED.test(text) : text === escapeText(marked)
  const shown = type === 'text' && !isWhole ? 'reference' : type
  const escaped = path.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)
  return ` data-aue-prop="${escaped}" data-aue-type="${shown}"`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React escapes a text. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
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
