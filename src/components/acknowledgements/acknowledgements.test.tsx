/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { detailsAnswer, statementsAnswer } from '../../../fixtures/checkout'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './acknowledgements.fixtures'
import widget from './acknowledgements.widget'

function show({ props, page = {} }: { props: object; page?: object }, query = '') {
  const location = () => new URL(`https://www.alderway.example/guests?${query}`)
  const { store } = offlinePage(pageContext(page), { location })
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'ack', ...props }, () => {})
  const shown = render(
    <PageProvider live={store} served={store}>
      <form id="checkout-form" />
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  const form = () => document.querySelector('form') as HTMLFormElement
  return { ...shown, sent: () => Object.fromEntries(new FormData(form())) }
}

const box = () => screen.getByRole('checkbox', { name: /house rules/ })

it('AC 3: a box is never ticked in advance, and is sent with the version of its text', () => {
  const { sent } = show(fixtures.minimal)
  expect(box()).not.toBeChecked()
  expect(sent()).toEqual({
    'ack.asked': 'house-rules',
    'ack.house-rules': '',
    'ack.house-rules.version': '2026-09',
  })
  fireEvent.click(box())
  expect(sent()).toMatchObject({ 'ack.house-rules': 'yes' })
})

it('AC 2: a statement of hotel and author stands once, and one for another hotel not at all', () => {
  show(fixtures.full)
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByText(/photo ID ready/)).toBeVisible()
  expect(screen.queryByText('Said by the hotel already.')).toBeNull()
})

it('what was confirmed stays so; a text that has changed since is asked again', () => {
  const { unmount } = show(fixtures.confirmed)
  expect(box()).toBeChecked()
  unmount()
  show(fixtures.changed)
  expect(box()).not.toBeChecked()
  expect(box()).toHaveAccessibleDescription(/This text has changed/)
})

it('AC 1: a page that is sent back says below the box that it is missing', () => {
  const { minimal } = fixtures
  const answers = [detailsAnswer({ 'ack.asked': 'house-rules' }), statementsAnswer('INNMV')]
  show({ ...minimal, page: { ...minimal.page, answers } }, 'problem=INVALID')
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Please tick this box to continue.')
})

it('AC 4: without a statement there is nothing', () => {
  const { container } = show(fixtures.none)
  expect(container.querySelector('section')).toBeNull()
})
