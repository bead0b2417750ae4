import type {
  BooleanField,
  ChoiceField,
  ChoicesField,
  FormField,
  GroupField,
  UnionField,
} from '../../src/author/fields/field-tree'
import { sectionsOf } from '../../src/author/fields/form'
import type { JcrNode } from './aem-xml'

const FOUNDATION = 'granite/ui/components/coral/foundation'
const FORM = `${FOUNDATION}/form`

/** The hidden property with the names of the lists for which "none" differs from "never asked". */
export const KNOWN = 'foyerKnown'

type Attributes = NonNullable<JcrNode['attributes']>
type Children = Record<string, JcrNode>

interface Place {
  /** Names of the nodes from the content's node, or from that of the entry. */
  path: string[]
  /** Names on the way from the dialog's root, for class names. */
  scope: string[]
  isInList: boolean
  /** A required field that an author does not see would keep the dialog from closing. */
  isAsked: boolean
}

/** The dialog of a component: a tab per section. `title`: of the component. */
export function dialogOf(title: string, tree: GroupField, type: string): JcrNode {
  const place: Place = { path: [], scope: [type], isInList: false, isAsked: true }
  const tabs = sectionsOf(tree).map(({ title: section, fields }, index) => [
    nodeName(section || 'Content'),
    tab(section || 'Content', {
      ...nodesOf(fields, tree.fields, place),
      ...(index === 0 ? knownOf(tree.fields, place) : {}),
    }),
  ])
  return {
    attributes: {
      'jcr:title': title,
      'sling:resourceType': 'cq/gui/components/authoring/dialog',
      extraClientlibs: ['foyer.editor'],
    },
    children: {
      content: container({
        tabs: of(`${FOUNDATION}/tabs`, { maximized: true }, Object.fromEntries(tabs)),
      }),
    },
  }
}

function tab(title: string, fields: Children): JcrNode {
  return container(
    {
      columns: of(`${FOUNDATION}/fixedcolumns`, { margin: true }, { column: container(fields) }),
    },
    { 'jcr:title': title, margin: true },
  )
}

function of(resourceType: string, attributes: Attributes, items?: Children): JcrNode {
  return {
    attributes: { 'sling:resourceType': resourceType, ...attributes },
    ...(items ? { children: { items: { children: items } } } : {}),
  }
}

function container(items: Children, attributes: Attributes = {}): JcrNode {
  return of(`${FOUNDATION}/container`, attributes, items)
}

function membersOf(fields: FormField[], place: Place): Children {
  return { ...nodesOf(fields, fields, place), ...knownOf(fields, place) }
}

function nodesOf(fields: FormField[], siblings: FormField[], place: Place): Children {
  return Object.assign({}, ...fields.map((field) => memberOf(field, siblings, place)))
}

function knownOf(fields: FormField[], place: Place): Children {
  const known = fields.filter(isKnown).map(({ name }) => name)
  return known.length > 0 ? { [KNOWN]: hidden(nameIn(place, KNOWN), known.join(' ')) } : {}
}

/** Whether an author who leaves nothing in the list means none, and not the default. */
export function isKnown(field: FormField): boolean {
  const isList = field.kind === 'list' || field.kind === 'choices'
  return isList && Array.isArray(field.default) && field.default.length > 0
}

function hidden(name: string, value: string): JcrNode {
  return of(`${FORM}/hidden`, { name, value })
}

function memberOf(field: FormField, siblings: FormField[], place: Place): Children {
  const sibling = siblings.find(({ name }) => name === field.when?.field)
  const own = { ...place, isAsked: place.isAsked && !field.when }
  const nodes = fieldNodes(field, own, siblings)
  if (!field.when || !sibling) return nodes
  // The dialog's own script knows one value of a select, and no entries of a list.
  const { is } = field.when
  const isPlain = !place.isInList && isShowHide(field, sibling)
  const condition: JcrNode = isPlain
    ? { attributes: { showhidetargetvalue: String(is[0]) } }
    : {
        attributes: {
          'foyer-when-field': nameIn(place, sibling.name),
          'foyer-when-is': JSON.stringify(is.map(String)),
        },
      }
  const mark = isPlain ? targetOf(place, sibling.name) : 'foyer-when'
  const wrapper = container(nodes, {
    'granite:class': `hide ${mark} foundation-layout-util-vmargin`,
  })
  return {
    [`${field.name}When`]: {
      ...wrapper,
      children: { 'granite:data': condition, ...wrapper.children },
    },
  }
}

function isShowHide(field: FormField, sibling: FormField): boolean {
  return (
    sibling.kind === 'choice' && field.when?.field === sibling.name && field.when.is.length === 1
  )
}

