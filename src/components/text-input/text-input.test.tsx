/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { TextInputInput } from './text-input.schema'
import widget from './text-input.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
})

const city: TextInputInput = { name: 'city', label: 'City' }

function app(changes: Partial<TextInputInput>, context: Partial<PageContext> = {}) {
  const log = jest.fn()
  const { store } = offlinePage(pageContext(context), { log })
  const raw = { ...city, id: 'field', ...changes }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const element = (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
  return { element, log }
}

async function show(changes: Partial<TextInputInput> = {}, context: Partial<PageContext> = {}) {
  const { element, log } = app(changes, context)
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  await act(async () =>
    render(<form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>{element}</form>),
  )
  return { log, onSubmit, field: document.querySelector('input') as HTMLInputElement }
}

/** Window events of that name, while the test lasts. */
function heard(name: string) {
  const details: unknown[] = []
  addEventListener(name, (event) => details.push((event as CustomEvent).detail))
  return details
}

const tracked = () =>
  (window.adobeDataLayer ?? [])
    .map((entry) => entry as { event: string; eventInfo: Record<string, unknown> })
    .filter(({ event }) => event === 'field_error')
    .map(({ eventInfo: { name, rule } }) => ({ name, rule }))

it('a mandatory field that is left empty has an error that names it; its star is hidden from screen readers', async () => {
  const { field } = await show({ mandatory: true, hint: 'Where you go.' })
  expect(field).toHaveAccessibleName('City (required)')
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  expect(field).toHaveAttribute('aria-required', 'true')
  expect(field).toHaveAttribute('aria-invalid', 'false')
  field.focus()
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in “City”.')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription('Where you go. Please fill in “City”.')
  expect(tracked()).toEqual([{ name: 'city', rule: 'required' }])
})

it('cleared again, it shows the error at once, and removes it with the next letter', async () => {
  const { field } = await show({ mandatory: true, errorMessages: { required: 'Name a city.' } })
  await userEvent.type(field, 'R')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.clear(field)
  expect(screen.getByRole('alert')).toHaveTextContent('Name a city.')
  await userEvent.type(field, 'R')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('Enter submits once: it raises a window event and submits the surrounding form', async () => {
  const submits = heard('field-submit')
  const { field, onSubmit } = await show()
  await userEvent.type(field, 'Rome{Enter}')
  expect(submits).toEqual([{ id: 'field', name: 'city' }])
  expect(onSubmit).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(field, { key: 'Enter', repeat: true })
  expect(submits).toHaveLength(1)
})

it('Enter in a field with an error submits nothing', async () => {
  const submits = heard('field-submit')
  const { field, onSubmit } = await show({ pattern: 'zip5' })
  await userEvent.type(field, '123{Enter}')
  expect(submits).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Please check “City”')
})

it('ignores keys during input method composition', async () => {
  const submits = heard('field-submit')
  const { field } = await show({ mandatory: true, maxLength: 3 })
  fireEvent.input(field, { target: { value: 'と' } })
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '' } })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  fireEvent.input(field, { target: { value: 'toukyou' } })
  expect(field).toHaveValue('toukyou')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(submits).toEqual([])
  fireEvent.input(field, { target: { value: '東京都庁' } })
  fireEvent.compositionEnd(field)
  expect(field).toHaveValue('東京都')
  // Safari ends the composition first, and says by the key code that the key was part of it.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(submits).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(submits).toHaveLength(1)
})

it('accepts ten of twelve pasted characters', async () => {
  const { field } = await show({ maxLength: 10, counter: true })
  field.focus()
  await userEvent.paste('123456789012')
  expect(field).toHaveValue('1234567890')
  expect(field).toHaveAttribute('maxlength', '10')
  expect(field).toHaveAccessibleDescription('Characters: 10 of 10')
  // Dictation and scripts ignore maxlength.
  fireEvent.input(field, { target: { value: 'abcdefghijkl' } })
  expect(field).toHaveValue('abcdefghij')
})

it('shows an error for a value that was too long before hydration', async () => {
  const { field } = await show({ maxLength: 3, value: 'Rome' })
  field.focus()
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Please shorten “City” to 3 characters.')
})

