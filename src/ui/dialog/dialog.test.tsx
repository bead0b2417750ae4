/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Dialog } from './dialog.view'
import type { CloseReason } from './use-dialog'

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as never
})

type Options = Partial<Parameters<typeof Dialog>[0]>

/** A page with an opener and a link. Modal behaviour is tested in tests/browser. */
function Page({ reasons, options }: { reasons: CloseReason[]; options: Options }) {
  const [isOpen, setOpen] = useState(false)
  const [hasOpener, setOpener] = useState(true)
  return (
    <main>
      <h1>The page</h1>
      {hasOpener && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <a href="/elsewhere">Elsewhere</a>
      <Dialog
        id="dialog"
        title="The dialog"
        labels={{ close: 'Close' }}
        isOpen={isOpen}
        onClose={(reason) => {
          reasons.push(reason)
          setOpen(false)
        }}
        {...options}
      >
        {options.children ?? (
          <>
            <input aria-label="First" />
            <button type="button" onClick={() => setOpener(false)}>
              Remove the opener
            </button>
          </>
        )}
      </Dialog>
    </main>
  )
}

function open(options: Options = {}) {
  const reasons: CloseReason[] = []
  render(<Page reasons={reasons} options={options} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { reasons, opener, dialog: screen.getByRole('dialog') as HTMLDialogElement }
}

function focus(element: HTMLElement) {
  act(() => element.focus())
}

const link = () => screen.getByRole('link', { name: 'Elsewhere' })

describe('the focus', () => {
  it('goes to the first control of the body', () => {
    open()
    expect(screen.getByRole('textbox', { name: 'First' })).toHaveFocus()
  })

  it('goes to the title of a dialog without controls', () => {
    open({ children: <p>Only a text.</p> })
    expect(screen.getByRole('heading', { name: 'The dialog' })).toHaveFocus()
  })

  it('goes to the element that the owner names', () => {
    open({ initialFocus: 'title' })
    expect(screen.getByRole('heading', { name: 'The dialog' })).toHaveFocus()
  })

  it('returns to the opener', () => {
    const { opener } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(opener).toHaveFocus()
  })

  it('goes to the main heading when the opener was removed', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Remove the opener' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus()
  })

  it('goes to another element when the owner names one', () => {
    open({ focusAfter: link })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(link()).toHaveFocus()
  })
})

describe('a flyout', () => {
  it('closes when the focus leaves it', () => {
    const { reasons, dialog } = open({ isFlyout: true })
    focus(link())
    expect(reasons).toEqual(['focusOut'])
    expect(dialog.open).toBe(false)
    expect(link()).toHaveFocus()
  })

  it('stays when the focus moves inside of it', () => {
    const { reasons } = open({ isFlyout: true })
    focus(screen.getByRole('button', { name: 'Remove the opener' }))
    expect(reasons).toEqual([])
  })

  it('stays open when configured so', () => {
    const { reasons } = open({ isFlyout: true, closeOnFocusOut: false })
    focus(link())
    expect(reasons).toEqual([])
  })

  it('closes on a press outside, not on one inside or on its opener', () => {
    const { reasons, opener } = open({ isFlyout: true })
    fireEvent.pointerDown(screen.getByRole('textbox', { name: 'First' }))
    fireEvent.pointerDown(opener)
    focus(opener)
    expect(reasons).toEqual([])
    fireEvent.pointerDown(document.body)
    expect(reasons).toEqual(['outside'])
  })

  it('closes on Escape', () => {
    const { reasons } = open({ isFlyout: true })
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'First' }), { key: 'Escape' })
    expect(reasons).toEqual(['escape'])
  })

  it('ignores an Escape that a control has handled', () => {
    const { reasons } = open({
      isFlyout: true,
      children: <input aria-label="First" onKeyDown={(event) => event.preventDefault()} />,
    })
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'First' }), { key: 'Escape' })
    expect(reasons).toEqual([])
  })
})

it('an alert stays open on focus or press outside', () => {
  const reasons: CloseReason[] = []
  render(<Page reasons={reasons} options={{ role: 'alertdialog', isFlyout: true, isOpen: true }} />)
  focus(link())
  fireEvent.pointerDown(document.body)
  expect(reasons).toEqual([])
})

it('a dialog opened before hydration stays open', async () => {
  const onOpen = jest.fn()
  const host = document.body.appendChild(document.createElement('div'))
  const page = (
    <Dialog
      id="early"
      title="Early"
      labels={{ close: 'Close' }}
      isOpen={false}
      onOpen={onOpen}
      onClose={() => {}}
    >
      <p>Text</p>
    </Dialog>
  )
  host.innerHTML = renderToString(page)
  const dialog = host.querySelector('dialog') as HTMLDialogElement
  dialog.open = true
  // In development React warns about the attribute that the browser set.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(page, { container: host, hydrate: true })
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  expect(dialog.open).toBe(true)
})

it('in author mode the dialog is part of the page and cannot be closed', () => {
  const reasons: CloseReason[] = []
  render(<Page reasons={reasons} options={{ isInline: true }} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: 'The dialog' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
