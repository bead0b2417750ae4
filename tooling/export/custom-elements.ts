import type { FormField } from '../../src/author/fields/field-tree'
import { type ExportedWidget, type Files, jsonFile } from './widgets'

/**
 * A Custom Elements Manifest for the tools that complete and check HTML: the one element of the
 * site with its attributes and events, and the props of each widget as a class of its own.
 */
export function customElementsFiles(widgets: readonly ExportedWidget[]): Files {
  const manifest = {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [elementModule(widgets), ...widgets.map(propsModule)],
  }
  return { 'custom-elements.json': jsonFile(manifest) }
}

const LOADER = 'assets/loader.js'
const ELEMENT = 'foyer-widget'
const CLASS = 'FoyerWidget'
/** `When` of mapping/define-widget.ts. */
const WHEN = ['load', 'idle', 'visible', 'presence', 'interaction', 'open', 'never']
  .map((name) => `'${name}'`)
  .concat(['visible:', 'presence:', 'media:'].map((start) => `\`${start}$\{string}\``))
  .join(' | ')

function elementModule(widgets: readonly ExportedWidget[]): object {
  const types = widgets.map(({ type }) => `'${type}'`).join(' | ')
  const attribute = (name: string, text: string, description: string, own: object = {}) => ({
    name,
    type: { text },
    description,
    ...own,
  })
  return {
    kind: 'javascript-module',
    path: LOADER,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: CLASS,
        tagName: ELEMENT,
        description:
          'The placeholder of a widget. Its props are a `<script type="application/json">` child, or the attribute `props`. The optional `<div>` child has the HTML of the render service.',
        superclass: { name: 'HTMLElement' },
        attributes: [
          attribute('type', types, 'Type of the widget.'),
          attribute('id', 'string', 'Unique on the page.'),
          attribute(
            'when',
            WHEN,
            'When the browser loads the widget’s script; without it, the default of its type applies.',
          ),
          attribute('props', 'string', 'The props as JSON, where a CMS cannot print scripts.'),
          attribute('data-height', 'number', 'Pixels that are reserved before the widget loads.'),
          attribute('data-height-wide', 'number', 'The same for windows from 768 pixels.'),
          attribute(
            'status',
            "'found' | 'loading' | 'mounted' | 'failed'",
            'State of the placeholder; the loader sets it.',
          ),
        ],
        events: [
          {
            name: 'component-error',
            type: {
              text: 'CustomEvent<{ type: string, id: string, code: string, message: string }>',
            },
            description:
              'The widget could not be read, loaded or rendered. Bubbles; `preventDefault()` keeps it out of the log.',
          },
        ],
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: ELEMENT,
        declaration: { name: CLASS, module: LOADER },
      },
    ],
  }
}

function propsModule({ type, title, description, tree }: ExportedWidget): object {
  return {
    kind: 'javascript-module',
    path: `json-schema/${type}.json`,
    declarations: [
      {
        kind: 'class',
        name: `${type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}Props`,
        summary: title,
        description,
        members: tree.fields.map((field) => ({
          kind: 'field',
          name: field.name,
          type: { text: `${typeOf(field)}${field.isRequired ? '' : ' | undefined'}` },
          description: [field.title, field.description].filter(Boolean).join(': '),
          ...(field.default === undefined ? {} : { default: JSON.stringify(field.default) }),
        })),
      },
    ],
  }
}

/** The field's type in TypeScript's syntax. */
function typeOf(field: FormField): string {
  switch (field.kind) {
    case 'number':
    case 'boolean':
      return field.kind
    case 'choice':
      return optionsOf(field.options)
    case 'choices':
      return `(${optionsOf(field.options)})[]`
    case 'group':
      return objectOf(field.fields)
    case 'list':
      return `(${typeOf(field.entry)})[]`
    case 'map':
      return `Record<string, ${typeOf(field.entry)}>`
    case 'union':
      return field.variants
        .map(({ value, fields }) =>
          objectOf(fields, `${field.discriminator}: ${JSON.stringify(value)}`),
        )
        .join(' | ')
    case 'components':
      return '{ type: string, id: string, props: object }[]'
    default:
      return 'string'
  }
}

function optionsOf(options: { value: string | number }[]): string {
  return options.map(({ value }) => JSON.stringify(value)).join(' | ')
}

function objectOf(fields: FormField[], first?: string): string {
  const members = fields.map(
    (field) => `${field.name}${field.isRequired ? '' : '?'}: ${typeOf(field)}`,
  )
  return `{ ${[...(first ? [first] : []), ...members].join(', ')} }`
}
