/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import Ajv from 'ajv/dist/2020'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { offlinePage, pageContext } from '../fixtures/pages'
import { coerceAt } from '../src/author/fields/coerce'
import { fieldTree } from '../src/author/fields/field-tree'
import { problemsOf } from '../src/author/fields/problems'
import { upgraded } from '../src/author/fields/upgrade'
import { stepsOf, withValue } from '../src/author/paths'
import { PageProvider } from '../src/hooks/page-store'
import { asFixture } from '../src/mapping/as-fixture'
import { readProps, withOwn } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { widgetMap } from '../src/mapping/widget-map'
import { WidgetRoot } from '../src/mapping/widget-root'
import { textDirection } from '../src/rules/locale/locale'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { placedTexts } from '../stories/docs/placed-texts'
import { exportFiles } from '../tooling/export/export'
import { definitionsOf } from '../tooling/export/universal-editor'
import { exported } from '../tooling/export/widgets'
import { casesOf } from './cases'
import { expectBackFromAem } from './editors/aem-round-trip'
import { componentLists, editorPatches } from './editors/editor-patches'
import { unclearFields } from './unclear-fields'
import {
  type AnyFixture,
  eventsOf,
  fixturesOf,
  storiesOf,
  types,
  variants,
  visitorFieldsOf,
  widgetOf,
} from './widgets'

// Storybook runs the play functions; their assertions are a module that jest cannot load.
jest.mock('storybook/test', () => ({}))

it('maps exactly the folders of src/components: run `npm run map`', () => {
  expect(Object.keys(widgetMap)).toEqual(types)
})

