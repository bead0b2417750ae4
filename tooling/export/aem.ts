import { best } from '../../src/author/fields/examples'
import type { FormField, GroupField } from '../../src/author/fields/field-tree'
import { dialogOf, holdsComponents } from './aem-dialog'
import { type Kind, kindsOf, listDefault, storedProps } from './aem-fields'
import { contentXml, type JcrNode } from './aem-xml'
import type { ExportedWidget, Files } from './widgets'

const APPS = 'aem/ui.apps/src/main/content'
const CONTENT = 'aem/ui.content/src/main/content'
const COMPONENTS = `${APPS}/jcr_root/apps/foyer/components`
const POLICIES = `${CONTENT}/jcr_root/conf/foyer/settings/wcm/policies`

/** AEM offers no component of this group to authors. */
const HIDDEN = '.hidden'

/** The group of components that stand in the list of another one. */
const ENTRIES = 'Foyer - Entries'

/**
 * The generated part of AEM's content packages: components with their dialogs, the reader's table of
 * fields and the policies. `aem` beside this file is the written part.
 */
export function aemFiles(widgets: readonly ExportedWidget[]): Files {
  const components = widgets.flatMap(componentsOf)
  const groups = [...new Set(widgets.map(({ group }) => groupOf(group)))]
  return {
    ...Object.assign({}, ...components.map(filesOf)),
    [`${COMPONENTS}/widget/fields.js`]: `use(function () {\n  return ${JSON.stringify(fieldsOfComponents(widgets))}\n})\n`,
    [`${POLICIES}/.content.xml`]: contentXml(policies(groups)),
  }
}

/** What the reader knows of a component. */
export interface ComponentFields {
  /** Whether it is an entry of another component's list, and no widget. */
  isEntry: boolean
  fields: Record<string, Kind>
}

/** The reader's table: of all components by their names. */
export function fieldsOfComponents(
  widgets: readonly ExportedWidget[],
): Record<string, ComponentFields> {
  const all = widgets.flatMap(componentsOf)
  return Object.fromEntries(
    all.map(({ name, tree, isEntry }) => [name, { isEntry, fields: kindsOf(tree.fields) }]),
  )
}

interface Component {
  name: string
  title: string
  description: string
  group: string
  tree: GroupField
  isEntry: boolean
}

/** A widget, and the entries of its list that hold components, which are components themselves. */
function componentsOf(widget: ExportedWidget): Component[] {
  const { type, title, description, tree, isPlaced } = widget
  const group = isPlaced ? groupOf(widget.group) : HIDDEN
  const own = { name: type, title, description, group, tree, isEntry: false }
  const lists = tree.fields.flatMap((field) =>
    field.kind === 'list' && field.entry.kind === 'group' && holdsComponents(field.entry)
      ? [{ field, entry: field.entry }]
      : [],
  )
  return [
    own,
    ...lists.map(({ field, entry }) => ({
      name: `${type}-${field.name}`,
      title: entry.title ? `${title}: ${entry.title}` : `Entry of ${title}`,
      description: field.description,
      group: ENTRIES,
      tree: entry,
      isEntry: true,
    })),
  ]
}

function groupOf(group: string): string {
  return `Foyer - ${group}`
}

function filesOf({ name, title, description, group, tree }: Component): Files {
  const folder = `${COMPONENTS}/${name}`
  const isContainer = tree.fields.some(isPlace)
  const component: JcrNode = {
    attributes: {
      'jcr:primaryType': 'cq:Component',
      'jcr:title': title,
      'jcr:description': description,
      'sling:resourceSuperType': 'foyer/components/widget',
      componentGroup: group,
      ...(isContainer ? { 'cq:isContainer': true } : {}),
    },
  }
  return {
    [`${folder}/.content.xml`]: contentXml(component),
    [`${folder}/_cq_dialog/.content.xml`]: contentXml(dialogOf(title, tree, name)),
    [`${folder}/_cq_editConfig.xml`]: contentXml(editConfig(isContainer)),
    [`${folder}/_cq_template/.content.xml`]: contentXml(storedProps(tree, best(tree), listDefault)),
  }
}

function isPlace(field: FormField): boolean {
  return field.kind === 'components' || (field.kind === 'list' && holdsComponents(field.entry))
}

/** The widget is printed anew after each edit, and a widget around others after an edit of those. */
function editConfig(isContainer: boolean): JcrNode {
  const inside = isContainer
    ? {
        afterchilddelete: 'REFRESH_SELF',
        afterchildinsert: 'REFRESH_SELF',
        afterchildmove: 'REFRESH_SELF',
      }
    : {}
  return {
    attributes: { 'jcr:primaryType': 'cq:EditConfig' },
    children: {
      'cq:listeners': {
        attributes: {
          'jcr:primaryType': 'cq:EditListenersConfig',
          afteredit: 'REFRESH_SELF',
          ...inside,
        },
      },
    },
  }
}

/** For a template's containers, and for the places inside of widgets. */
function policies(groups: string[]): JcrNode {
  const folder = (children: Record<string, JcrNode>): JcrNode => ({ children })
  const policy = (title: string, components: string[]): JcrNode => ({
    attributes: {
      'jcr:title': title,
      'sling:resourceType': 'wcm/core/components/policy/policy',
      components: components.map((group) => `group:${group}`),
    },
  })
  const page = folder({ foyer: policy('Foyer', groups) })
  const place = folder({
    foyer: policy('Foyer: inside of a widget', [...groups, ENTRIES]),
  })
  return {
    attributes: { 'jcr:primaryType': 'cq:Page' },
    children: {
      wcm: folder({ foundation: folder({ components: folder({ responsivegrid: page }) }) }),
      foyer: folder({ components: folder({ place }) }),
    },
  }
}
