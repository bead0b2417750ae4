import { pageContext } from '../../fixtures/pages'
import { alertsQuery } from '../components/hotel-alerts/hotel-alerts.operations'
import type { AnyWidget } from '../mapping/define-widget'
import { registeredHash } from '../services/graphql/registered'
import { preloadAnswers } from './preload'
import { contextJson } from './server-page'

const variables = { propertyId: 'NYCAB', locale: 'en-US' }
const question = { query: alertsQuery, variables }

/** A placeholder whose widget requests the notices of a hotel. */
const asking = {
  node: { type: 'asking', id: 'a', props: {} },
  when: 'load' as const,
  widget: { preload: () => [question] } as unknown as AnyWidget,
  props: {} as never,
  children: [],
}

it('sanitises HTML in an answer before it is rendered or printed into the page', async () => {
  const body =
    '<p onclick="ran()">Pool<script>ran()</script> <a href="javascript:ran()">closed</a></p>'
  const ask = async () => ({ alerts: [{ id: 'a', title: '<b>', body }] })
  const answers = await preloadAnswers([asking], pageContext(), { ask }, () => {})
  expect(answers).toEqual([
    {
      name: 'Alerts',
      variables,
      data: { alerts: [{ id: 'a', title: '<b>', body: '<p>Pool <a>closed</a></p>' }] },
    },
  ])
})

it('sends the same query once, and leaves out failed ones', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('down')))
  const log = jest.fn()
  expect(await preloadAnswers([asking, asking], pageContext(), { ask }, log)).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('Alerts'))
})

it.each([true, false])(
  'uses the set of operations that matches its header, with dtt %s',
  async (dtt) => {
    const ask = jest.fn(async () => ({ alerts: [] }))
    const context = pageContext({ locale: 'de-DE' })
    await preloadAnswers(
      [asking],
      { ...context, site: { ...context.site, dtt } },
      { ask },
      () => {},
    )
    expect(ask).toHaveBeenCalledWith('Alerts', variables, await registeredHash(alertsQuery, dtt), {
      headers: {
        'accept-language': 'de-DE',
        'graphql-operation-name': 'Alerts',
        'x-requested-by': 'foyer-sandbox',
        dtt: String(dtt),
        'apollographql-client-name': 'foyer-web',
      },
    })
  },
)

describe('a question to a REST service', () => {
  const weather = {
    kind: 'rest' as const,
    query: {
      name: 'weather',
      path: ({ city }: { city: string }) => `/api/weather?city=${city}`,
      read: (answer: unknown) => {
        const { degrees } = answer as { degrees?: number }
        return degrees === undefined ? null : { degrees }
      },
    },
    variables: { city: 'Lisbon' },
  }
  const widget = { preload: () => [weather] } as unknown as AnyWidget
  const placed = { ...asking, widget }
  const ask = () => Promise.reject(new Error('GraphQL is not asked'))

  it('is asked once, and only what its widget takes of the answer is kept', async () => {
    const askRest = jest.fn(async () => ({ degrees: 21, secret: 's3' }))
    const log = jest.fn()
    const asked = { ask, askRest }
    expect(await preloadAnswers([placed, placed], pageContext(), asked, log)).toEqual([
      { name: 'rest:weather', variables: { city: 'Lisbon' }, data: { degrees: 21 } },
    ])
    expect(askRest).toHaveBeenCalledTimes(1)
    expect(askRest).toHaveBeenCalledWith('/api/weather?city=Lisbon', {
      headers: { accept: 'application/json', 'accept-language': 'en-US' },
    })
    expect(log).not.toHaveBeenCalled()
  })

  it('that fails or has no usable answer is left to the browser', async () => {
    const log = jest.fn()
    const empty = { ask, askRest: async () => ({}) }
    expect(await preloadAnswers([placed], pageContext(), empty, log)).toEqual([])
    const down = { ask, askRest: () => Promise.reject(new Error('down')) }
    expect(await preloadAnswers([placed], pageContext(), down, log)).toEqual([])
    expect(log).toHaveBeenCalledWith('error', expect.stringContaining('rest:weather'))
    expect(await preloadAnswers([placed], pageContext(), { ask }, log)).toEqual([])
  })
})

it('leaves the type to things with an id, and to the answers of a company’s own widget', async () => {
  const data = {
    alerts: [{ id: 'a', __typename: 'Alert', link: { __typename: 'Link', rank: null } }],
  }
  const ask = async () => data
  const [ours] = await preloadAnswers([asking], pageContext(), { ask }, () => {})
  expect(ours?.data).toEqual({ alerts: [{ id: 'a', __typename: 'Alert', link: { rank: null } }] })
  expect(data.alerts[0]?.link.__typename).toBe('Link')
  const text = 'query Own{alerts{id}}'
  const own = { kind: 'graphql', query: { name: 'Own', text }, variables: {} }
  const foreign = { ...asking, widget: { preload: () => [own] } as unknown as AnyWidget }
  const [theirs] = await preloadAnswers([foreign], pageContext(), { ask }, () => {})
  expect(theirs?.data).toEqual(data)
})

it('does not print an answer that the HTML of all who asked for it shows', async () => {
  const shown = {
    ...asking,
    widget: { preload: () => [{ ...question, isShown: true }] } as unknown as AnyWidget,
  }
  const printed = async (...widgets: (typeof asking)[]) => {
    const context = pageContext()
    const ask = async () => ({ alerts: [] })
    const answers = await preloadAnswers(widgets, context, { ask }, () => {})
    expect(answers).toHaveLength(1)
    return contextJson({ ...context, answers }).answers
  }
  expect(await printed(shown)).toBeUndefined()
  expect(await printed(shown, asking)).toHaveLength(1)
})
