/** @jest-environment jsdom */
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