describe.each(types)('%s', (type) => {
  const widget = widgetOf(type)
  const fixtures = fixturesOf(type)

  it('is named like its folder and described for its author', () => {
    expect(widget.type).toBe(type)
    expect(widget.title).toMatch(/^[A-Z]/)
    expect(widget.author.description).toMatch(/\.$/)
    // The frame that stands for it has both.
    expect(widget.author.emptyLabel.slice(0, widget.title.length)).toBe(widget.title)
  })

  it('says that it is shown for a booked stay as well, if an author can choose so', () => {
    const source = fieldTree(widget.schema).fields.find(({ name }) => name === 'source')
    const canBeOfStay =
      source?.kind === 'choice' && source.options.some(({ value }) => value === 'order')
    const tellsOfStay = widget.author.emptyLabel.includes('booked stay')
    expect({ canBeOfStay, tellsOfStay }).not.toEqual({ canBeOfStay: true, tellsOfStay: false })
  })

  it('has a schema that an author can fill in', () => {
    expect(unclearFields(widget.schema)).toEqual([])
  })

  it('has a schema that a browser can read without zod', () => {
    const unclear = Object.entries(fieldsOf(widget.schema).p ?? {}).filter(([, f]) => f.t === '*')
    expect(unclear.map(([name]) => `${name}: give it a kind that mapping/fields.ts knows`)).toEqual(
      [],
    )
  })

  it('translates only labels that it has', async () => {
    const { translations } = (await widget.translations?.()) ?? { translations: {} }
    const known = Object.keys(fieldsOf(widget.schema).p?.labels?.p ?? {}).sort()
    for (const texts of Object.values(translations))
      expect(Object.keys(texts).sort()).toEqual(known)
  })

  it('has a `minimal` fixture and a story for each fixture', () => {
    expect(fixtures.map(([name]) => name)).toContain('minimal')
    const { default: _meta, ...stories } = storiesOf(type)
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
    for (const [name, fixture] of fixtures) {
      expect(stories).toHaveProperty(capital(name))
      expect(stories[capital(name)]).toMatchObject({
        args: fixture.props,
        parameters: { foyer: { widget, fixture } },
      })
    }
  })

  it('documents its purpose, its events and its accessibility', () => {
    const { notes } = storiesOf(type).default.parameters?.foyer ?? {}
    expect(notes).toMatchObject({
      use: expect.stringMatching(/\.$/),
      accessibility: expect.arrayContaining([expect.stringMatching(/\.$/)]),
    })
    const documented = Object.keys(notes?.events ?? {})
    expect(eventsOf(type).filter((event) => !documented.includes(event))).toEqual([])
  })

  // Axe checks each fixture's story in a browser (tests/stories).
  it.each(fixtures)('passes with its fixture %s', async (name, fixture) => {
    const { props } = fixture
    const json = JSON.parse(JSON.stringify(props))
    await allOf({
      'hydrates without a warning': async () => {
        const { complaints, unmount } = await hydrate(name, fixture)
        expect(complaints).toEqual([])
        await unmount()
      },
      'has no unclear field': () => {
        const problems = problemsOf(widget.schema, props)
        // Some fixtures contain an unsafe address to show how it is handled.
        expect(problems.filter(({ message }) => !message.includes('not safe'))).toEqual([])
      },
      'is valid for its JSON Schema, which refuses a wrong value': () => {
        const validate = schemaOf(type)
        expect([validate(props), validate.errors]).toEqual([true, null])
        expect(validate({ ...props, headingLevel: 'two' })).toBe(false)
      },
      'comes out of the form of Universal Editor': () => {
        const fields = editor.model.find(({ id }) => id === type)?.fields ?? []
        const sent = [...editorPatches(fields, props), ...namedLists(props)]
        const raw = sent.reduce<unknown>((before, { name, value }) => {
          const steps = stepsOf(name)
          return withValue(before, steps, coerceAt(widget.schema, before, steps, value), 50)
        }, {})
        expect(raw).toEqual(json)
      },
      'comes back from AEM’s repository': () => expectBackFromAem(type, json),
      'is whole in the HTML that a developer copies': () => {
        const [html] = placedTexts({ type, id: name, props: props as object })
        expect(JSON.parse(html?.text.match(/json">(.*)<\/script>/)?.[1] ?? '')).toEqual(json)
      },
      'is not changed by an upgrade': async () => {
        if (widget.upgrade) expect(await upgraded(widget, props)).toBeNull()
      },
    })
  })

  const fullest = fixtures.some(([name]) => name === 'full') ? 'full' : 'minimal'
  const turned = casesOf(fixtures, ([name]) => name === fullest)
  it.each(turned)('hydrates %s in Arabic and on a dark background', async (name, fixture) => {
    for (const variant of Object.values(variants)) {
      const { complaints, unmount } = await hydrate(name, variant(fixture))
      expect(complaints).toEqual([])
      await unmount()
    }
  })

  /**
   * Renders the fixture on the server and hydrates it with the props that a browser reads; returns
   * all warnings and errors.
   */
  async function hydrate(name: string, fixture: AnyFixture) {
    const complaints: unknown[] = []
    jest.spyOn(console, 'error').mockImplementation((...words) => {
      if (!isAboutSearchElement(words)) complaints.push(words)
    })
    jest.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words))
    Object.assign(window, browserParts)
    const context = pageContext(fixture.page)
    const log = (_level: string, message: string) => void complaints.push(message)
    const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
    const prepared = await prepareWidget(node, context, log)
    const shown = asFixture(widget, fixture)
    const served = offlinePage(context).store
    document.documentElement.lang = context.locale
    document.documentElement.dir = textDirection(context.locale)
    document.title = 'A page'
    document.body.innerHTML = printPlaceholder({ ...prepared, widget: shown }, served, log)
    const container = document.querySelector<HTMLElement>('foyer-widget > div')
    if (!container || !prepared.props) throw new Error('The server rendered nothing to hydrate.')
    const live = offlinePage(context).store
    const json = document.querySelector('foyer-widget > script')?.textContent ?? '{}'
    const props = readProps(
      visitorFieldsOf(type),
      type,
      withOwn(JSON.parse(json), node.id),
      (path, problem) => log('warn', `${path} ${problem}`),
    )
    const app = (
      <PageProvider live={live} served={served}>
        <WidgetRoot
          widget={shown}
          props={context.mode === 'edit' ? (prepared.props as never) : props}
        />
      </PageProvider>
    )
    const options = {
      identifierPrefix: node.id,
      onRecoverableError: (error: unknown) => complaints.push(error),
      onUncaughtError: (error: unknown) => complaints.push(error),
    }
    const root = await act(async () => {
      if (context.mode !== 'edit') return hydrateRoot(container, app, options)
      // Author mode renders without server HTML.
      container.replaceChildren()
      const fresh = createRoot(container, options)
      fresh.render(app)
      return fresh
    })
    return { complaints, unmount: () => act(async () => root.unmount()) }
  }
})

/** Runs all checks, and fails with the message of each that failed. */
async function allOf(checks: Record<string, () => unknown>) {
  const failures: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check()
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}

const editor = definitionsOf(types.map((type) => exported(widgetOf(type))))
const namedLists = (props: object) =>
  componentLists(props).map(([name, value]) => ({ name, value: value as unknown }))

const ajv = new Ajv({ strict: false, validateFormats: false })
let files: Record<string, string> = {}
beforeAll(async () => {
  files = await exportFiles()
})

function schemaOf(type: string) {
  const known = ajv.getSchema(`foyer:${type}`)
  return known ?? ajv.compile(JSON.parse(files[`json-schema/${type}.json`] ?? ''))
}

/** Browser APIs that jsdom lacks. */
const browserParts = {
  matchMedia: (query: string) => ({
    media: query,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
}

/** jsdom has no <search> yet, which all browsers of ours have. */
function isAboutSearchElement([text, tag]: unknown[]): boolean {
  return tag === 'search' && String(text).startsWith('The tag <%s> is unrecognized')
}
