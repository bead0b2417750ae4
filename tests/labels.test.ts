import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../src/mapping/schema-fields'
import { memoize } from '../src/rules/formats/memoize'
import { types, widgetOf } from './widgets'

/** A widget's default labels, and their translations. */
interface Said {
  label: string
  english: string
  translations: Record<string, string>
}

async function saidBy(type: string): Promise<Said[]> {
  const widget = widgetOf(type)
  const labels = fieldsOf(widget.schema).p?.labels?.p ?? {}
  const { translations = {} } = (await widget.translations?.()) ?? {}
  return Object.entries(labels).map(([name, field]) => ({
    label: `${type}.${name}`,
    english: String(field.d),
    translations: Object.fromEntries(
      Object.entries(translations).flatMap(([locale, texts]) => {
        const text = texts[name]
        return text === undefined ? [] : [[locale, text]]
      }),
    ),
  }))
}

/** `English, locale: one translation (label) | another (label)` for each text with two renderings. */
function differing(said: Said[]): string[] {
  const renderings = new Map<string, Map<string, string>>()
  for (const { label, english, translations } of said)
    for (const [locale, text] of Object.entries(translations)) {
      const key = `${english}, ${locale}`
      const known = renderings.get(key) ?? new Map<string, string>()
      if (!known.has(text)) known.set(text, label)
      renderings.set(key, known)
    }
  return [...renderings]
    .filter(([, texts]) => texts.size > 1)
    .map(
      ([key, texts]) => `${key}: ${[...texts].map(([text, by]) => `${text} (${by})`).join(' | ')}`,
    )
}

/** A widget's own labels: those of its schema and those of its late parts, one line each. */
const ownTexts = memoize((type: string) => {
  const folder = join('src/components', type)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const late = files.filter((file) => file.endsWith('.labels.ts')).map(read)
  return [read(`${type}.schema.ts`).replaceAll('\n    ', '\n'), ...late]
    .join('\n')
    .replaceAll('\n  ', '\n')
})

describe('the labels of all widgets', () => {
  let said: Said[]
  beforeAll(async () => {
    said = (await Promise.all(types.map(saidBy))).flat()
  })

  it('translate one English label in one way', () => {
    expect(said.length).toBeGreaterThan(500)
    expect(differing(said)).toEqual([])
  })

  it('are reported when they differ', () => {
    const close = { label: 'a.close', english: 'Close', translations: { 'de-DE': 'Schließen' } }
    const other = { label: 'b.close', english: 'Close', translations: { 'de-DE': 'Zumachen' } }
    expect(differing([close, other])).toEqual([
      'Close, de-DE: Schließen (a.close) | Zumachen (b.close)',
    ])
  })

  it('are declared once: a label of two widgets belongs to ui/labels or a feature', () => {
    const owners = new Map<string, Set<string>>()
    for (const { label, english } of said) {
      const [type = '', name = ''] = label.split('.')
      const isOwn = ownTexts(type).includes(`\n${name}: '${english}',`)
      if (isOwn) owners.set(english, (owners.get(english) ?? new Set()).add(type))
    }
    expect(owners.size).toBeGreaterThan(200)
    const twice = [...owners].filter(([, widgets]) => widgets.size > 1)
    expect(twice.map(([english, widgets]) => `${english}: ${[...widgets].join(', ')}`)).toEqual([])
  })
})
