/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { adoptAnswersAtom } from '../../services/graphql/answers'
import { propertyDetailsQuery } from './property-details.operations'
import { usePropertyFacts } from './use-property-facts'

const NAME = 'Alderway New York Midtown'

/** A widget that sends a query. */
function Details() {
  const answer = useQuery(propertyDetailsQuery, { propertyId: 'NYCAB' })
  return <p>{answer.state}</p>
}

const rendered = jest.fn()

/** A widget that reads facts and sends no query. */
function Facts({ id }: { id: string }) {
  const facts = usePropertyFacts(id)
  rendered(id)
  const { name = 'no name', currency = 'no currency' } = facts?.basicInformation ?? {}
  return <p>{`${name}, ${currency}, ${facts?.reviews?.stars?.count ?? 'no stars'}`}</p>
}

const details = propertyAnswer('PropertyDetails', 'NYCAB')

it('gives a widget the facts of another widget’s answer, on the server as well', () => {
  const { store } = offlinePage(pageContext({ answers: [details] }))
  const page = (
    <PageProvider live={store} served={store}>
      <Details />
      <Facts id="NYCAB" />
    </PageProvider>
  )
  expect(renderToString(page)).toContain(`<p>ready</p><p>${NAME}, USD, `)
  render(page)
  expect(screen.getByText(new RegExp(`${NAME}, USD`))).toBeInTheDocument()
})

it('merges the facts of several answers, and re-renders only for new facts of this hotel', () => {
  const part = (name: 'PropertyBar' | 'HotelHeader', parts: object) => ({
    ...propertyAnswer(name, 'NYCAB'),
    data: { property: { __typename: 'Property', id: 'NYCAB', ...parts } } as never,
  })
  const { store } = offlinePage(pageContext())
  render(
    <PageProvider live={store} served={store}>
      <Facts id="NYCAB" />
    </PageProvider>,
  )
  expect(screen.getByText('no name, no currency, no stars')).toBeInTheDocument()
  const basic = { basicInformation: { name: NAME }, reviews: { stars: { count: 4 } } }
  act(() => store.set(adoptAnswersAtom, [part('PropertyBar', basic)]))
  expect(screen.getByText(`${NAME}, no currency, 4`)).toBeInTheDocument()
  const header = { basicInformation: { currency: 'USD' }, reviews: null }
  act(() => store.set(adoptAnswersAtom, [part('HotelHeader', header)]))
  expect(screen.getByText(`${NAME}, USD, 4`)).toBeInTheDocument()
  rendered.mockClear()
  act(() => store.set(adoptAnswersAtom, [propertyAnswer('PropertyBar', 'MUCDE')]))
  expect(rendered).not.toHaveBeenCalled()
})
