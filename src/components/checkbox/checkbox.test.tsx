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
import type { CheckboxInput } from './checkbox.schema'
import widget from './checkbox.widget'

function app(changes: Partial<CheckboxInput>, context: Partial<PageContext> = {}) {
  const { store } = offlinePage(pageContext(context))
  const raw = {
    id: 'box',
    name: 'terms',
    label: 'I agree to the <a href="#terms">terms</a>',
    ...changes,
  }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
}

async function show(changes: Partial<CheckboxInput> = {}, context: Partial<PageContext> = {}) {
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  await act(async () =>
    render(
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>{app(changes, context)}</form>,
    ),
  )
  return { onSubmit, box: screen.getByRole('checkbox') as HTMLInputElement }
}

it('Space ticks and clears it, and raises an event', async () => {
  const changes: unknown[] = []
  addEventListener('field-change', (event) => changes.push((event as CustomEvent).detail))
  const { box } = await show({ required: true })
  box.focus()
  await userEvent.keyboard(' ')
  expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
  expect(changes).toEqual([
    { id: 'box', name: 'terms', isValid: true },
    { id: 'box', name: 'terms', isValid: false },
  ])
})

it('a click on its label ticks it, a click on a link in the label does not', async () => {
  const { box } = await show()
  fireEvent.click(screen.getByRole('link', { name: 'terms' }))
  expect(box).not.toBeChecked()
  await userEvent.click(screen.getByText(/I agree to the/))
  expect(box).toBeChecked()
})

it('a form is not sent without a mandatory tick: the error is its description until it is ticked', async () => {
  const { box, onSubmit } = await show({
    required: true,
    description: 'You can leave at any time.',
  })
  expect(box).toHaveAccessibleName('I agree to the terms (required)')
  expect(box).toHaveAttribute('aria-invalid', 'false')
  act(() => box.form?.requestSubmit())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Please tick this box to continue.')
  expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(box).toHaveAccessibleDescription(
    'You can leave at any time. Please tick this box to continue.',
  )
  expect(box).toHaveFocus()
  await userEvent.click(box)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  act(() => box.form?.requestSubmit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('disabled while focused, it keeps the focus and its tick', async () => {
  const { box } = await show({ disabled: true, checked: true })
  await userEvent.tab()
  expect(box).toHaveFocus()
  await userEvent.keyboard(' ')
  fireEvent.click(screen.getByText(/I agree to the/))
  expect(box).toBeChecked()
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-disabled', 'true')
})

it('an author cannot tick it', async () => {
  const { box } = await show({}, { mode: 'edit' })
  await userEvent.click(box)
  expect(box).not.toBeChecked()
})

it('keeps a tick that was set before hydration', async () => {
  const home = document.createElement('div')
  document.body.replaceChildren(home)
  home.innerHTML = renderToString(app({ required: true }))
  const box = home.querySelector('input') as HTMLInputElement
  box.click()
  const root = await act(async () => hydrateRoot(home, app({ required: true })))
  expect(home.querySelector('input')).toBe(box)
  expect(box).toBeChecked()
  await act(async () => root.unmount())
})
