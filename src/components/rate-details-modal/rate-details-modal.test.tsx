/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { rateDetailsAnswer } from '../../../fixtures/rates'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import widget from './rate-details-modal.widget'

const search = 'propertyCode=NYCAB&fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
})

async function open({ plan = 'FLEX', isDown = false, props = {} as object } = {}) {
  const answer = rateDetailsAnswer('NYCAB', { search, plan })
  const { productId } = answer.variables as { productId: string }
  const { store } = offlinePage(
    pageContext({
      page: { id: 'rate-list', type: null, propertyId: 'NYCAB', search },
      answers: isDown ? [] : [answer],
    }),
    {
      fetch: async () => {
        throw new TypeError('Failed to fetch')
      },
    },
  )
  const raw = { id: 'details', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <button type="button">Opener</button>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  screen.getByRole('button', { name: 'Opener' }).focus()
  await act(async () =>
    emit('overlay-open', { id: 'details', props: { productId, name: 'Flexible Rate' } }),
  )
  return productId
}

it('AC 1 and 3: shows the terms, the total and the way of paying, and chooses the rate', async () => {
  const productId = await open({ plan: 'PREP' })
  const dialog = screen.getByRole('dialog', { name: /^.+, Pay Now and Save$/ })
  const total = screen.getByRole('row', { name: /^Total/ }).querySelector('td')?.textContent ?? '?'
  expect(dialog).toHaveTextContent(`You pay ${total} when you book.`)
  const select = screen.getByRole('button', { name: new RegExp(`^Select .+\\${total}$`) })
  expect((select as HTMLButtonElement).value.split(' ')[0]).toBe(productId)
})

it('AC 2: Escape closes it, and the focus goes back', async () => {
  await open()
  expect(screen.getByRole('heading', { name: /Flexible Rate$/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await act(async () =>
    screen
      .getByRole('dialog', { hidden: true })
      .dispatchEvent(new Event('cancel', { cancelable: true })),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus()
})

it('without the button it only tells', async () => {
  await open({ props: { showSelect: false } })
  expect(screen.getByRole('table')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
})

it('a failure can be tried again', async () => {
  await open({ isDown: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Flexible Rate' })).toBeVisible()
})
