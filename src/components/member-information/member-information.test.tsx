/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { CHECKOUT_FORM } from '../../features/checkout/details.rules'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './member-information.fixtures'
import widget from './member-information.widget'

const user = userEvent.setup()

beforeEach(() => {
  window.adobeDataLayer = []
  const form = document.createElement('form')
  form.id = CHECKOUT_FORM
  document.body.replaceChildren(form)
})

async function show({ props, page = {} }: { props: object; page?: object }) {
  const context = pageContext(page)
  const { store } = offlinePage(context, {
    location: () =>
      new URL(`https://www.alderway.example/reservation/guestInfo.mi?${context.page.search}`),
  })
  const raw = { id: 'guest', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const sent = () => new FormData(document.querySelector('form') ?? undefined)

it('has what was stored in fields of the page’s form, a guest of each further room too', async () => {
  await show(fixtures.full)
  expect(sent().get('guest.givenName')).toBe('Maria')
  expect(sent().get('guest.room.room-1.givenName')).toBe('Jonas')
  expect(sent().get('guest.phoneCode')).toBe('DE 49')
  // Unticking a box is told.
  expect(sent().getAll('guest.smsOptIn')).toEqual([''])
  const second = screen.getByRole('group', { name: 'Guest of room 2' })
  expect(within(second).getByLabelText('Given name')).toHaveAttribute(
    'autocomplete',
    'section-room-2 given-name',
  )
})

it('a member’s fields are shown while they are those of another guest, as the page says', async () => {
  await show(fixtures.otherGuest)
  expect(field(/^Given name/)).toBeVisible()
  expect(sent().get('guest.givenName')).toBe('Jonas')
  expect(screen.getByText('You book for the guest below, as entered there.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Book for someone else' })).toBeNull()
})

it('says where to look when the server has sent the form back for another widget', async () => {
  await show(fixtures.sentForOthers)
  expect(screen.getByText('What is missing is marked further down this page.')).toBeVisible()
})

it('another country asks for another address, and loses nothing', async () => {
  await show(fixtures.full)
  await user.type(field(/^ZIP code/), '10001')
  await user.type(field(/^State/), 'New York')
  await user.selectOptions(field(/^Country/), 'DE')
  expect(field(/^Postal code/)).toHaveValue('10001')
  expect(screen.queryByLabelText(/^State/)).toBeNull()
  expect(sent().get('guest.state')).toBe('')
  expect(screen.getByText(/The address fields now match/)).toBeInTheDocument()
  await user.selectOptions(field(/^Country/), 'US')
  expect(field(/^State/)).toHaveValue('New York')
})

it('AC 6: takes a paste into the confirmation of the email', async () => {
  await show(fixtures.full)
  await user.click(field(/^Confirm email/))
  await user.paste('maria@example.com')
  expect(field(/^Confirm email/)).toHaveValue('maria@example.com')
})

it('sent back by the server: the problems stand beside their fields', async () => {
  await show(fixtures.refused)
  expect(field(/^Given name/)).toHaveAccessibleDescription(/Use Latin letters/)
  expect(field(/^Family name/)).toHaveAccessibleDescription('Please fill in this field.')
  expect(field(/^Mobile phone/)).toBeInvalid()
  expect(screen.getByText('Please check your entries.')).toBeVisible()
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.slice(0, 2)).toEqual([
    expect.stringMatching(/^Given name: Use Latin letters/),
    'Family name: Please fill in this field.',
  ])
})

it('leads a stranger, and a member whom the browser remembers, to the sign-in', async () => {
  await show(fixtures.remembered)
  expect(screen.getByText('Good to see you again, Maria.')).toBeVisible()
  expect(screen.getByText(/m•••@example.com/)).toBeVisible()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' })
  expect(href).toContain('returnTo=')
})

it('AC 5: a member has a card with the level, and posts the profile from closed details', async () => {
  await show(fixtures.member)
  expect(screen.getByText('Maria Schmidt')).toBeVisible()
  expect(screen.getByText(/Platinum/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Guest of room 2' })).toBeVisible()
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  expect(sent().get('guest.email')).toBe('maria@example.com')
  expect(screen.queryByLabelText(/^Member number/)).toBeNull()
})

it('is nothing without a cart', async () => {
  await show(fixtures.none)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('a member books for somebody else: the fields of a person are empty, and come back', async () => {
  await show(fixtures.member)
  await user.click(screen.getByRole('button', { name: 'Book for someone else' }))
  const given = screen.getByRole('group', { name: 'About you' })
  expect(given).toBeVisible()
  expect(sent().get('guest.givenName')).toBe('')
  expect(sent().get('guest.email')).toBe('')
  await user.type(within(given).getByLabelText(/^Given name/), 'Jonas')
  expect(sent().get('guest.givenName')).toBe('Jonas')
  await user.click(screen.getByRole('button', { name: 'Book for myself' }))
  expect(sent().get('guest.givenName')).toBe('Maria')
})
