/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import {
  formPartsAtom,
  formProblemsAtom,
  keepStateAtom,
} from '../../features/checkout/checkout.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './travel-agent.fixtures'
import widget from './travel-agent.widget'

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'agent', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const { container } = render(
    <>
      <form id="checkout-form" />
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  const form = document.getElementById('checkout-form') as HTMLFormElement
  const details = container.querySelector('details') as HTMLDetailsElement
  return { store, details, sent: () => Object.fromEntries(new FormData(form)) }
}

const QUESTION = 'Booking as a travel agent? Add your IATA number'
const number = () => screen.getByRole('textbox', { name: 'IATA or TIDS number' })

it('is closed, and asks for nothing in advance', () => {
  const { details, sent } = show(fixtures.minimal)
  expect(details).not.toHaveAttribute('open')
  expect(screen.getByText(QUESTION)).toBeVisible()
  expect(new Set(Object.values(sent()))).toEqual(new Set(['']))
})

it('AC 2: an agency that is stored is told, and can be changed', async () => {
  const { details, store } = show(fixtures.minimal)
  details.open = true
  await userEvent.type(number(), '1234-5675')
  await userEvent.type(screen.getByRole('textbox', { name: 'Agency' }), 'Sunny Tours')
  await act(async () => store.set(keepStateAtom, 'kept'))
  expect(details.querySelector('summary')).toHaveTextContent('Agency 12345675Sunny Tours')
  expect(details.querySelector('summary')).not.toHaveTextContent('Booking as')
})

it('an unusual last digit warns, and keeps nobody from booking', async () => {
  const { details, store } = show(fixtures.minimal)
  details.open = true
  await userEvent.type(number(), '12345678')
  expect(screen.getByText(/^Please check the last digit/)).toBeVisible()
  const { part } = store.get(formPartsAtom).get('agent') ?? {}
  const around = { locale: 'en-US', rooms: [], all: {} }
  expect(part?.problemsOf({ number: '12345678' }, around)).toEqual({})
  await userEvent.type(number(), '{Backspace}5')
  expect(screen.queryByText(/^Please check the last digit/)).toBeNull()
})

it('AC 3: a wrong number opens the fields, and is told beside its own and above the form', async () => {
  const { details, store } = show(fixtures.minimal)
  await act(async () => store.set(formProblemsAtom, { 'agent.number': 'numberInvalid' }))
  expect(details).toHaveAttribute('open')
  expect(number()).toHaveAccessibleDescription(/has 7 or 8 digits/)
  expect(store.get(formPartsAtom).get('agent')?.textOf('number', 'numberInvalid')).toBe(
    'The number of an agency has 7 or 8 digits.',
  )
})

it('AC 4: an agency can be removed, and the form hears of it', async () => {
  const { details, sent } = show(fixtures.remembered)
  details.open = true
  expect(sent()).toMatchObject({ 'agent.number': '12345675', 'agent.programme': 'YX3' })
  const heard: EventTarget[] = []
  document.addEventListener('input', ({ target }) => target && heard.push(target))
  await userEvent.click(screen.getByRole('button', { name: 'Remove agency' }))
  expect(new Set(Object.values(sent()))).toEqual(new Set(['']))
  expect(heard).toContain(number())
  expect(screen.getByText(QUESTION)).toBeVisible()
  expect(screen.getByText('Your agency is no longer part of this booking.')).toBeInTheDocument()
})

it('asks what the author wants asked', () => {
  show(fixtures.full)
  expect(screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent)).toEqual([
    'None',
    'Partner agencies',
  ])
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  expect(screen.queryByRole('button', { hidden: true, name: 'Remove agency' })).toBeNull()
})
