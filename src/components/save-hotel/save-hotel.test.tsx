/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { SaveHotelInput } from './save-hotel.schema'
import widget from './save-hotel.widget'

const member = { userDetails: { status: 'success' }, '/mi/session': { data: { consumerID: 'C1' } } }
const remembered = { ...member, userDetails: { rememberedUser: null } }

/** A customer who has saved `ids`, and hearts for the hotel in each of `hearts`. */
async function show(
  server: Record<string, unknown>,
  { ids = ['MUCDE'], code = 'SUCCESS', hearts = [{}] as Partial<SaveHotelInput>[] } = {},
) {
  const sent: string[][] = []
  let saved = ids
  let revision = 1
  const update = ({
    variables,
  }: {
    variables: { input: { savedProperties: { id: string }[] } }
  }) => {
    sent.push(variables.input.savedProperties.map(({ id }) => id))
    if (code === 'SUCCESS') {
      saved = sent.at(-1) ?? []
      revision += 1
    }
    return { data: { updateCustomerSavedProperties: { status: [{ httpStatus: 200, code }] } } }
  }
  const read = () => ({
    data: {
      customer: {
        id: 'C1',
        revisionToken: `r${revision}`,
        savedProperties: saved.map((id) => ({ id, __typename: 'SavedProperty' })),
        __typename: 'Customer',
      },
    },
  })
  const answers: Record<string, unknown> = {
    ...server,
    UpdateCustomerSavedProperties: update,
    CustomerSavedProperties: read,
    '/mi/cache/clear': {},
  }
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const found = Object.entries(answers).find(([part]) => String(input).includes(part))
    const value =
      typeof found?.[1] === 'function' ? found[1](JSON.parse(String(init.body))) : found?.[1]
    return {
      ok: true,
      status: 200,
      headers: { get: () => 'application/json' },
      json: async () => value,
      text: async () => JSON.stringify(value),
    } as unknown as Response
  }
  const log = jest.fn()
  const { store } = offlinePage(
    pageContext({ answers: [propertyAnswer('PropertyBar', 'NYCAB')] }),
    { fetch: fetch as typeof globalThis.fetch, log },
  )
  const view = await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        {hearts.map((props, index) => {
          const raw = { id: `heart-${index}`, propertyId: 'NYCAB', surface: 'card', ...props }
          return (
            <WidgetRoot
              key={raw.id}
              widget={widget}
              props={readProps(fieldsOf(widget.schema), widget.type, raw, () => {})}
            />
          )
        })}
      </PageProvider>,
    ),
  )
  return { container: view.container, sent, log }
}

const heart = (name: string) => screen.findByRole('button', { name })

it('renders nothing for an anonymous visitor', async () => {
  const { container } = await show({ userDetails: {} })
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('saves and removes the hotel, and announces it', async () => {
  const { sent } = await show(member, { hearts: [{ showLabel: true }] })
  const button = await heart('Save Alderway New York Midtown')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button).toHaveTextContent('Save')

  fireEvent.click(button)
  expect(await screen.findByText('Alderway New York Midtown is saved.')).toBeInTheDocument()
  expect(button).toHaveAccessibleName('Saved Alderway New York Midtown')
  expect(button).toHaveTextContent('Saved')

  fireEvent.click(button)
  expect(
    await screen.findByText('Alderway New York Midtown is no longer saved.'),
  ).toBeInTheDocument()
  expect(button).toHaveAccessibleName('Save Alderway New York Midtown')
  expect(sent).toEqual([['MUCDE', 'NYCAB'], ['MUCDE']])
})

it('shows the new state before the server answers, in every heart of the hotel', async () => {
  const { sent } = await show(member, { hearts: [{}, { propertyId: 'nycab' }] })
  const [first, second] = await screen.findAllByRole('button', { name: /^Save / })
  if (!first) throw new Error('no heart')
  fireEvent.click(first)
  expect(sent).toEqual([])
  for (const each of [first, second]) {
    expect(each).toHaveAttribute('aria-pressed', 'true')
    expect(each).not.toHaveAttribute('aria-busy')
  }
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('applies the last press when an earlier request is pending', async () => {
  const { sent } = await show(member)
  const button = await heart('Save Alderway New York Midtown')
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(
    await screen.findByText('Alderway New York Midtown is no longer saved.'),
  ).toBeInTheDocument()
  expect(sent).toEqual([['MUCDE', 'NYCAB'], ['MUCDE']])
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

it('treats a double click as one press', async () => {
  const { sent } = await show(member)
  const button = await heart('Save Alderway New York Midtown')
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(await screen.findByText('Alderway New York Midtown is saved.')).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toHaveLength(1)
})

it('agrees with the other hearts of the page', async () => {
  await show(member, { hearts: [{}, { propertyId: 'nycab' }] })
  const [first] = await screen.findAllByRole('button', { name: /^Save / })
  if (first) fireEvent.click(first)
  expect(await screen.findAllByRole('button', { name: /^Saved / })).toHaveLength(2)
})

it('says that the list is full, without a request', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `HOTEL${index}`)
  const { sent } = await show(member, { ids })
  fireEvent.click(await heart('Save Alderway New York Midtown'))
  expect(await screen.findByText('You can save up to 20 hotels.')).toBeVisible()
  expect(sent).toEqual([])
})

it('shows a failure and keeps the previous state', async () => {
  const { log } = await show(member, { code: 'FAIL' })
  const button = await heart('Save Alderway New York Midtown')
  fireEvent.click(button)
  expect(await screen.findByText(/^We couldn’t update your saved hotels/)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(log).toHaveBeenCalledWith('error', 'error while updating properties|FAIL')
})

it('names a hotel for which the page has no data', async () => {
  await show(member, { hearts: [{ propertyId: 'BKKTH' }] })
  expect(await heart('Save this hotel')).toBeVisible()
})

it('in a bar leads a remembered visitor to the account page with the opposite state', async () => {
  await show(remembered, { ids: ['NYCAB'], hearts: [{ surface: 'bar' }] })
  const link = await screen.findByRole('link', { name: 'Saved Alderway New York Midtown' })
  await waitFor(() =>
    expect(link).toHaveAttribute(
      'href',
      '/loyalty/myAccount/saveProperties.mi?save=false&marshaCode=NYCAB&returnTo=%2Fhotels%2Falderway-new-york-midtown%2Foverview',
    ),
  )
})
