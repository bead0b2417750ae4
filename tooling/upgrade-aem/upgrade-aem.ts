import { isDeepStrictEqual } from 'node:util'
import { fieldTree } from '../../src/author/fields/field-tree'
import { addWidgets, type WidgetMap } from '../../src/mapping/own-widgets'
import { upgraderOf } from '../../src/mapping/upgrader'
import { widgetMap } from '../../src/mapping/widget-map'
import { fieldsOfComponents } from '../export/aem'
import { loadWidgets } from '../export/widgets'
import type { Changes } from './changes'
import { propsReader, type ReadProps } from './props-reader'
import { isComponent, isNode, type RepositoryNode } from './repository-node'
import { openSling, type Part, type Sling, SlingError, type SlingSettings } from './sling'
import { planUpgrade, type UpgradableWidget } from './upgrade-plan'

export interface UpgradeSettings extends SlingSettings {
  /** The page, or the tree of pages, whose content is upgraded. */
  path: string
  /** Says what would change, and changes nothing. */
  isDryRun: boolean
  /** A company's own widgets. */
  own?: WidgetMap
  /** The text of the package's `reader.js`. */
  readerScript: string
  print: (line: string) => void
}

export interface UpgradeResult {
  /** The number of widgets on the pages. */
  widgets: number
  /** The types of components that are none of our widgets, nor of the company's. */
  unknownTypes: string[]
  upgraded: number
  /** Of the former schema still. */
  leftAlone: number
}

/**
 * Upgrades the widgets' content in AEM's repository to the current schemas, each widget by itself: what
 * fails or ends half way is continued by the next run, and content of the current schema is not
 * written. Throws a SlingError when no further call would succeed.
 */
export async function upgradeAem(settings: UpgradeSettings): Promise<UpgradeResult> {
  const { path, isDryRun, own = {}, readerScript } = settings
  const print = (line: string) => settings.print(shown(line))
  addWidgets(own)
  const widgets = await upgradableWidgets(own)
  const components = fieldsOfComponents(await loadWidgets(own))
  const read = propsReader(readerScript, components)
  const sling = openSling(settings)
  const result: UpgradeResult = { widgets: 0, unknownTypes: [], upgraded: 0, leftAlone: 0 }

  for await (const found of componentsBelow(sling, path)) {
    if ('problem' in found) {
      result.leftAlone++
      print(`${found.path}: ${found.problem}`)
      continue
    }
    const known = Object.hasOwn(components, found.type) ? components[found.type] : undefined
    if (known && !known.isEntry) result.widgets++
    if (!known && !OWN_PARTS.includes(found.type) && !result.unknownTypes.includes(found.type))
      result.unknownTypes.push(found.type)
    const widget = widgets.get(found.type)
    const outcome = widget && (await upgradeOne(sling, found, widget, read, isDryRun))
    if (!outcome) continue
    print(`${found.path} (${found.type})`)
    for (const line of outcome.lines) print(`  ${line}`)
    if (outcome.isUpgraded) result.upgraded++
    else result.leftAlone++
  }
  return result
}

/** The widgets whose schema has changed, by their types. */
async function upgradableWidgets(own: WidgetMap): Promise<Map<string, UpgradableWidget>> {
  const loaded = Object.values({ ...widgetMap, ...own }).map(async (load) => {
    const { type, schema, upgrade: upgrades } = (await load()).default
    const upgrade = await upgraderOf(type)
    return upgrades ? [[type, { type, tree: fieldTree(schema), upgrade }] as const] : []
  })
  return new Map((await Promise.all(loaded)).flat())
}

interface FoundWidget {
  path: string
  type: string
  node: RepositoryNode
}

/** Components of the package that are no widgets. */
const OWN_PARTS = ['place', 'widget']

const PREFIX = /^(?:\/(?:apps|libs)\/)?foyer\/components\/([\w-]+)$/

/** The components at and below a path, or why a part of the tree cannot be read. */
async function* componentsBelow(
  sling: Sling,
  path: string,
): AsyncGenerator<FoundWidget | { path: string; problem: string }> {
  // The first call tells what is wrong with the address, the path or the credentials.
  const first = await sling.readPart(path)
  const open: { path: string; part: Part | null }[] = [{ path, part: first }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path: place } = next
    try {
      let { node, levels } = next.part ?? (await sling.readPart(place))
      const type = PREFIX.exec(String(node['sling:resourceType'] ?? ''))?.[1]
      if (type) {
        // Once it is upgraded, what is inside of it may have another place.
        if (levels < Number.POSITIVE_INFINITY) node = await sling.readWhole(place)
        levels = Number.POSITIVE_INFINITY
        yield { path: place, type, node }
      }
      for (const [name, child] of Object.entries(node).reverse()) {
        if (!isNode(child) || name.includes('/') || name === '.' || name === '..') continue
        const part = levels > 1 ? { node: child, levels: levels - 1 } : null
        open.push({ path: `${place}/${name}`, part })
      }
    } catch (error) {
      yield { path: place, problem: problemIn(error) }
    }
  }
}

interface Outcome {
  isUpgraded: boolean
  lines: string[]
}

async function upgradeOne(
  sling: Sling,
  { path, node }: FoundWidget,
  widget: UpgradableWidget,
  read: ReadProps,
  isDryRun: boolean,
): Promise<Outcome | undefined> {
  const leftAlone = (reason: string): Outcome => ({ isUpgraded: false, lines: [reason] })
  const plan = planUpgrade(node, widget, read)
  if (plan.state === 'current') return undefined
  if (plan.state === 'refused') return leftAlone(plan.reason)
  const lines = linesOf(plan.changes)
  if (isDryRun) return { isUpgraded: true, lines }
  try {
    const present = await sling.readWhole(path)
    if (!isDeepStrictEqual(ownPart(present), ownPart(node)))
      return leftAlone('It has been changed since it was read: run the command again.')
    await sling.write(path, plan.changes)
    const isDone = plan.isDone(await sling.readWhole(path))
    return isDone
      ? { isUpgraded: true, lines }
      : leftAlone('It was written and reads differently: look at it, and compare its versions.')
  } catch (error) {
    return leftAlone(problemIn(error))
  }
}

/** The message of a problem with one node; any other error is thrown. */
function problemIn(error: unknown): string {
  if (error instanceof SlingError && !error.isFinal) return error.message
  throw error
}

/** A node without the components inside of it, which are upgraded by themselves. */
function ownPart(node: RepositoryNode): RepositoryNode {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => !isNode(value) || !isComponent(value))
      .map(([name, value]) => [name, isNode(value) ? ownPart(value) : value]),
  )
}

function linesOf({ removed, created, values }: Changes): string[] {
  return [
    ...removed.map((path) => `- ${path.slice(2)}`),
    ...created.map((path) => `+ ${path.slice(2)}/`),
    ...values.map(([path, value]) => `+ ${path.slice(2)} = ${JSON.stringify(value)}`),
  ]
}

/** A line with texts of the repository, which cannot speak to a terminal, nor fill it. */
function shown(text: string): string {
  const most = 200
  const start = text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
  return start.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
