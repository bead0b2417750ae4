/** @jest-environment jsdom */
/** Content of former schemas in AEM's dialogs, and what is written to bring it to the current ones. */
import { z } from 'zod'
import { oldContent } from '../../fixtures/old-content'
import type { FormField, GroupField } from '../../src/author/fields/field-tree'
import { stepsOf, withValue } from '../../src/author/paths'
import { upgraderOf } from '../../src/mapping/upgrader'
import { baseProps, path } from '../../src/ui/schema/base-props.schema'
import { aemFiles, fieldsOfComponents } from '../../tooling/export/aem'
import { isKnown } from '../../tooling/export/aem-dialog'
import { storedProps } from '../../tooling/export/aem-fields'
import { exported } from '../../tooling/export/widgets'
import type { Changes } from '../../tooling/upgrade-aem/changes'
import { propsReader } from '../../tooling/upgrade-aem/props-reader'
import type { RepositoryNode } from '../../tooling/upgrade-aem/repository-node'
import { parametersOf } from '../../tooling/upgrade-aem/sling-parameters'
import { planUpgrade, type UpgradableWidget } from '../../tooling/upgrade-aem/upgrade-plan'
import { validValue } from '../field-values'
import { fc, runs } from '../random'
import { fixturesOf, types, widgetOf } from '../widgets'
import { aemNode } from './aem-nodes'
import { definitions, files, textAt, understood } from './aem-package'
import { emptyNode, fromJcr, type Stored, save } from './aem-repository'
import { reader, same } from './aem-round-trip'
import { resourceOf } from './aem-scripts.mjs'
import { post, printed } from './sling-servlets'

const text = () => z.string().optional()
const address = () => path().optional()

/** As the widgets' schemas were when the old content was authored. */
const formerSchemas: Record<string, z.ZodType> = {
  'hero-banner': z.object({
    ...baseProps({}),
    heading: z.string(),
    ctaLabel: text(),
    ctaHref: address(),
    ctaNewTab: z.boolean().default(false),
  }),
  'links-list': z.object({
    ...baseProps({}),
    title: z.string(),
    links: z.array(
      z.object({ text: text(), url: address(), openInaNewTab: z.boolean().optional() }),
    ),
  }),
}

const presentFiles = { ...files }
afterEach(() => Object.assign(files, presentFiles))

/** The node that the dialog of the former schema has stored. */
function formerNode(type: string, props: object): Stored {
  const schema = formerSchemas[type]
  if (!schema) throw new Error(`${type} has no former schema here: add it.`)
  Object.assign(files, aemFiles([exported({ ...widgetOf(type), schema } as never)]))
  // Sling stores no empty text.
  const filled = Object.entries(props).filter(([, value]) => value !== null)
  const { node } = aemNode({ type, id: 'a', props: Object.fromEntries(filled) }, definitions)
  Object.assign(files, presentFiles)
  return node
}

const read = propsReader(
  textAt('/apps/foyer/components/widget/reader.js'),
  fieldsOfComponents(types.map((type) => exported(widgetOf(type)))),
)

/** As the page reads it: by the fields of the current schema. */
const shown = (type: string, node: Stored) =>
  JSON.parse(reader.propsOf(resourceOf(node, '/a'), type, same))

function write(node: Stored, changes: Changes): void {
  const root = { ...emptyNode(), children: new Map([['a', node]]) }
  post(root, '/a', parametersOf(changes))
}

async function upgradable(type: string): Promise<UpgradableWidget> {
  return { type, tree: exported(widgetOf(type)).tree, upgrade: await upgraderOf(type) }
}

/** The changes of a plan; a failing test for a plan without. */
function changesIn(plan: ReturnType<typeof planUpgrade>): Changes {
  if (plan.state !== 'upgrade') throw new Error(JSON.stringify(plan))
  return plan.changes
}

describe('content of a former schema', () => {
  test('has a dialog here for each widget that upgrades', () => {
    expect(Object.keys(formerSchemas)).toEqual(types.filter((type) => widgetOf(type).upgrade))
  })

  test.each(oldContent)(
    '$title: one field is changed in the dialog, and all others stay',
    async ({ type, props, name, value, stored }) => {
      const node = formerNode(type, props)
      const widget = await upgradable(type)
      write(node, changesIn(planUpgrade(printed(node) as RepositoryNode, widget, read)))
      const edited = withValue(shown(type, node), stepsOf(name), value, 50)
      const saved = save(definitions.dialogOf(type), edited, node)
      expect(shown(type, saved)).toMatchObject(stored)
      const names = [...Object.keys(saved.values), ...saved.children.keys()]
      expect(names.filter((each) => /^(cta[A-Z]|links)/.test(each))).toEqual([])
      expect(planUpgrade(printed(saved) as RepositoryNode, widget, read).state).toBe('current')
    },
  )

  test.each(types.filter((type) => widgetOf(type).upgrade))(
    '%s: what its dialog stores today is not touched',
    async (type) => {
      const widget = await upgradable(type)
      for (const [, { props }] of fixturesOf(type)) {
        const { node } = aemNode({ type, id: 'a', props }, definitions)
        expect(planUpgrade(printed(node) as RepositoryNode, widget, read).state).toBe('current')
      }
    },
  )
})