it('converts Arabic and wide digits to western digits in a numeric field', async () => {
  const { field } = await show({ pattern: 'numberOnly' })
  await userEvent.type(field, '٣４۵')
  expect(field).toHaveValue('345')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

it('keeps the caret position when it converts digits', async () => {
  const { field } = await show({ pattern: 'numberOnly', value: '19' })
  field.focus()
  fireEvent.input(field, { target: { value: '1٣9' } })
  field.setSelectionRange(2, 2)
  fireEvent.input(field)
  expect(field).toHaveValue('139')
})

it('keeps Arabic digits in a text field', async () => {
  const { field } = await show()
  await userEvent.type(field, 'شارع ٣')
  expect(field).toHaveValue('شارع ٣')
})

it('trims the value on blur, except for a password', async () => {
  const { field } = await show()
  await userEvent.type(field, '  Rome ')
  await userEvent.tab()
  expect(field).toHaveValue('Rome')
})

it('keeps spaces of a password, and puts it into no event', async () => {
  const changes = heard('field-change')
  const { field } = await show({ type: 'password', pattern: 'password', name: 'secret' })
  await userEvent.type(field, ' hunter2 ')
  await userEvent.tab()
  expect(field).toHaveValue(' hunter2 ')
  expect(tracked()).toEqual([{ name: 'secret', rule: 'pattern' }])
  expect(changes).toEqual([{ id: 'field', name: 'secret', isValid: false }])
  const said = JSON.stringify([window.adobeDataLayer, changes])
  expect(said).not.toContain('hunter2')
})

it('moves nothing from under a pressed pointer: the error appears after the press', async () => {
  const { field } = await show({ mandatory: true })
  const pointer = userEvent.setup()
  field.focus()
  await pointer.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(field).not.toHaveFocus()
  expect(screen.queryByText('Please fill in “City”.')).toBeNull()
  await pointer.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(await screen.findByText('Please fill in “City”.')).toBeVisible()
})

it('tracks an error once that a press on the button finds on leaving and on sending', async () => {
  await show({ mandatory: true })
  const button = document.createElement('button')
  document.querySelector('form')?.append(button)
  screen.getByRole('textbox').focus()
  await userEvent.click(button)
  expect(await screen.findByText('Please fill in “City”.')).toBeVisible()
  expect(tracked()).toEqual([{ name: 'city', rule: 'required' }])
})

it('raises one change event per value, on blur', async () => {
  const changes = heard('field-change')
  const { field } = await show()
  await userEvent.type(field, 'Rome')
  expect(changes).toEqual([])
  await userEvent.tab()
  field.focus()
  await userEvent.tab()
  expect(changes).toEqual([{ id: 'field', name: 'city', isValid: true }])
})

it('tracks an error once, until another error follows', async () => {
  const { field } = await show({ mandatory: true, pattern: 'zip5' })
  for (const _ of [1, 2]) {
    field.focus()
    await userEvent.tab()
  }
  await userEvent.type(field, '12')
  await userEvent.tab()
  expect(tracked().map(({ rule }) => rule)).toEqual(['required', 'pattern'])
})

it('an unknown rule is ignored and logged', async () => {
  const { field, log } = await show({ pattern: 'zip7' })
  await userEvent.type(field, 'x')
  await userEvent.tab()
  expect(field).toBeValid()
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('zip7'))
})

it('a form that is submitted by its button with an error is not sent, and the field takes the focus', async () => {
  const { field, onSubmit } = await show({ mandatory: true })
  act(() => field.form?.requestSubmit())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in “City”.')
  fireEvent.input(field, { target: { value: 'Rome' } })
  act(() => field.form?.requestSubmit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('a form with an invalid value is not sent', async () => {
  const { field, onSubmit } = await show({ pattern: 'zip5' })
  await userEvent.type(field, '123')
  await userEvent.tab()
  act(() => field.form?.requestSubmit())
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field, '45')
  act(() => field.form?.requestSubmit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('can be read-only, or disabled', async () => {
  expect((await show({ readOnly: true, value: 'Gold' })).field).toHaveAttribute('readonly')
  document.body.innerHTML = ''
  expect((await show({ disabled: true })).field).toBeDisabled()
  document.body.innerHTML = ''
  expect((await show({}, { mode: 'edit' })).field).toBeDisabled()
})

it.each([{}, { value: 'Rome' }])('keeps text that was typed before hydration %j', async (given) => {
  const { element } = app({ ...given, counter: true, mandatory: true })
  const home = document.createElement('div')
  document.body.append(home)
  home.innerHTML = renderToString(element)
  const field = home.querySelector('input') as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, 'Lisbon')
  const root = await act(async () => hydrateRoot(home, element))
  expect(home.querySelector('input')).toBe(field)
  expect(field).toHaveValue('Lisbon')
  expect(field).toHaveAccessibleDescription('Characters: 6')
  await userEvent.tab()
  expect(field).toBeValid()
  await act(async () => root.unmount())
})
