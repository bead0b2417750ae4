/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
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

it('AC 1: without such a rate there is nothing', () => {
  const { container } = show(fixtures.empty)
  expect(container).toBeEmptyDOMElement()
})
