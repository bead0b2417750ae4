/** The files of a new feature by name: a label in six languages, a model, and the view that shows it. */
export function featureFiles(subject) {
  const words = subject.split('-')
  const name = words.map(capital).join('')
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  return {
    'README.md': `# ${subject}

What the widgets that show it share: say in one sentence what the subject is.
`,
    [`${subject}.labels.ts`]: `import { labelSet } from '../../ui/labels/label-set'

/** What widgets say of the ${words.join(' ')}. */
export const ${camel}Labels = labelSet(
  { ${camel}: '${capital(words.join(' '))}' },
  {
    'de-DE': { ${camel}: '${name} (de)' },
    'ja-JP': { ${camel}: '${name} (ja)' },
    'zh-CN': { ${camel}: '${name} (zh)' },
    'ar-SA': { ${camel}: '${name} (ar)' },
    'es-ES': { ${camel}: '${name} (es)' },
  },
)
`,
    [`use-${subject}.ts`]: `export type ${name}Model = { state: 'none' } | { state: 'ready'; text: string }

/** The model of the ${words.join(' ')}, for every widget that shows it. */
export function use${name}(text: string): ${name}Model {
  return text ? { state: 'ready', text } : { state: 'none' }
}
`,
    [`${subject}.view.tsx`]: `import type { ${name}Model } from './use-${subject}'

export function ${name}({ model }: { model: ${name}Model }) {
  return model.state === 'ready' ? <p>{model.text}</p> : null
}
`,
  }
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
