/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { connectForm } from './form-control'

const quiet = { problemsOf: () => ({}), onProblems: () => {}, focusesField: true }

/** A form with two radio buttons, the first of them preselected. */
function form(chosen: 'email' | 'sms') {
  document.body.innerHTML = `<form>
    <input type="radio" name="to" value="email" checked><input type="radio" name="to" value="sms">
  </form>`
  const radios = [...document.querySelectorAll('input')]
  for (const radio of radios) radio.checked = radio.value === chosen
  return { element: document.querySelector('form') as HTMLFormElement, radios }
}

it.each(['email', 'sms'] as const)('keeps a choice made before hydration: %s', async (chosen) => {
  const { element, radios } = form(chosen)
  const control = connectForm<'to', never>(element, quiet)
  expect(radios.find(({ checked }) => checked)?.value).toBe(chosen)
  expect(await control.check()).toEqual({ to: chosen })
  const other = radios.find(({ checked }) => !checked)
  other?.click()
  expect(await control.check()).toEqual({ to: other?.value })
  control.stop()
})

it('reads a field that took the place of another one by its own value', async () => {
  document.body.innerHTML = '<form><input name="state" value=""></form>'
  const element = document.querySelector('form') as HTMLFormElement
  const control = connectForm<'state', never>(element, quiet)
  expect(await control.check()).toEqual({ state: '' })
  element.innerHTML =
    '<select name="state"><option>CA</option><option selected>NY</option></select>'
  expect(await control.check()).toEqual({ state: 'NY' })
  expect(document.querySelector('select')).toHaveValue('NY')
  control.stop()
})

it('tells the problems of fields with dots in their names by these names', async () => {
  document.body.innerHTML =
    '<form><input type="checkbox" name="ack.house-rules" value="yes"></form>'
  const element = document.querySelector('form') as HTMLFormElement
  const onProblems = jest.fn()
  const control = connectForm<'ack.house-rules', 'missing'>(element, { ...quiet, onProblems })
  control.refuse({ 'ack.house-rules': 'missing' })
  expect(onProblems).toHaveBeenLastCalledWith({ 'ack.house-rules': 'missing' })
  const box = document.querySelector('input')
  box?.click()
  box?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await waitFor(() => expect(onProblems).toHaveBeenLastCalledWith({}))
  control.stop()
})