/** All texts and truths of a node and of what is inside of it, but those of the repository. */
function valuesIn({ values, children }: Stored): string[] {
  const own = Object.entries(values).filter(
    ([name, value]) => !name.includes(':') && value !== false,
  )
  const inside = [...children.values()].flatMap(valuesIn)
  return [...own.flatMap(([, value]) => [value].flat().map(String)), ...inside].sort()
}

const any = fc.string({ unit: 'binary', minLength: 1 })
const anyLink = fc.record({ text: any, url: any, openInaNewTab: fc.boolean(), icon: any })

test.each<[string, fc.Arbitrary<object>]>([
  [
    'hero-banner',
    fc.record({ heading: any, ctaLabel: any, ctaHref: any, ctaNewTab: fc.boolean() }),
  ],
  ['links-list', fc.record({ title: any, links: fc.array(anyLink, { minLength: 1 }) })],
])('%s: no text of any former content is lost or changed', async (type, former) => {
  const widget = await upgradable(type)
  fc.assert(
    fc.property(former, (props) => {
      const node = fromJcr(storedProps({ fields: [] }, props))
      const before = valuesIn(node)
      write(node, changesIn(planUpgrade(printed(node) as RepositoryNode, widget, read)))
      expect(valuesIn(node)).toEqual(before)
      const again = planUpgrade(printed(node) as RepositoryNode, widget, read)
      expect(again.state).toBe('current')
    }),
  )
})

/**
 * The value without what a node does not hold: an empty text, a list that is empty by default, and an
 * optional group of which only boxes and choices are filled, which a dialog stores unasked.
 */
function held(field: FormField, value: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return isAsked(field, value) ? membersHeld(field.fields, value) : undefined
    case 'union': {
      const chosen = (value as Content)[field.discriminator]
      const fields = field.variants.find((variant) => variant.value === chosen)?.fields ?? []
      return { [field.discriminator]: chosen, ...membersHeld(fields, value) }
    }
    case 'list': {
      const entries = (value as unknown[]).map((entry) => held(field.entry, entry) ?? '')
      return entries.length > 0 || isKnown(field) || field.isRequired ? entries : undefined
    }
    case 'map':
      return Object.fromEntries(
        Object.entries(value as Content)
          .map(([name, member]) => [name, held(field.entry, member)] as const)
          .filter(([, member]) => member !== undefined),
      )
    case 'choices':
      return (value as unknown[]).length > 0 || isKnown(field) ? value : undefined
    case 'components':
      return undefined
    default:
      return value === '' && !field.isRequired ? undefined : value
  }
}

type Content = Record<string, unknown>

function membersHeld(fields: FormField[], value: unknown): Content {
  const members = fields
    .filter(({ name }) => Object.hasOwn(value as Content, name))
    .map((field) => [field.name, held(field, (value as Content)[field.name])] as const)
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}

function isAsked(group: GroupField, value: unknown): boolean {
  const tells = ({ kind }: FormField) => !['number', 'boolean', 'choice'].includes(kind)
  const telling = group.fields.filter(tells)
  const members = membersHeld(telling, value)
  const isFilled = Object.values(members).some((member) => member !== '')
  return group.isRequired || group.name === '' || telling.length === 0 || isFilled
}

/** Expects that AEM reads props as they were written. */
function expectReadAsWritten(type: string, props: object) {
  const { tree } = exported(widgetOf(type))
  const node = fromJcr(storedProps(tree, props))
  const expected = understood(type, membersHeld(tree.fields, props))
  expect(understood(type, shown(type, node))).toEqual(expected)
}

describe.each(types)('%s', (type) => {
  const { tree } = exported(widgetOf(type))
  const places = tree.fields.filter(({ name }) => definitions.has(`${type}-${name}`))
  const placed = [...places, ...tree.fields.filter(({ kind }) => kind === 'components')]
  const own = (props: object) =>
    Object.fromEntries(
      Object.entries(props).filter(([name]) => !placed.some((place) => place.name === name)),
    )

  test('reads its fixtures as they were written', () => {
    for (const [, { props }] of fixturesOf(type))
      expectReadAsWritten(type, own(JSON.parse(JSON.stringify(props))))
  })

  test('reads any props as they were written', () =>
    fc.assert(
      fc.property(validValue(tree), (props) => {
        expectReadAsWritten(type, own(props as object))
      }),
      { numRuns: runs(100) },
    ))
})
