/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { keepNowAtom, keepStateAtom } from '../../features/checkout/checkout.store'
import { LONGEST_COMMENT } from '../../features/checkout/requests/requests.rules'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './room-requests.fixtures'
import widget from './room-requests.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page = {} }: { props: object; page?: object }, changes: object = {}) {
  const { store } = offlinePage(pageContext(page), changes)
  const raw = { id: 'requests', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <>
      <form id="checkout-form" />
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  const form = document.getElementById('checkout-form') as HTMLFormElement
  return { ...view, store, sent: () => Object.fromEntries(new FormData(form)) }
}

it('takes no comment that the server would refuse', () => {
  const accepts = (maxComment: number) => widget.schema.safeParse({ maxComment }).success
  expect([accepts(LONGEST_COMMENT), accepts(LONGEST_COMMENT + 1)]).toEqual([true, false])
})

it('asks for nothing in advance, and sends each choice under its room', async () => {
  const { sent } = show(fixtures.minimal)
  expect(new Set(Object.values(sent()))).toEqual(new Set(['']))
  await userEvent.click(screen.getByRole('radio', { name: 'High floor' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Shower chair/ }))
  await userEvent.type(screen.getByRole('textbox'), 'Quiet, please')
  expect(sent()).toMatchObject({
    'requests.room-0.floor': 'HIGH',
    'requests.room-0.accessibility.SHOWER_CHAIR': 'yes',
    'requests.room-0.accessibility.BED_RAIL': '',
    'requests.room-0.comment': 'Quiet, please',
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Low floor' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Shower chair/ }))
  expect(sent()).toMatchObject({
    'requests.room-0.floor': 'LOW',
    'requests.room-0.accessibility.SHOWER_CHAIR': '',
  })
})

it('AC 1: the hours are those of the locale, with the part of the day', () => {
  show(fixtures.minimal)
  const hours = within(screen.getByRole('combobox')).getAllByRole('option')
  expect(hours).toHaveLength(25)
  const parts = within(screen.getByRole('combobox')).getAllByRole('group')
  expect(parts.map((part) => part.getAttribute('label'))).toEqual([
    ...['Morning', 'Midday', 'Late afternoon', 'Evening and night'],
  ])
  const midday = within(parts[1] as HTMLElement).getAllByRole('option')
  expect(midday[1]).toHaveTextContent(/^1.PM$/)
  expect(midday[1]).toHaveValue('13:00')
  expect(
    within(parts[3] as HTMLElement)
      .getAllByRole('option')
      .at(-1),
  ).toHaveValue('05:00')
})

it('AC 4: a comment has at most 200 characters, and says how many there are', async () => {
  show(fixtures.minimal)
  const comment = screen.getByRole('textbox')
  await userEvent.click(comment)
  await userEvent.paste('x'.repeat(201))
  expect((comment as HTMLTextAreaElement).value).toHaveLength(200)
  expect(comment).toHaveAccessibleDescription(/200 of 200 characters/)
})

it('shows again what was said, of the rooms that there are', () => {
  const { sent } = show(fixtures.remembered)
  expect(sent()).toMatchObject({
    'requests.room-0.pillow': 'BUCKWHEAT',
    'requests.room-0.arrival': '13:00',
    'requests.room-1.accessibility.SHOWER_CHAIR': 'yes',
    'requests.room-1.comment': 'We celebrate a birthday.',
  })
  expect(Object.keys(sent()).filter((name) => name.includes('room-9'))).toEqual([])
  for (const room of screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')) {
    expect(room).toHaveAttribute('open')
  }
})

it('has the groups of the hotel', () => {
  show(fixtures.fewGroups)
  expect(screen.queryByRole('radio', { name: 'High floor' })).toBeNull()
  expect(screen.getAllByRole('radio', { name: 'Feather pillow', hidden: true })).toHaveLength(2)
})

it('has the groups of the author, once for all rooms', () => {
  const { sent } = show(fixtures.full)
  expect(Object.keys(sent())).toEqual([
    'requests.all.arrival',
    'requests.all.bed',
    'requests.all.comment',
  ])
})

it('AC 5: what was not stored stays, and can be stored again', async () => {
  const { store, sent } = show(fixtures.minimal)
  let tries = 0
  store.set(keepNowAtom, { keep: () => void tries++ })
  await userEvent.selectOptions(screen.getByRole('combobox'), '13:00')
  await act(async () => store.set(keepStateAtom, 'failed'))
  expect(screen.getByRole('status')).toHaveTextContent('Not saved')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
  expect(sent()['requests.room-0.arrival']).toBe('13:00')
  await act(async () => store.set(keepStateAtom, 'kept'))
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  const events = (window.adobeDataLayer ?? []).map((entry) => (entry as { event?: string }).event)
  expect(events).toContain('arrival_time_set')
})

it('of a booked stay shows what was asked for, in a form of its own, without the cancelled room', () => {
  show(fixtures.ofStay)
  expect(screen.getByRole('radio', { name: 'Beds apart' })).toBeChecked()
  const save = screen.getByRole('button', { name: 'Save changes' }) as HTMLButtonElement
  const sent = Object.fromEntries(new FormData(save.form as HTMLFormElement))
  expect(sent).toMatchObject({
    ...{ stay: expect.any(String), orderRevisionNumber: '1' },
    'requests.room-1.bed': 'APART',
    'requests.room-1.comment': 'Quiet',
  })
  expect(Object.keys(sent).filter((name) => name.includes('room-0'))).toEqual([])
  expect(save.form).toHaveAttribute('method', 'post')
})

it('says what is stored where something else was typed, and keeps that', () => {
  show(fixtures.stale)
  const alert = screen.getByText('Your booking has changed meanwhile').closest('[role="alert"]')
  expect(alert).toHaveTextContent('Saved until now: Bed arrangement: Beds apart')
  expect(screen.getByRole('radio', { name: 'Beds together' })).toBeChecked()
  expect(screen.getByRole('combobox')).toHaveValue('15:00')
})

it('says without a script that nothing was saved, with what was typed', () => {
  const location = () => new URL('https://hotels.example/?outcome=TOO_MANY_CHANGES')
  show(fixtures.stale, { location })
  expect(screen.getByText(/^Not saved\. Your entry is still here/)).toBeVisible()
  expect(screen.queryByText('Your booking has changed meanwhile')).toBeNull()
  expect(screen.getByRole('radio', { name: 'Beds together' })).toBeChecked()
})

it.each(['checkIn.CLOSED', 'upgrade.SOLD_OUT'])(
  'says nothing of %s, the refusal of another form, and keeps what was typed',
  (outcome) => {
    const location = () => new URL(`https://hotels.example/?outcome=${outcome}`)
    show(fixtures.stale, { location })
    expect(screen.queryByText('Your booking has changed meanwhile')).toBeNull()
    expect(screen.queryByText(/^Not saved/)).toBeNull()
    expect(screen.getByRole('radio', { name: 'Beds together' })).toBeChecked()
  },
)

it('saves once however often it is pressed, and keeps what was typed without an answer', async () => {
  const bodies: string[] = []
  let answer: (response: Response) => void = () => {}
  const fetch = (_: unknown, { body }: RequestInit = {}) => {
    if (body) bodies.push(String(body))
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  }
  show(fixtures.ofStay, { fetch })
  await userEvent.click(screen.getByRole('radio', { name: 'Beds together' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save changes' }))
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      orderRevisionNumber: '1',
      changes: expect.objectContaining({ 'requests.room-1.bed': 'TOGETHER' }),
    }),
  ])
  await act(async () =>
    answer({ ok: false, status: 503, headers: new Headers(), json: async () => ({}) } as Response),
  )
  expect(await screen.findByText(/^Not saved\. Your entry is still here/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Beds together' })).toBeChecked()
})

it('has what a member has kept for the first room, unless something else was said of it', async () => {
  const { sent } = show(fixtures.member)
  expect(sent()).toMatchObject({
    ...{ 'requests.room-0.floor': 'HIGH', 'requests.room-0.pillow': 'FEATHER_FREE' },
    ...{ 'requests.room-0.bed': '', 'requests.room-1.floor': '', 'requests.all.remember': '' },
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep these for my next stays' }))
  expect(sent()).toMatchObject({ 'requests.all.remember': 'yes' })
})

it('offers nobody else to keep anything', () => {
  show(fixtures.minimal)
  expect(screen.queryByRole('checkbox', { name: 'Keep these for my next stays' })).toBeNull()
})
