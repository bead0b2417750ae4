/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Message } from './message.view'

const words = { kind: 'warning', kindLabel: 'Warning' } as const

function Dismissible() {
  const [isShown, setShown] = useState(true)
  return (
    <main>
      <h1>Your stay</h1>
      {isShown && (
        <Message
          {...words}
          title="The pool is closed"
          headingLevel={2}
          closeLabel="Close"
          onClose={() => setShown(false)}
        >
          <h3>A heading inside</h3>
        </Message>
      )}
      <h2>Rooms</h2>
    </main>
  )
}

it.each([
  ['info', 'Information'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['error', 'Error'],
] as const)('shows the kind %s as a word and as an icon', (kind, word) => {
  const { container } = render(
    <Message kind={kind} kindLabel={word} title="The pool is closed" headingLevel={3} />,
  )
  expect(
    screen.getByRole('heading', { level: 3, name: `${word}: The pool is closed` }),
  ).toBeVisible()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('shows a different icon for each kind', () => {
  const kinds = ['info', 'success', 'warning', 'error'] as const
  const drawn = kinds.map((kind) => {
    const { container } = render(<Message kind={kind} kindLabel="Word" />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set(drawn).size).toBe(4)
})

it('puts the kind before a text without title', () => {
  const { container } = render(<Message {...words}>Bring your key.</Message>)
  expect(container).toHaveTextContent('Warning: Bring your key.')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('has a live role only when one is set', () => {
  const { rerender } = render(<Message {...words} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Message {...words} role="alert" />)
  expect(screen.getByRole('alert')).toBeVisible()
})

it('moves the focus to the next heading when it is closed', async () => {
  render(<Dismissible />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 })
  expect(screen.queryByText('The pool is closed')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Rooms' })).toHaveFocus()
})

it('moves the focus to the main heading when none follows', async () => {
  render(
    <>
      <h1>Your stay</h1>
      <Message {...words} closeLabel="Close" onClose={() => {}} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 })
  expect(screen.getByRole('heading', { name: 'Your stay' })).toHaveFocus()
})

it('scrolls to that heading when closed by key, not by pointer', async () => {
  render(<Dismissible />)
  const heading = screen.getByRole('heading', { name: 'Rooms' })
  const focus = jest.spyOn(heading, 'focus')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 0 })
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false })
})

it('does not scroll when closed by pointer', async () => {
  render(<Dismissible />)
  const focus = jest.spyOn(screen.getByRole('heading', { name: 'Rooms' }), 'focus')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 })
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

it('lets its title take the focus', () => {
  let title: HTMLElement | null = null
  render(
    <Message
      {...words}
      title="We could not book"
      headingLevel={2}
      titleRef={(element) => {
        title = element
      }}
    />,
  )
  ;(title as HTMLElement | null)?.focus()
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('shows a link with an address, a button without one', async () => {
  const onClick = jest.fn()
  const { rerender } = render(
    <Message {...words} cta={{ label: 'Call', href: 'tel:+12125550100' }} />,
  )
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12125550100')
  rerender(<Message {...words} cta={{ label: 'Try again', onClick }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }), { detail: 1 })
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('drops a link to an unsafe address', () => {
  render(<Message {...words} cta={{ label: 'Call', href: 'javascript:alert(1)' }} />)
  expect(screen.queryByText('Call')).toBeNull()
})

it('shows the reference that a visitor may quote', () => {
  render(<Message {...words} reference="Ref: 5f3a" />)
  expect(screen.getByText('Ref: 5f3a')).toBeVisible()
})
