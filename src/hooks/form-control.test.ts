/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { act } from '@testing-library/react'
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

describe('a field that is left with an error', () => {
  const page = () => {
    document.body.innerHTML = '<form><input name="email"></form><a href="#">Forgot it?</a>'
    const element = document.querySelector('form') as HTMLFormElement
    const [field, link] = [...document.querySelectorAll<HTMLElement>('input, a')]
    const onProblems = jest.fn()
    const problemsOf = () => ({ email: 'invalid' as const })
    const control = connectForm<'email', 'invalid'>(element, { ...quiet, problemsOf, onProblems })
    const fire = (event: Event) =>
      (event.type.startsWith('mouse') ? link : field)?.dispatchEvent(event)
    fire(new InputEvent('input', { bubbles: true }))
    return { control, onProblems, fire }
  }
  const leave = () => new FocusEvent('focusout', { bubbles: true })
  const press = (init: MouseEventInit = {}) =>
    new MouseEvent('mousedown', { bubbles: true, ...init })
  const turns = () => act(async () => {})

  it('shows it at once when a key has left it', async () => {
    const { control, onProblems, fire } = page()
    fire(leave())
    await turns()
    expect(onProblems).toHaveBeenLastCalledWith({ email: 'invalid' })
    control.stop()
  })

  it.each(['mouseup', 'dragend', 'contextmenu'])(
    'shows it after a press that ends with %s',
    async (end) => {
      const { control, onProblems, fire } = page()
      fire(press())
      fire(leave())
      await turns()
      expect(onProblems).not.toHaveBeenCalled()
      document.body.dispatchEvent(new MouseEvent(end, { bubbles: true }))
      await waitFor(() => expect(onProblems).toHaveBeenLastCalledWith({ email: 'invalid' }))
      control.stop()
    },
  )

  it('shows it at once for another button of the mouse', async () => {
    const { control, onProblems, fire } = page()
    fire(press({ button: 2 }))
    fire(leave())
    await turns()
    expect(onProblems).toHaveBeenLastCalledWith({ email: 'invalid' })
    control.stop()
  })
})