function targetOf({ scope }: Place, name: string): string {
  return `foyer-${[...scope, name].join('-')}-showhide-target`
}

function fieldNodes(field: FormField, place: Place, siblings: FormField[]): Children {
  const { name } = field
  switch (field.kind) {
    case 'components':
      // An author adds components to the place below the widget.
      return {}
    case 'group':
      return under(field, membersOf(field.fields, within(place, field)))
    case 'union':
      return under(field, unionOf(field, within(place, field)))
    case 'list':
    case 'map':
      return field.kind === 'list' && holdsComponents(field.entry)
        ? {}
        : { [name]: multifield(field, place) }
    case 'choices':
      return {
        [name]: select(field, place, { multiple: true }),
        [`${name}TypeHint`]: hidden(`${nameIn(place, name)}@TypeHint`, 'String[]'),
      }
    case 'choice': {
      const node = select(field, place, {})
      const isAskedBy = !place.isInList && siblings.some((other) => isShowHide(other, field))
      if (!isAskedBy) return { [name]: node }
      const { attributes, children } = node
      const data = { 'cq-dialog-dropdown-showhide-target': `.${targetOf(place, name)}` }
      return {
        [name]: {
          attributes: { ...attributes, 'granite:class': 'cq-dialog-dropdown-showhide' },
          children: { 'granite:data': { attributes: data }, ...children },
        },
      }
    }
    default:
      return { [name]: simple(field, nameIn(place, name), place) }
  }
}

/** Whether the entries hold components: they are components themselves then. */
export function holdsComponents(entry: FormField): boolean {
  return entry.kind === 'group' && entry.fields.some(({ kind }) => kind === 'components')
}

function nameIn({ path }: Place, name: string): string {
  return `./${[...path, name].join('/')}`
}

function within(place: Place, { name, isRequired }: FormField): Place {
  return {
    ...place,
    path: [...place.path, name],
    scope: [...place.scope, name],
    isAsked: place.isAsked && isRequired,
  }
}

/** A heading and the fields that belong together, as in Core Components’ list. */
function under(field: FormField, fields: Children): Children {
  const heading = of(`${FOUNDATION}/heading`, { level: 4, text: field.title || field.name })
  return {
    [`${field.name}Heading`]: heading,
    [field.name]: of(`${FOUNDATION}/well`, {}, fields),
  }
}

/** The variants are stored beside each other, so that a form field has one kind and one place. */
function unionOf({ discriminator, variants, title }: UnionField, place: Place): Children {
  const options = variants.map(({ value, label }) => ({ value, label }))
  const common = { examples: [], default: undefined, isRequired: true, group: '', when: null }
  const chosen = { name: discriminator, title: title || discriminator, description: '' }
  const choice: ChoiceField = { ...common, ...chosen, kind: 'choice', options }
  const groups = variants.map(({ value, label, fields }): FormField => {
    const when = { field: discriminator, is: [value] }
    return { ...common, kind: 'group', name: value, title: label, description: '', fields, when }
  })
  return membersOf([choice, ...groups], place)
}

/** Names of what a list's entry is when it is no group: an entry of the list is always a node. */
export const INNER_LIST = 'entries'
export const KEY = 'key'
export const VALUE = 'value'

function multifield(field: Extract<FormField, { kind: 'list' | 'map' }>, place: Place): JcrNode {
  const name = nameIn(place, field.name)
  const { entry } = field
  const inside: Place = {
    path: [],
    scope: [...place.scope, field.name],
    isInList: true,
    isAsked: place.isAsked,
  }
  const common = { fieldLabel: field.title || field.name, ...described(field) }
  if (field.kind === 'list' && !isNested(entry)) {
    const single = simple(entry, name, { ...inside, isAsked: false })
    const { fieldLabel: _label, ...attributes } = single.attributes ?? {}
    return { ...of(`${FORM}/multifield`, common), children: { field: { ...single, attributes } } }
  }
  return {
    ...of(`${FORM}/multifield`, { ...common, composite: true }),
    children: { field: container(entryOf(field, inside), { name }) },
  }
}

function entryOf(
  { kind, entry }: Extract<FormField, { kind: 'list' | 'map' }>,
  place: Place,
): Children {
  if (kind === 'map') {
    const key = of(`${FORM}/textfield`, { fieldLabel: 'Name', name: `./${KEY}`, required: true })
    const value = {
      ...entry,
      name: VALUE,
      title: entry.title || 'Value',
      isRequired: true,
    } as FormField
    return { [KEY]: key, ...memberOf(value, [], place) }
  }
  if (entry.kind === 'group') return membersOf(entry.fields, place)
  if (entry.kind === 'union') return unionOf(entry, place)
  return memberOf({ ...entry, name: INNER_LIST } as FormField, [], place)
}

