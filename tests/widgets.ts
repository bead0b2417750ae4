import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyWidget, BaseProps, Fixture } from '../src/mapping/define-widget'

const COMPONENTS = 'src/components'

export const types = readdirSync(COMPONENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

type AnyFixture = Fixture<Partial<BaseProps>, unknown>

/** A file of a widget's folder, or a failing test that says what to write. */
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

export function fixturesOf(type: string): [string, AnyFixture][] {
  return Object.entries(load(type, 'fixtures') as Record<string, AnyFixture>)
}

export function storiesOf(type: string): Record<string, unknown> {
  return load(type, 'stories')
}

/** The widget as a fixture shows it: with the fixture's model, if it has one. */
export function withFixture(widget: AnyWidget, fixture: AnyFixture): AnyWidget {
  return fixture.model === undefined ? widget : { ...widget, useModel: () => fixture.model }
}
