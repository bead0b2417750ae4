/** The blocks in the editor: a form from the field tree, and a preview by author mode. */
;(({ wp, foyer }) => {
  const { createElement: h, useEffect, useRef, useState, Fragment } = wp.element
  const { InspectorControls, InnerBlocks, MediaUpload, useBlockProps } = wp.blockEditor
  const {
    BaseControl,
    Button,
    CheckboxControl,
    PanelBody,
    SelectControl,
    TextareaControl,
    TextControl,
    ToggleControl,
  } = wp.components

  /** JSON text that no filter of WordPress changes: inside of texts only. */
  const toJson = (value) =>
    JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"?/g, (text) =>
      text.replace(
        /[<>&[\]\u2028\u2029]|W(?=ordpress)/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    )
  /** The props as they are stored; undefined for a text that is no object, over which no form may write. */
  const stored = (text) => {
    try {
      const props = JSON.parse(text)
      return typeof props === 'object' && props && !Array.isArray(props) ? props : undefined
    } catch {
      return undefined
    }
  }
  const fromJson = (text) => stored(text) ?? {}
  foyer.toJson = toJson

  /** The object with one member set; undefined removes it. */
  const withMember = (value, name, member) => {
    const { [name]: _old, ...others } = value ?? {}
    return member === undefined ? others : { ...value, [name]: member }
  }

  const isAsked = (field, fields, values) => {
    if (!field.when) return true
    const sibling = fields.find(({ name }) => name === field.when.field)
    const set = values?.[field.when.field] ?? sibling?.default
    return [set].flat().some((one) => field.when.is.includes(one))
  }

  const Fields = ({ fields, all = fields, values, onChange }) =>
    fields
      .filter((field) => isAsked(field, all, values))
      .map((field) =>
        h(Field, {
          key: field.name,
          field,
          value: values?.[field.name],
          onChange: (member) => onChange(withMember(values, field.name, member)),
        }),
      )

  const firstOf = (field) => {
    if (field.examples?.length) return field.examples[0]
    if (field.kind === 'group')
      return Object.fromEntries(
        field.fields.filter((one) => one.isRequired).map((one) => [one.name, firstOf(one)]),
      )
    if (field.kind === 'union') return { [field.discriminator]: field.variants[0].value }
    if (field.kind === 'list') return []
    if (field.kind === 'map') return {}
    if (field.kind === 'number') return field.least ?? 0
    if (field.kind === 'boolean') return false
    return field.kind === 'choice' ? field.options[0].value : ''
  }

  const Field = ({ field, value, onChange }) => {
    const common = { label: field.title, help: field.description }
    // An optional text without a default is left out when it is empty.
    const onText = (text) =>
      onChange(text === '' && !field.isRequired && field.default === undefined ? undefined : text)
    switch (field.kind) {
      case 'richText':
        return h(TextareaControl, {
          ...common,
          value: value ?? field.default ?? '',
          onChange: onText,
        })
      case 'number':
        return h(TextControl, {
          ...common,
          type: 'number',
          min: field.least ?? undefined,
          max: field.most ?? undefined,
          step: field.step ?? 'any',
          value: value ?? field.default ?? '',
          onChange: (text) => onChange(text === '' ? undefined : Number(text)),
        })
      case 'boolean':
        return h(ToggleControl, { ...common, checked: value ?? field.default ?? false, onChange })
      case 'choice': {
        const none =
          field.isRequired || field.default !== undefined ? [] : [{ value: '', label: '–' }]
        const options = [
          ...none,
          ...field.options.map((one) => ({ ...one, value: `${one.value}` })),
        ]
        return h(SelectControl, {
          ...common,
          options,
          value: `${value ?? field.default ?? ''}`,
          onChange: (text) => onChange(field.options.find((one) => `${one.value}` === text)?.value),
        })
      }
      case 'choices': {
        const chosen = value ?? field.default ?? []
        return h(
          BaseControl,
          { ...common, id: field.name },
          field.options.map((one) =>
            h(CheckboxControl, {
              key: one.value,
              label: one.label,
              checked: chosen.includes(one.value),
              onChange: (isOn) =>
                onChange(
                  isOn ? [...chosen, one.value] : chosen.filter((other) => other !== one.value),
                ),
            }),
          ),
        )
      }
      case 'asset':
        return h(
          Fragment,
          null,
          h(TextControl, { ...common, value: value ?? field.default ?? '', onChange: onText }),
          h(MediaUpload, {
            allowedTypes: ['image', 'video'],
            onSelect: ({ url }) => onChange(url),
            render: ({ open }) =>
              h(Button, { variant: 'secondary', onClick: open }, 'Media library'),
          }),
        )
      case 'group':
        return h(
          'fieldset',
          { className: 'foyer-group' },
          h('legend', null, field.title),
          h(Fields, { fields: field.fields, values: value ?? field.default, onChange }),
        )
      case 'union':
        return h(Union, { field, value: value ?? field.default, onChange })
      case 'list':
        return h(Entries, {
          field,
          entries: (value ?? field.default ?? []).map((entry, index) => [index, entry]),
          onChange: (entries) => onChange(entries.map(([, entry]) => entry)),
          newKey: (entries) => entries.length,
        })
      case 'map':
        return h(Entries, {
          field,
          entries: Object.entries(value ?? field.default ?? {}),
          onChange: (entries) => onChange(Object.fromEntries(entries)),
          newKey: (entries) => `KEY_${entries.length + 1}`,
          isMap: true,
        })
      case 'components':
        return null
      default:
        return h(TextControl, { ...common, value: value ?? field.default ?? '', onChange: onText })
    }
  }

  const Union = ({ field, value, onChange }) => {
    const { discriminator, variants } = field
    const chosen = variants.find((variant) => variant.value === value?.[discriminator])
    return h(
      'fieldset',
      { className: 'foyer-group' },
      h(SelectControl, {
        label: field.title,
        help: field.description,
        options: [
          ...(field.isRequired ? [] : [{ value: '', label: '–' }]),
          ...variants.map((variant) => ({ value: variant.value, label: variant.label })),
        ],
        value: chosen?.value ?? '',
        onChange: (next) => onChange(next ? { [discriminator]: next } : undefined),
      }),
      chosen && h(Fields, { fields: chosen.fields, values: value, onChange }),
    )
  }

  const Entries = ({ field, entries, onChange, newKey, isMap = false }) => {
    const at = (index, next) =>
      onChange(entries.map((entry, own) => (own === index ? next : entry)))
    const act = (label, isDisabled, onClick) =>
      h(
        Button,
        { key: label, variant: 'tertiary', isSmall: true, disabled: isDisabled, onClick },
        label,
      )
    const swap = (index) => {
      const [one, other] = [entries[index], entries[index + 1]]
      onChange(
        entries.map((entry, own) => (own === index ? other : own === index + 1 ? one : entry)),
      )
    }
    return h(
      'fieldset',
      { className: 'foyer-list' },
      h('legend', null, field.title),
      field.description && h('p', null, field.description),
      entries.map(([key, entry], index) =>
        h(
          'div',
          { key: isMap ? index : key, className: 'foyer-entry' },
          isMap &&
            h(TextControl, {
              label: 'Key',
              value: key,
              onChange: (name) => at(index, [name, entry]),
            }),
          h(Field, {
            field: { ...field.entry, title: field.entry.title || `${field.title} ${index + 1}` },
            value: entry,
            onChange: (next) => at(index, [key, next ?? firstOf(field.entry)]),
          }),
          act('Up', index === 0, () => swap(index - 1)),
          act('Down', index === entries.length - 1, () => swap(index)),
          act('Remove', false, () => onChange(entries.filter((_entry, own) => own !== index))),
        ),
      ),
      h(
        Button,
        {
          variant: 'secondary',
          onClick: () => onChange([...entries, [newKey(entries), firstOf(field.entry)]]),
        },
        `Add: ${field.entry.title || field.title}`,
      ),
    )
  }

  const nameOf = (block) => block.name.replace('foyer/', '')

  /**
   * What upgrades a block's props from a former shape. The form has the current fields: it would write
   * them beside the former ones, which then count as left over. Undefined while it loads.
   */
  const useUpgrader = (type) => {
    const [upgrader, setUpgrader] = useState(() => (type ? undefined : same))
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (!type) return
      upgraderOf(type).then(
        (upgrade) => setUpgrader(() => upgrade),
        () => setFailed(true),
      )
    }, [type])
    return { upgrader, hasFailed }
  }
  const same = (props) => props
  let upgrades
  const upgraderOf = async (type) => {
    upgrades ??= import(foyer.upgrades)
    return (await upgrades).upgraderOf(type)
  }

  /** The props of a block with those of the blocks inside of it, as the plugin's PHP makes them. */
  const wholeProps = (block) => {
    const props = fromJson(block.attributes.props)
    const { place } = foyer.forms[nameOf(block)]
    if (!place || block.innerBlocks.length === 0) return props
    const inside = block.innerBlocks.filter(({ name }) => name.startsWith('foyer/'))
    return { ...props, [place]: inside.map(memberOf) }
  }
  const memberOf = (block) => {
    const { type } = foyer.forms[nameOf(block)]
    return type ? { type, id: block.attributes.id, props: wholeProps(block) } : wholeProps(block)
  }

  /** The widgets inside of a value. */
  const nodesIn = (value) => {
    if (typeof value !== 'object' || value === null) return []
    const inside = Object.values(value).flatMap(nodesIn)
    return typeof value.type === 'string' && typeof value.id === 'string' && value.props
      ? [value, ...inside]
      : inside
  }

  /** The widget in a page of its own, where author mode renders it and tells what is wrong. */
  const Preview = ({ type, id, json, title }) => {
    const frame = useRef()
    const [isLoaded, setLoaded] = useState(false)
    const [height, setHeight] = useState(80)
    useEffect(() => {
      const page = frame.current?.contentDocument
      if (!isLoaded || !page?.body) return undefined
      let widget = page.querySelector('foyer-widget')
      if (widget?.replaceAll) {
        const props = JSON.parse(json)
        widget.replaceAll(props)
        // In author mode each widget keeps its own props, those inside of another too.
        for (const node of nodesIn(props)) page.getElementById(node.id)?.replaceAll?.(node.props)
      } else {
        widget?.remove()
        widget = page.createElement('foyer-widget')
        widget.id = id || type
        widget.setAttribute('type', type)
        widget.setAttribute('props', json)
        page.body.append(widget)
      }
      // The body's margins belong to the height of the page.
      const margins = 2 * page.body.getBoundingClientRect().top
      const observer = new ResizeObserver(() => setHeight(page.body.scrollHeight + margins))
      observer.observe(page.body)
      return () => observer.disconnect()
    }, [isLoaded, json, type, id])
    return h('iframe', {
      ref: frame,
      src: foyer.preview,
      title: `Preview of ${title}`,
      style: { width: '100%', height: Math.max(height, 60), border: 0, display: 'block' },
      onLoad: () => setLoaded(true),
    })
  }

  const Edit = ({ name, clientId, attributes, setAttributes }) => {
    const form = foyer.forms[name.replace('foyer/', '')]
    const { title } = wp.blocks.getBlockType(name)
    const { block, isInside } = wp.data.useSelect(
      (select) => {
        const editor = select('core/block-editor')
        const parents = editor.getBlockParents(clientId).map(editor.getBlockName)
        return {
          block: editor.getBlock(clientId),
          isInside: parents.some((parent) => parent?.startsWith('foyer/')),
        }
      },
      [clientId],
    )
    useEffect(() => {
      const fresh = {}
      if (form.type && !attributes.id) fresh.id = `${form.type}-${clientId.slice(0, 8)}`
      if (attributes.props === '{}') fresh.props = toJson(form.template ?? {})
      if (Object.keys(fresh).length > 0) setAttributes(fresh)
    }, [])
    const { upgrader, hasFailed } = useUpgrader(form.type)
    const read = stored(attributes.props)
    const props = read && upgrader?.(read)
    const all = form.sections.flatMap(({ fields }) => fields)
    const allowed = form.entries ? [`foyer/${form.entries}`] : foyer.placed
    return h(
      'div',
      useBlockProps(),
      h(
        InspectorControls,
        null,
        hasFailed && h('p', null, 'The form cannot be opened: the scripts of Foyer do not answer.'),
        !read &&
          h(TextareaControl, {
            label: 'Settings as JSON',
            help: 'These settings cannot be read, and visitors see the block without them. Correct the text here, and the form comes back.',
            value: attributes.props,
            onChange: (text) => setAttributes({ props: text }),
          }),
        props &&
          form.sections.map((section, index) =>
            h(
              PanelBody,
              { key: section.title, title: section.title || 'Settings', initialOpen: index === 0 },
              h(Fields, {
                fields: section.fields,
                all,
                values: props,
                onChange: (next) => setAttributes({ props: toJson(next) }),
              }),
            ),
          ),
      ),
      form.type && !isInside
        ? h(Preview, {
            type: form.type,
            id: attributes.id,
            title,
            json: toJson(block ? wholeProps(block) : fromJson(attributes.props)),
          })
        : h('strong', null, title),
      form.place && h(InnerBlocks, { allowedBlocks: allowed }),
    )
  }

  foyer.placed = Object.keys(foyer.forms)
    .filter((name) => foyer.forms[name].type)
    .map((name) => `foyer/${name}`)
  for (const [name, { place }] of Object.entries(foyer.forms))
    wp.blocks.registerBlockType(`foyer/${name}`, {
      edit: Edit,
      save: () => (place ? h(InnerBlocks.Content) : null),
    })
})(window)
