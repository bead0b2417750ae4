import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyWidget, BaseProps, Fixture, Parts } from '../src/mapping/define-widget'
import type { Field } from '../src/mapping/fields'
import { fieldsOf } from '../src/mapping/schema-fields'
import type { WidgetNotes } from '../stories/show'
import { lateLabelFiles, typeOf, withoutLate } from '../tooling/late-labels.mjs'

const COMPONENTS = 'src/components'

export const types = readdirSync(COMPONENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

export type AnyFixture = Fixture<Partial<BaseProps>, unknown, Parts>

/** A file of a widget's folder, or a failing test whose message says what to write. */
function load(type: string, part: string) {
  const file = ['ts', 'tsx'].map((end) => join(COMPONENTS, type, `${type}.${part}.${end}`))
  const found = file.find((path) => existsSync(path))
  if (!found)
    throw new Error(`${file[0]} is missing: \`npm run new ${type}\` shows what it looks like.`)
  return require(join('..', found))
}

export function widgetOf(type: string): AnyWidget {
  return load(type, 'widget').default
}

/** The fields in a visitor's first script: without the labels of the widget's late parts. */
export function visitorFieldsOf(type: string): Field {
  const files = lateLabelFiles().filter((file) => typeOf(file) === type)
  const exported = files.flatMap((file) => Object.values<object>(require(join('..', file))))
  return withoutLate(fieldsOf(widgetOf(type).schema), new Set(exported.flatMap(Object.keys)))
}

export function fixturesOf(type: string): [string, AnyFixture][] {
  return Object.entries(load(type, 'fixtures') as Record<string, AnyFixture>)
}

interface Stories {
  default: { parameters?: { foyer?: { notes?: WidgetNotes } } }
  [name: string]: unknown
}

export function storiesOf(type: string): Stories {
  return load(type, 'stories')
}

const RAISES = /\b(?:track|emit|request)\('([a-z_-]+)'/g

/** The events that a widget's own files raise, on the window and for analytics. */
export function eventsOf(type: string): string[] {
  const files = readdirSync(join(COMPONENTS, type), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const texts = files.map((file) => readFileSync(join(COMPONENTS, type, file), 'utf8'))
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(RAISES)].map(([, name]) => `${name}`))),
  ]
}

/**
 * Every fixture is also rendered on a page in Arabic, and with a dark background as its author may
 * choose.
 */
export const variants: Record<string, (fixture: AnyFixture) => AnyFixture> = {
  'in Arabic': (fixture) => ({
    ...fixture,
    page: { ...fixture.page, locale: 'ar-SA', contextPath: '/ar-SA' },
  }),
  'on a dark ground': (fixture) => ({ ...fixture, props: { ...fixture.props, theme: 'dark' } }),
}
