/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { usePrintedOptions } from './use-printed-options'

function Choice({ known }: { known?: string[] }) {
  const printed = usePrintedOptions('choice')
  const options = printed?.map(({ text }) => text) ?? known ?? ['Nothing']
  return (
    <select id="choice" defaultValue="Chad">
      <option value="">Please choose</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}

it('renders the options that the server has printed, without being given them', async () => {
  const errors = jest.fn()
  document.body.innerHTML = `<div>${renderToString(<Choice known={['Åland', 'Chad & more']} />)}</div>`
  const html = document.body.innerHTML
  await act(async () => {
    hydrateRoot(document.body.firstElementChild as Element, <Choice />, {
      onRecoverableError: errors,
    })
  })
  expect(errors).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(html)
})
