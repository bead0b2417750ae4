/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HANDLE } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { stayGuestsPage } from '../../../fixtures/stay-guests'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './stay-guests.fixtures'
import widget from './stay-guests.widget'

interface Shown {
  props: object
  page?: object
  /** The answers to the calls; null: the connection is lost. */
  answers?: (object | null)[]
  /** What the page says when it is read again. */
  renewed?: ReturnType<typeof stayGuestsPage>
}

function show({ props, page = {}, answers = [], renewed }: Shown) {
  const sent: Record<string, string>[] = []
  const left: string[] = []
  const fetched = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      const json = JSON.stringify({ answers: renewed?.answers ?? [] })
      const html = `<script id="foyer-page">${json.replaceAll('<', '\\u003c')}</script>`
      return { ok: true, text: async () => html }
    }
    expect(String(url)).toContain('/phoenix-reservation/v1/updateReservationChanges')
    sent.push(JSON.parse(String(init.body)))
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('offline')
    const { httpStatus = 200 } = (answer as { status: { httpStatus?: number } }).status
    const headers = { get: () => null }
    return { ok: httpStatus < 400, status: httpStatus, headers, json: async () => answer }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    leave: (href) => void left.push(href),
    location: () =>
      new URL(
        `https://www.alderway.example/reservation/reviewGuestInfo.mi?${(page as { page?: { search?: string } }).page?.search ?? ''}`,
      ),
  })
  const raw = { id: 'guests', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const { unmount } = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return { sent, left, unmount }
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })

it('shows what is stored, in one form that works without a script', () => {
  show(fixtures.full)
  const form = save().form as HTMLFormElement
  expect([form.method, form.getAttribute('action')]).toEqual([
    'post',
    expect.stringContaining('/phoenix-reservation/v1/updateReservationChanges'),
  ])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{
      page: 'review-guest-info',
      stay: expect.stringMatching(/^YXNr/),
      orderRevisionNumber: '1',
    },
    ...{ 'guest.givenName': 'Maria', 'guest.familyName': 'Schmidt' },
    ...{ 'guest.email': 'maria@example.com', 'guest.phoneCode': 'DE 49' },
    ...{ 'guest.phone': '0151 23456789', 'guest.room.room-1.givenName': 'Jun' },
    ...{ 'guest.room.room-1.familyName': 'Sato', 'agent.number': '12345675' },
    'agent.name': 'Hanse Reisen',
  })
  const second = screen.getByRole('group', { name: 'Guest of room 2' })
  expect(within(second).getByRole('textbox', { name: /^Family name/ })).toHaveValue('Sato')
})

it('asks for the family name first where the language does', () => {
  show(fixtures.japanese)
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect([first?.name, second?.name]).toEqual(['guest.familyName', 'guest.givenName'])
})

it('sends what is typed once, and goes on to the stay', async () => {
  const next = '/reservation/findReservationDetail.mi?stay=s&outcome=contactUpdated'
  const answers = [{ status: { code: 'SUCCESS' }, problems: [], nextStateURI: next }]
  const { sent, left } = show({ ...fixtures.minimal, answers })
  await userEvent.clear(field(/^Family name/))
  await userEvent.type(field(/^Family name/), 'Brandt')
  await userEvent.dblClick(save())
  await waitFor(() => expect(left).toEqual([next]))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ 'guest.familyName': 'Brandt', orderRevisionNumber: '1' })
})

it('says at the fields what is wrong, in a summary that has the focus, and keeps what was typed', async () => {
  const invalid = { httpStatus: 422, code: 'INVALID' }
  const problems = [
    { name: 'guest.familyName', problem: 'nameInvalid' },
    { name: 'guest.phone', problem: 'phoneInvalid' },
  ]
  show({ ...fixtures.minimal, answers: [{ status: invalid, problems, nextStateURI: null }] })
  await userEvent.type(field(/^Family name/), '2')
  await userEvent.click(save())
  const link = await screen.findByRole('link', { name: /^Mobile phone: Enter \d+ to 16 digits/ })
  expect(screen.getByText('Please check your entries.')).toHaveFocus()
  expect(field(/^Family name/)).toHaveValue('Schmidt2')
  expect(field(/^Family name/)).toHaveAccessibleDescription(/Latin letters/)
  expect(field(/^Email/)).toBeValid()
  await userEvent.click(link)
  expect(field(/^Mobile phone/)).toHaveFocus()
})

it('after another change says what is stored now, and sends the revision of that', async () => {
  const renewed = stayGuestsPage({
    said: { 'guest.familyName': 'Alvarez' },
    typed: { 'guest.familyName': 'Schmidt' },
    revision: '2',
  })
  const stale = { status: { httpStatus: 409, code: 'STALE_REVISION' }, problems: [] }
  const { sent } = show({ ...fixtures.minimal, answers: [stale, null], renewed })
  await userEvent.click(save())
  expect(await screen.findByText('Your booking has changed meanwhile')).toBeVisible()
  await waitFor(() => expect(screen.getByText(/Saved until now: Alvarez/)).toBeVisible())
  expect(field(/^Family name/)).toHaveValue('Schmidt')
  await userEvent.click(save())
  expect(await screen.findByText(/^Not saved\. Your entry is still here/)).toBeVisible()
  expect(sent.map(({ orderRevisionNumber }) => orderRevisionNumber)).toEqual(['1', '2'])
})

it('without a script has what was sent again, with what is wrong', () => {
  show(fixtures.refused)
  expect(field(/^Family name/)).toHaveValue('R2D2')
  expect(field(/^Email/)).toHaveAccessibleDescription(/name@example\.com/)
  expect(screen.getByRole('link', { name: /^Family name: Use Latin letters/ })).toBeVisible()
})

it('sends a code on demand, and takes it, by forms of the browser', () => {
  show(fixtures.wrongCode)
  const form = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).form
  const [ask, enter] = [form('Send me a code'), form('Confirm the code')]
  expect(ask?.getAttribute('action')).toMatch(/\/generateOTP$/)
  expect(enter?.getAttribute('action')).toMatch(/\/validateOTP$/)
  for (const one of [ask, enter])
    expect(new FormData(one as HTMLFormElement).get('stay')).toMatch(/^YXNr/)
  expect(field(/^Code from the email/)).toHaveAccessibleDescription(/not right/)
  expect(screen.getByText(/sent a code to .*m•••@example\.com/)).toBeVisible()
})

it('offers the guest of a room no code', () => {
  show(fixtures.roomGuest)
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells who has only found the stay how to prove that it is theirs', () => {
  show(fixtures.notYours)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Only those who have booked the stay can change it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/returnTo=.*reviewGuestInfo/),
  )
})

it('names the card of the stay, and asks for another one by a form of its own', () => {
  for (const fixture of [fixtures.full, fixtures.cardOnly]) {
    const { unmount } = show(fixture)
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Card of the stay' })
    expect(form).toHaveTextContent(/(Visa|Mastercard) ending in \u2068?(1111|4444)/)
    expect(new URL(form.action).pathname).toBe('/phoenix-reservation/v1/modifySelectRate')
    expect(Object.fromEntries(new FormData(form))).toEqual({ stay: HANDLE, card: 'another' })
    unmount()
  }
  show(fixtures.minimal)
  expect(screen.queryByRole('form', { name: 'Card of the stay' })).toBeNull()
})
