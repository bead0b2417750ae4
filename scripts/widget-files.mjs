/** What is wrong with the type of a new widget; null for nothing. */
export function typeProblem(type) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return `"${type}" cannot be a folder, a CMS type and a class name: use lower-case words with hyphens, such as rate-list.`
  // A table by type that is a plain object has this member for every type that is called so.
  if (type in Object.prototype)
    return `"${type}" is a name of JavaScript's own: choose another name.`
  return null
}

/** The files that every widget has, and its model, by name: a heading that an author writes. */
export function widgetFiles(type, group) {
  const words = type.split('-')
  const name = words.map(capital).join('')
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  const title = capital(words.join(' '))
  return {
    [`${type}.widget.ts`]: `import { defineWidget } from '../../mapping/define-widget'
import { use${name} } from './${type}.model'
import { ${camel}Schema } from './${type}.schema'
import { ${name} } from './${type}.view'

export default defineWidget({
  type: '${type}',
  title: '${title}',
  group: '${group}',
  schema: ${camel}Schema,
  useModel: use${name},
  View: ${name},
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: '${title}: nothing to show yet.',
  },
})
`,
    [`${type}.schema.ts`]: `import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of the ${words.join(' ')} with the CMS. */
export const ${camel}Schema = z.object({
  ...baseProps({}),
  heading: z.string().default('').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type ${name}Props = z.output<typeof ${camel}Schema>
export type ${name}Input = z.input<typeof ${camel}Schema>
`,
    [`${type}.model.ts`]: `import type { ${name}Props } from './${type}.schema'

export type ${name}Model = { state: 'none' } | { state: 'ready'; heading: string }

export function use${name}({ heading }: ${name}Props): ${name}Model {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
`,
    [`${type}.view.tsx`]: `import type { ${name}Model } from './${type}.model'

export function ${name}({ model }: { model: ${name}Model }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
`,
    [`${type}.fixtures.ts`]: `import type { Fixture } from '../../mapping/define-widget'
import type { ${name}Model } from './${type}.model'
import type { ${name}Input } from './${type}.schema'

type Case = Fixture<${name}Input, ${name}Model>

export const minimal: Case = { props: { heading: '${title}' } }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: {}, isEmpty: true }
`,
    [`${type}.stories.tsx`]: `import { about, show } from '../../../stories/show'
import * as fixtures from './${type}.fixtures'
import widget from './${type}.widget'

export default {
  title: '${group}/${title}',
  ...about(widget, {
    use: 'Says where an author places it, and what serves better elsewhere.',
    accessibility: ['Says what it does for keyboard and screen reader.'],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
`,
  }
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
