/**
 * What the dialogs of AEM's Core Components use (adobe/aem-core-wcm-components, `_cq_dialog` of
 * accordion v1, teaser v2, list v3, text v2, pdfviewer v1, form/options v2 and form/container v2).
 */

/** On every node. */
export const ATTRIBUTES = ['jcr:primaryType', 'sling:resourceType', 'granite:class']

const FIELD = ['fieldLabel', 'fieldDescription', 'name', 'required']
const FOUNDATION = 'granite/ui/components/coral/foundation'

/** The attributes of each resource type, and of the nodes without one. */
export const RESOURCE_TYPES: Record<string, string[]> = {
  'cq/gui/components/authoring/dialog': ['jcr:title', 'extraClientlibs'],
  'cq/gui/components/authoring/dialog/richtext': [
    'fieldLabel',
    'fieldDescription',
    'name',
    'useFixedInlineToolbar',
  ],
  'cq/gui/components/coral/common/form/pagefield': [...FIELD, 'emptyText', 'rootPath'],
  [`${FOUNDATION}/container`]: ['jcr:title', 'margin', 'maximized', 'name'],
  [`${FOUNDATION}/tabs`]: ['maximized'],
  [`${FOUNDATION}/fixedcolumns`]: ['margin'],
  [`${FOUNDATION}/heading`]: ['level', 'text'],
  [`${FOUNDATION}/well`]: [],
  [`${FOUNDATION}/form/textfield`]: [...FIELD, 'emptyText', 'value'],
  [`${FOUNDATION}/form/numberfield`]: [...FIELD, 'min', 'max', 'step', 'value'],
  [`${FOUNDATION}/form/checkbox`]: [...FIELD, 'text', 'value', 'uncheckedValue', 'checked'],
  [`${FOUNDATION}/form/select`]: [...FIELD, 'multiple'],
  [`${FOUNDATION}/form/multifield`]: ['fieldLabel', 'fieldDescription', 'composite'],
  [`${FOUNDATION}/form/pathfield`]: [...FIELD, 'rootPath'],
  [`${FOUNDATION}/form/hidden`]: ['name', 'value'],
  items: [],
  data: [
    'cq-dialog-dropdown-showhide-target',
    'showhidetargetvalue',
    'foyer-when-field',
    'foyer-when-is',
  ],
  option: ['text', 'value', 'selected'],
  rtePlugins: [],
  plugin: ['features'],
  settings: ['toolbar', 'ref', 'items'],
}

/** What a node without a resource type is, by its name. */
export const NODES: Record<string, string> = {
  items: 'items',
  'granite:data': 'data',
  rtePlugins: 'rtePlugins',
  format: 'plugin',
  links: 'plugin',
  lists: 'plugin',
  uiSettings: 'settings',
  cui: 'settings',
  inline: 'settings',
  popovers: 'settings',
}
