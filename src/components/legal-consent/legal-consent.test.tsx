/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './legal-consent.fixtures'
import widget from './legal-consent.widget'

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'legal', ...props }, () => {})
  const shown = render(
    <PageProvider live={store} served={store}>
      <form id="checkout-form">
        <input name="guest.country" aria-label="Country" />
      </form>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  const form = () => document.querySelector('form') as HTMLFormElement
  return { ...shown, sent: () => Object.fromEntries(new FormData(form())) }
}

/** The guest chooses a country in the form. */
function liveIn(country: string) {
  act(() => {
    fireEvent.input(screen.getByLabelText('Country'), { target: { value: country } })
  })
}

const names = () => screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).name)
const ALL = ['terms', 'marketing-email', 'marketing-sms', 'marketing-post'].map(
  (type) => `consent.${type}`,
)

it('AC 1: in Germany each channel is asked for, and nothing is ticked', () => {
  const { sent } = show(fixtures.full)
  liveIn('DE')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(names().slice(0, 4)).toEqual(ALL)
  expect(sent()).toMatchObject({ 'consent.asked': 'terms', 'consent.terms.version': '2026-09' })
})

it('the country of the form decides: in the United States a notice stands for email and post', async () => {
  const { sent } = show(fixtures.optOut)
  liveIn('DE')
  await waitFor(() => expect(names()).toEqual(ALL))
  expect(screen.queryByText(/^By booking you agree/)).toBeNull()
  liveIn('US')
  await waitFor(() => expect(names()).toEqual(['consent.terms', 'consent.marketing-sms']))
  expect(screen.getByText(/by email and post/)).toBeVisible()
  expect(sent()).toMatchObject({ 'consent.notice': 'marketing-email marketing-post' })
})

it('AC 3: a country that hides the phone number has no consent to text messages', async () => {
  show(fixtures.phoneHidden)
  liveIn('BE')
  await waitFor(() =>
    expect(names()).toEqual(['consent.terms', 'consent.marketing-email', 'consent.marketing-post']),
  )
})

it('AC 4: a link in a text does not tick its box, and opens the privacy statement', () => {
  show(fixtures.minimal)
  const opened = jest.fn((event: Event) => event.preventDefault())
  const dialog = document.createElement('foyer-widget')
  dialog.setAttribute('type', 'privacy-statement-modal')
  document.body.append(dialog)
  window.addEventListener('overlay-open', opened)
  const isNavigating = fireEvent.click(screen.getByRole('link', { name: 'privacy statement' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(isNavigating).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'terms of the booking' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  window.removeEventListener('overlay-open', opened)
  dialog.remove()
})

it('what was ticked stays so; a text that has changed since is asked again', () => {
  const { unmount } = show(fixtures.stored)
  liveIn('DE')
  expect(screen.getByRole('checkbox', { name: /terms/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /by email/ })).toBeChecked()
  unmount()
  show(fixtures.changed)
  expect(screen.getByRole('checkbox', { name: /terms/ })).not.toBeChecked()
  expect(screen.getByText(/This text has changed/)).toBeVisible()
})
