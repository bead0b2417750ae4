import { best } from '../../src/author/fields/examples'
import type { FormField } from '../../src/author/fields/field-tree'
import { sectionsOf } from '../../src/author/fields/form'
import { componentsPlaces, type ExportedWidget, type Files, jsonFile, slugOf } from './widgets'

const HOME = 'wordpress/foyer'

/** The newest version of block.json that WordPress 6.1 knows. */
const API_VERSION = 2

/**
 * The generated part of the WordPress plugin: a block per widget, a block for each entry that holds
 * other blocks, and the forms. `wordpress/foyer` beside this file is the written part.
 */
export function wordpressFiles(widgets: readonly ExportedWidget[]): Files {
  const blocks = widgets.flatMap(blocksOf)
  const forms = Object.fromEntries(blocks.map(({ name, form }) => [name, form]))
  const places = Object.fromEntries(
    blocks.map(({ name, form: { type, place, entries } }) => [name, { type, place, entries }]),
  )
  const categories = [...new Set(widgets.map(({ group }) => group))].map((group) => ({
    slug: categoryOf(group),
    title: `Foyer: ${group}`,
  }))
  return {
    ...Object.fromEntries(
      blocks.map(({ name, block }) => [`${HOME}/blocks/${name}/block.json`, jsonFile(block)]),
    ),
    [`${HOME}/forms.json`]: `${JSON.stringify(forms)}\n`,
    [`${HOME}/blocks.json`]: jsonFile(places),
    [`${HOME}/categories.json`]: jsonFile(categories),
  }
}

interface Form {
  /** The widget's type; null for an entry of another block's list. */
  type: string | null
  /** Name of the props' member that the inner blocks fill; null without inner blocks. */
  place: string | null
  /** The block of the entries of that list; null when any of our blocks may stand inside. */
  entries: string | null
  sections: { title: string; fields: FormField[] }[]
  /** The props of a new block. */
  template: unknown
}

interface Block {
  name: string
  block: object
  form: Form
}

function blocksOf({ type, title, description, isPlaced, group, tree }: ExportedWidget): Block[] {
  const [place] = componentsPlaces(tree)
  const [list, , inside] = place?.steps ?? []
  const entries = inside && list ? `${type}-${list}` : null
  const own: Block = {
    name: type,
    block: {
      ...blockOf(type, title, description, isPlaced),
      category: categoryOf(group),
    },
    form: {
      type,
      place: list ?? null,
      entries,
      sections: sectionsOf({ ...tree, fields: tree.fields.filter(({ name }) => name !== list) }),
      template: without(best(tree), list),
    },
  }
  const field = tree.fields.find(({ name }) => name === list)
  if (!entries || !inside || field?.kind !== 'list' || field.entry.kind !== 'group') return [own]
  const { entry } = field
  const entryTitle = entry.title || `Entry of ${title}`
  return [
    own,
    {
      name: entries,
      block: { ...blockOf(entries, entryTitle, field.description), parent: [`foyer/${type}`] },
      form: {
        type: null,
        place: inside,
        entries: null,
        sections: sectionsOf({
          ...entry,
          fields: entry.fields.filter(({ name }) => name !== inside),
        }),
        template: without(best(entry), inside),
      },
    },
  ]
}

function categoryOf(group: string): string {
  return `foyer-${slugOf(group)}`
}

/**
 * All props are one attribute of JSON text: PHP, which makes `[]` of `{}`, never decodes and encodes
 * it, so that it comes out of WordPress byte for byte.
 */
function blockOf(name: string, title: string, description: string, inserter = true): object {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: API_VERSION,
    name: `foyer/${name}`,
    title,
    category: 'foyer-block',
    description,
    textdomain: 'foyer',
    attributes: {
      id: { type: 'string', default: '' },
      props: { type: 'string', default: '{}' },
    },
    supports: { html: false, customClassName: false, className: false, reusable: true, inserter },
    editorScript: 'foyer-editor',
  }
}

function without(value: unknown, name: string | undefined): unknown {
  const { [name ?? '']: _left, ...others } = (value ?? {}) as Record<string, unknown>
  return others
}
