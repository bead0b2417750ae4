import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { widgetFixtures } from '../../fixtures/widget-fixtures'
import type { Fixture } from '../../src/mapping/define-widget'

const types = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const ON_A_PAGE = 12

/** All types, some per page: a page for each would take longer. */
export const handfuls: string[][] = Array.from(
  { length: Math.ceil(types.length / ON_A_PAGE) },
  (_, index) => types.slice(index * ON_A_PAGE, (index + 1) * ON_A_PAGE),
)

type Sample = Fixture<Record<string, unknown>, unknown>

/** A widget's fixture by name; undefined if there is none. */
export function fixtureOf(type: string, name: string): Sample | undefined {
  return (widgetFixtures as unknown as Record<string, Record<string, Sample>>)[type]?.[name]
}

/** A widget's schema, without its styles, which only a build produces. */
export async function schemaOf(type: string): Promise<z.ZodType> {
  const name = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const module = await import(`../../src/components/${type}/${type}.schema`)
  return module[`${name}Schema`]
}
