/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './prepay-rates.fixtures'
import widget from './prepay-rates.widget'

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'prepaid', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <PageProvider live={store} served={store}>
      <form id="checkout-form" />
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

it('tells that some rates are paid at once, and that nothing is paid back', () => {
  show(fixtures.minimal)
  expect(screen.getByRole('region', { name: 'Pay now and save' })).toBeVisible()
  expect(
    screen.getByText('Non-refundable. If you cancel, you will not get a refund.'),
  ).toBeVisible()
})

it('where a law lets guests cancel for a day, that is said first', () => {
  show(fixtures.california)
  expect(
    screen.getByText(
      'You can cancel free of charge within 24 hours of booking. After that, it is non-refundable: if you cancel, you will not get a refund.',
    ),
  ).toBeVisible()
})

it('AC 1: without such a rate there is nothing', () => {
  const { container } = show(fixtures.empty)
  expect(container.querySelector('section')).toBeNull()
})

const sent = () => {
  const form = document.querySelector('form') as HTMLFormElement
  return Object.fromEntries(new FormData(form))
}

it('the consent is never ticked in advance, and is sent with the sum of all prepaid rooms', () => {
  show(fixtures.consentAsked)
  expect(screen.getByText(/We charge \W*\$855\.00\W* on/)).toBeVisible()
  const box = screen.getByRole('checkbox', { name: /I agree that \W*\$855\.00\W* is charged/ })
  expect(box).not.toBeChecked()
  expect(sent()).toEqual({
    'prepay.asked': 'accepted',
    'prepay.accepted': '',
    'prepay.accepted.version': '85500.2 USD',
  })
  fireEvent.click(box)
  expect(sent()).toMatchObject({ 'prepay.accepted': 'yes' })
})

it('a consent to the same amount stays; one to another amount does not count, and says so', () => {
  const { unmount } = show(fixtures.consentGiven)
  expect(screen.getByRole('checkbox')).toBeChecked()
  unmount()
  show(fixtures.consentChanged)
  const box = screen.getByRole('checkbox')
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription(/You have agreed to \$432\.00.*The amount has changed/)
})

it('tells no amount of a rate that the guest may not see', () => {
  show(fixtures.consentHidden)
  expect(screen.getByRole('checkbox', { name: /the whole of my stay/ })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\$/)
})

it('a cart without a prepaid room is asked nothing', () => {
  const { container } = show(fixtures.consentNone)
  expect(container.querySelector('section')).toBeNull()
  expect(sent()).toEqual({})
})