/** Whether an entry of the kind is a node, and not a value of its list's property. */
export function isNested({ kind }: FormField): boolean {
  return (
    kind === 'group' || kind === 'union' || kind === 'list' || kind === 'map' || kind === 'choices'
  )
}

function described({ description }: FormField): Attributes {
  return description ? { fieldDescription: description } : {}
}

/** A widget's text has its default as a hint: what is not stored is translated. */
function simple(field: FormField, name: string, { isAsked }: Pick<Place, 'isAsked'>): JcrNode {
  const label: Attributes = { fieldLabel: field.title || field.name, ...described(field), name }
  const hint = typeof field.default === 'string' && field.default !== '' ? field.default : undefined
  const common: Attributes = {
    ...label,
    emptyText: hint,
    ...(isAsked && mustBeFilled(field) ? { required: true } : {}),
  }
  switch (field.kind) {
    case 'number': {
      const { least, most, step } = field
      const limits = {
        min: text(least),
        max: text(most),
        step: text(step ?? (field.isWhole ? 1 : null)),
      }
      const value = typeof field.default === 'number' ? String(field.default) : undefined
      return of(`${FORM}/numberfield`, { ...common, value, ...limits })
    }
    case 'choice':
    case 'choices':
      return select(field, { path: [], scope: [], isInList: true, isAsked }, {}, name)
    case 'boolean':
      return truth(field, label)
    case 'path':
      return of('cq/gui/components/coral/common/form/pagefield', {
        ...common,
        rootPath: '/content',
      })
    case 'asset':
      return of(`${FORM}/pathfield`, { ...common, rootPath: '/content/dam' })
    case 'richText':
      return richText(label)
    default:
      return of(`${FORM}/textfield`, common)
  }
}

/** A box is stored with the form, so a value that may be absent is a choice. */
function truth(field: BooleanField, label: Attributes): JcrNode {
  if (!field.isRequired && field.default === undefined) {
    const options = { none: ['–', ''], yes: ['Yes', 'true'], no: ['No', 'false'] }
    const nodes = Object.entries(options).map(([name, [text = '', value = '']]) => [
      name,
      { attributes: { text, value } },
    ])
    return of(`${FORM}/select`, label, Object.fromEntries(nodes))
  }
  const { fieldLabel: text, ...others } = label
  const box = { value: true, uncheckedValue: false, checked: field.default === true }
  return of(`${FORM}/checkbox`, { ...others, text, ...box })
}

function text(limit: number | null): string | undefined {
  return limit === null ? undefined : String(limit)
}

/** A text that is required may be empty, unless its schema has a least length. */
function mustBeFilled(field: FormField): boolean {
  if (!field.isRequired) return false
  return field.kind === 'text' || field.kind === 'richText' ? Boolean(field.least) : true
}

function select(
  field: ChoiceField | ChoicesField,
  place: Place,
  attributes: Attributes,
  name = nameIn(place, field.name),
): JcrNode {
  const chosen = [field.default].flat()
  const isOptional = field.kind === 'choice' && field.default === undefined && !field.isRequired
  const none = isOptional ? { none: { attributes: { text: '–', value: '' } } } : {}
  const options = field.options.map(({ value, label }, index) => [
    `option${index}`,
    {
      attributes: {
        text: label,
        value: String(value),
        ...(chosen.includes(value) ? { selected: true } : {}),
      },
    },
  ])
  return of(
    `${FORM}/select`,
    { fieldLabel: field.title || field.name, ...described(field), name, ...attributes },
    { ...none, ...Object.fromEntries(options) },
  )
}

function richText(common: Attributes): JcrNode {
  const features = (names: string): JcrNode => ({ attributes: { features: names } })
  const toolbar = ['format#bold', 'format#italic', '#lists', 'links#modifylink', 'links#unlink']
  const lists = { ref: 'lists', items: ['lists#unordered', 'lists#ordered'] }
  const inline: JcrNode = {
    attributes: { toolbar },
    children: { popovers: { children: { lists: { attributes: lists } } } },
  }
  return {
    attributes: {
      'sling:resourceType': 'cq/gui/components/authoring/dialog/richtext',
      ...common,
      useFixedInlineToolbar: true,
    },
    children: {
      rtePlugins: {
        children: {
          format: features('bold,italic'),
          links: features('modifylink,unlink'),
          lists: features('*'),
        },
      },
      uiSettings: { children: { cui: { children: { inline } } } },
    },
  }
}

function nodeName(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-')
}
