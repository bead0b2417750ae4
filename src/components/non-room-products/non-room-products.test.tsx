/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { execute } from '../../services/graphql/answers'
import * as fixtures from './non-room-products.fixtures'
import widget from './non-room-products.widget'

jest.mock('../../services/graphql/answers', () => ({
  ...jest.requireActual('../../services/graphql/answers'),
  execute: jest.fn(),
}))
jest.mock('../../services/graphql/renew-page', () => {
  const { atom } = jest.requireActual('jotai/vanilla')
  return { renewPageAtom: atom(null, async () => 'renewed') }
})
const sent = jest.mocked(execute)
const answerWith = (code: string) =>
  sent.mockResolvedValue({
    data: { updateCart: { cart: { id: 'cart', revision: 2 }, status: { code } } },
  } as never)

beforeEach(() => {
  window.adobeDataLayer = []
  sent.mockReset()
})

const loaded = () =>
  (window.adobeDataLayer ?? []).filter(
    (entry) => (entry as { event?: string }).event === 'extra_add',
  )

function show({ props, page = {} }: { props: object; page?: object }, query = '') {
  const { store } = offlinePage(pageContext(page), {
    location: () => new URL(`https://www.alderway.example/reservation/reviewDetails.mi?${query}`),
  })
  const raw = { id: 'extras', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <>
      <form id="checkout-form" />
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
}

const more = (name: string) => screen.getByRole('button', { name: `One more: ${name}` })
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const open = () => userEvent.click(screen.getByText(/^(Add|Change) extras$/))
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))
const lastInput = () => sent.mock.calls.at(-1)?.[2] as { input: { choiceKey: string } }

it('says what each extra costs, by night or by stay', async () => {
  show(fixtures.minimal)
  await open()
  expect(rowOf('Rollaway bed').getByText('$30.00 per night · At most 1')).toBeVisible()
  expect(rowOf('Pet').getByText('$75.00 per stay · At most 2')).toBeVisible()
  expect(rowOf('Crib').getByText('No charge · At most 2')).toBeVisible()
})

it('AC 1: Apply sends all extras of the room, tells the page, and closes', async () => {
  answerWith('SUCCESS')
  const changed = jest.fn()
  addEventListener('cart-changed', changed)
  show(fixtures.minimal)
  await open()
  await userEvent.click(more('Rollaway bed'))
  await userEvent.click(more('Breakfast for one guest'))
  await userEvent.click(more('Breakfast for one guest'))
  await apply()
  expect(lastInput()).toEqual({
    input: {
      cartId: 'cart',
      revision: 1,
      choiceKey: expect.any(String),
      extras: [
        {
          itemId: 'room-0',
          products: [
            { code: 'BREAKFAST', quantity: 2 },
            { code: 'ROLLAWAY', quantity: 1 },
          ],
        },
      ],
    },
  })
  await waitFor(() => expect(screen.getByText('Add extras').closest('summary')).toHaveFocus())
  expect(screen.getByText('Add extras').closest('details')).not.toHaveAttribute('open')
  expect(changed.mock.calls[0][0].detail).toEqual({ cart: 'cart', revision: 2 })
  expect(loaded()).toMatchObject([
    { eventInfo: { code: 'BREAKFAST', qty: 2 } },
    { eventInfo: { code: 'ROLLAWAY', qty: 1 } },
  ])
  removeEventListener('cart-changed', changed)
})

it('AC 2: a room cannot have more than its limit', async () => {
  answerWith('SUCCESS')
  show(fixtures.minimal)
  await open()
  await userEvent.click(more('Rollaway bed'))
  expect(more('Rollaway bed')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more('Rollaway bed'))
  await apply()
  expect(lastInput()).toMatchObject({
    input: { extras: [{ products: [{ code: 'ROLLAWAY', quantity: 1 }] }] },
  })
})

it('AC 3: says what is bought; Clear and Apply take it out', async () => {
  answerWith('SUCCESS')
  show(fixtures.chosen)
  expect(screen.getByText('3 extras · $188.00')).toBeVisible()
  await userEvent.click(screen.getByText('Change extras'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Room 1 of 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply Room 1 of 2' }))
  expect(lastInput()).toMatchObject({ input: { extras: [{ itemId: 'room-0', products: [] }] } })
  expect(loaded()).toEqual([])
})

it('AC 4: what is sold out says so, and cannot be chosen', async () => {
  show(fixtures.dropped)
  await open()
  expect(rowOf('Rollaway bed').getByText('$30.00 per night · Sold out')).toBeVisible()
  expect(rowOf('Rollaway bed').queryByRole('button')).toBeNull()
  expect(more('Crib')).toBeVisible()
})

it('sold out meanwhile: says so there, and what was chosen stays', async () => {
  answerWith('EXTRA_SOLD_OUT')
  show(fixtures.minimal)
  await open()
  await userEvent.click(more('Rollaway bed'))
  await apply()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not enough of an extra is left')
  expect(rowOf('Rollaway bed').getByText('1')).toBeVisible()
  expect(loaded()).toEqual([])
})

it('no answer: "Try again" sends the same change with the same key, another one has its own', async () => {
  sent.mockResolvedValue({ error: new Error('offline') } as never)
  show(fixtures.minimal)
  await open()
  await userEvent.click(more('Rollaway bed'))
  await apply()
  const first = lastInput().input.choiceKey
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(lastInput().input.choiceKey).toBe(first)
  await screen.findByRole('alert')
  await userEvent.click(more('Crib'))
  await apply()
  expect(lastInput().input.choiceKey).not.toBe(first)
})

it('a refused form comes back open, with what was typed', async () => {
  show(fixtures.refusedForm, 'problem=EXTRA_SOLD_OUT')
  expect(screen.getByText('Add extras').closest('details')).toHaveAttribute('open')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose less of what is sold out')
  expect(rowOf('Rollaway bed').getByText('1')).toBeVisible()
  expect(rowOf('Breakfast for one guest').getByText('2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'One fewer: Rollaway bed' }))
  expect(rowOf('Rollaway bed').queryByRole('button')).toBeNull()
})

it('names what is not sold any more', () => {
  show(fixtures.dropped)
  expect(screen.getByText('Rollaway bed is sold out')).toBeVisible()
})

it('offers what the author wants', async () => {
  show(fixtures.full)
  await userEvent.click(screen.getByText('Change extras'))
  expect(screen.queryByText('Parking')).toBeNull()
  expect(screen.getAllByText('Crib')[0]).toBeVisible()
})
