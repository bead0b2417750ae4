import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, Kind, parse } from 'graphql'
import { HANDLE } from '../fixtures/cancelling'
import { pageContext } from '../fixtures/pages'
import { isWidget } from '../sandbox/cms/page/page-model'
import { seedPages } from '../sandbox/seed/pages'
import { isPostBooking, isReservationManagement } from '../src/rules/pages/page-types'
import { withAddress } from '../src/server/page-address'
import { renderWidgets } from '../src/server/render'

const schema = buildSchema(readFileSync('sandbox/api/schema.graphql', 'utf8'))
const queries = schema.getQueryType()?.getFields() ?? {}
const takesStay = Object.keys(queries).filter((field) =>
  queries[field]?.args.some(({ name }) => name === 'stay'),
)

/** Names of the operations that ask about an order. */
const aboutOrder = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) =>
    parse(readFileSync(`src/${file}`, 'utf8')).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'query')
        return []
      const fields = definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? selection.name.value : [],
      )
      return fields.some((field) => takesStay.includes(field)) ? (definition.name?.value ?? []) : []
    }),
  )

const pages = seedPages([])
  .filter(({ locale, model: { pageId } }) => {
    return locale === 'en-US' && (isPostBooking(pageId) || isReservationManagement(pageId))
  })
  .map(({ path, model }) => [model.pageId, path, model] as const)

const asset = { js: 'a.js', imports: [] }

/** The page with every question that its server asks about an order. */
async function questions(path: string, model: (typeof pages)[number][2], stay: string) {
  const asked: [string, object][] = []
  const url = new URL(`https://www.alderway.example${path}?stay=${stay}`)
  const page = pageContext({ page: { id: model.pageId, type: null } })
  const { answers: _, ...context } = withAddress(page, url)
  await renderWidgets({
    context,
    widgets: [...model.header, ...model.main, ...model.footer].filter(isWidget),
    url,
    manifest: { css: 'widgets.css', loader: asset, mount: asset, widgets: {} },
    assetBase: '/assets/',
    ask: async (name, variables) => {
      if (aboutOrder.includes(name)) asked.push([name, variables])
      throw new Error('Nothing is answered here.')
    },
    log: () => {},
  })
  return asked
}

test('there are pages of a stay, and the confirmation is one of them', () => {
  expect(pages.map(([id]) => id)).toEqual(
    expect.arrayContaining(['confirmation', 'upcoming-reservation', 'cancel-reservation']),
  )
})

test.each(pages)(
  '%s: every question about an order names that of the address',
  async (_id, path, model) => {
    const asked = await questions(path, model, HANDLE)
    expect(asked.length).toBeGreaterThan(0)
    for (const question of asked)
      expect(question).toEqual([question[0], expect.objectContaining({ stay: HANDLE })])
  },
)

test.each(pages)(
  '%s: a malformed handle is about no order, not about the newest',
  async (_id, path, model) => {
    for (const question of await questions(path, model, '%3Cb%3E'))
      expect(question).toEqual([question[0], expect.objectContaining({ stay: '' })])
  },
)
