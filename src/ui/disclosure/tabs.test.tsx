/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './tabs.view'

const names = ['Parking', 'Pets', 'Policies']

function Stay({ isColumn = false, chosen = jest.fn() }) {
  const [selected, setSelected] = useState('Parking')
  const choose = (name: string) => {
    chosen(name)
    setSelected(name)
  }
  return (
    <Tabs
      label="Your stay"
      isColumn={isColumn}
      selected={selected}
      sections={names.map((name) => ({
        id: name,
        title: name,
        onSelect: () => choose(name),
        onFound: () => choose(name),
        children: <p>All of {name}</p>,
      }))}
    />
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const press = (key: string, rest = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...rest })

beforeEach(() => {
  document.documentElement.dir = 'ltr'
})

it('names the row, the tabs and the selected panel', () => {
  render(<Stay />)
  expect(screen.getByRole('tablist', { name: 'Your stay' })).not.toHaveAttribute('aria-orientation')
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(names)
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Parking'))
  const panel = screen.getByRole('tabpanel', { name: 'Parking' })
  expect(panel).toBeVisible()
  expect(panel).toHaveAttribute('tabindex', '0')
  expect(tab('Parking')).toHaveAttribute('aria-controls', panel.id)
})

it('shows the selected panel only; Tab stops at one tab', () => {
  render(<Stay />)
  fireEvent.click(tab('Pets'))
  expect(screen.getByText('All of Pets')).toBeVisible()
  expect(screen.getByText('All of Parking')).not.toBeVisible()
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

it.each([
  ['ltr', false, 'ArrowRight', 'ArrowLeft'],
  ['rtl', false, 'ArrowLeft', 'ArrowRight'],
  ['ltr', true, 'ArrowDown', 'ArrowUp'],
  ['rtl', true, 'ArrowDown', 'ArrowUp'],
])(
  'moves with the arrow keys and wraps at the ends (%s, column: %s)',
  (dir, isColumn, next, previous) => {
    document.documentElement.dir = dir
    render(<Stay isColumn={isColumn} />)
    tab('Parking').focus()
    press(next)
    expect(tab('Pets')).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Pets')
    press(previous)
    press(previous)
    expect(tab('Policies')).toHaveFocus()
    press(next)
    expect(tab('Parking')).toHaveFocus()
  },
)

it('Home and End go to the ends; the browser handles other keys', () => {
  const chosen = jest.fn()
  render(<Stay chosen={chosen} />)
  tab('Parking').focus()
  press('End')
  expect(tab('Policies')).toHaveFocus()
  press('Home')
  expect(tab('Parking')).toHaveFocus()
  chosen.mockClear()
  for (const key of ['ArrowDown', 'ArrowUp', 'a', 'Tab']) expect(press(key)).toBe(true)
  expect(press('ArrowRight', { altKey: true })).toBe(true)
  expect(chosen).not.toHaveBeenCalled()
})

it('sets aria-orientation in a column', () => {
  render(<Stay isColumn />)
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
})

it('selects the panel in which find-in-page found a match', () => {
  render(<Stay />)
  fireEvent(document.getElementById('Policies') as Element, new Event('beforematch'))
  expect(screen.getByText('All of Policies')).toBeVisible()
})
