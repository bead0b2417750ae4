/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showAccountPage } from '../../../fixtures/account-page'
import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { asFixture } from '../../mapping/as-fixture'
import { loadParts } from '../../mapping/load-parts'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { full, longNames, mailFailed, points } from './confirmation-message.fixtures'
import confirmation from './confirmation-message.widget'

let hashes: Promise<ArrayBuffer>[] = []

beforeEach(() => {
  hashes = []
  window.adobeDataLayer = []
  const digest: typeof webcrypto.subtle.digest = (...args) => {
    const hash = webcrypto.subtle.digest(...args)
    hashes.push(hash)
    return hash
  }
  const value = { subtle: { digest }, randomUUID: () => webcrypto.randomUUID() }
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
})

async function show({ store } = offlinePage(pageContext(full.page))) {
  const widget = asFixture(confirmation as never, full as never)
  await loadParts(widget)
  const props = readProps(fieldsOf(confirmation.schema), widget.type, { id: 'booked' }, () => {})
  const { unmount } = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props as never} />
    </PageProvider>,
  )
  return unmount
}

/** The order is noted as soon as its number is hashed. */
const noted = () => act(async () => void (await Promise.all(hashes)))

it('has the focus when the page of a new order opens, and not when it is opened again', async () => {
  const page = offlinePage(pageContext(full.page))
  const unmount = await show(page)
  await noted()
  expect(hashes).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /booked/ }))

  unmount()
  await show(page)
  await noted()
  expect(hashes).toHaveLength(2)
  expect(document.activeElement).toBe(document.body)
})

it('greets with a capital, however the name was typed (C.16)', async () => {
  await show(offlinePage(pageContext(longNames.page)))
  const heading = screen.getByRole('heading', { name: /booked/ })
  expect(heading.textContent).toContain('Maximiliane-Wilhelmina Theodora')
})

it('leads to the stay and its calendar by the handle, whichever other stay the visitor finds', async () => {
  await show()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(`/reservation/findReservationDetail.mi?stay=${HANDLE}`)
})

it('sends again the mail of the stay that is shown, also on an address that names none', async () => {
  const { sent } = await showAccountPage(confirmation, {
    address: '/reservation/confirmation.mi',
    context: mailFailed.page as object,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
  // The client of the API comes with the first press.
  await waitFor(() =>
    expect(sent('/ResendConfirmation').map(({ body }) => body?.variables)).toEqual([
      { stay: HANDLE },
    ]),
  )
})

it('leaves the focus where the visitor has gone meanwhile', async () => {
  await show()
  const print = screen.getByRole('button', { name: 'Print' })
  print.focus()
  await noted()
  expect(document.activeElement).toBe(print)
})

it('tells what a stay has cost in points, and no money that was not paid', async () => {
  await show(offlinePage(pageContext(points.page)))
  await noted()
  expect(screen.getByText(/^Total \u2068?48,000 points/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/\$|card guarantees/)
})
