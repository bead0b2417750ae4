/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { detailsAnswer, guestInfo } from '../fixtures/checkout'
import { insuranceAnswer } from '../fixtures/insurance'
import { offlinePage, pageContext } from '../fixtures/pages'
import { paymentAnswer } from '../fixtures/payment'
import { PageProvider } from '../src/hooks/page-store'
import { readProps } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { WidgetRoot } from '../src/mapping/widget-root'
import { widgetOf } from './widgets'

/** The insurance and the payment on one page; `stored` is the premium that the API knows to be chosen. */
function show({ residence = 'US', stored = null as number | null } = {}) {
  const answers = [
    detailsAnswer(),
    insuranceAnswer('MUCDE', { locale: 'en-US', residence }),
    paymentAnswer({ insurance: stored }),
  ]
  const { store } = offlinePage(pageContext(guestInfo('MUCDE', answers)))
  const shown = (type: string, props: object) => {
    const widget = widgetOf(type)
    const read = readProps(fieldsOf(widget.schema), type, { id: type, ...props }, () => {})
    return <WidgetRoot widget={widget} props={read} />
  }
  render(
    <PageProvider live={store} served={store}>
      <form id="checkout-form" />
      {shown('travel-insurance', {
        partner: { name: 'Fernhill Insurance' },
        disclosures: '<p>Read the terms.</p>',
      })}
      {shown('payment-information', {})}
    </PageProvider>,
  )
}

const charged = () => screen.queryByText(/for your travel insurance is charged today/)
const premium = () => screen.getByText(/for this trip$/).textContent?.split(' ')[0]

it('the payment says what the chosen insurance charges today, beside a room that is paid later', async () => {
  show()
  expect(screen.getByText(/^The hotel charges nothing today/)).toBeVisible()
  expect(charged()).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Yes, insure this trip' }))
  expect(charged()).toHaveTextContent(`${premium()}`)
  await userEvent.click(screen.getByRole('radio', { name: 'No, travel without insurance' }))
  expect(charged()).toBeNull()
})

it('a choice that has become impossible charges nothing', () => {
  show({ residence: 'CN', stored: 2_480 })
  expect(charged()).toBeNull()
})
