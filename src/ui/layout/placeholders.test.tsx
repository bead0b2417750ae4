/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type PlacedWidget, Placeholders, ServedPlaceholders } from './placeholders.view'

const child: PlacedWidget = { type: 'text-input', id: 'field', props: { name: 'city' } }
/** Props as the browser reads them from the parent's JSON. */
const bare: PlacedWidget = { ...child, props: {} }

const inner =
  '<script type="application/json">{"name":"city"}</script><div><input value="Rome"></div>'

let rerender: (widgets: PlacedWidget[]) => void
let root: Root
const complaints: unknown[] = []

function Parent({ start, title }: { start: PlacedWidget[]; title: string }) {
  const [widgets, setWidgets] = useState(start)
  rerender = setWidgets
  return (
    <section data-count={widgets.length}>
      <h2>{title}</h2>
      <Placeholders widgets={widgets} />
    </section>
  )
}

/**
 * The page as the server sent it, with the attributes that the loader has since written on a child.
 */
function serve(html = inner) {
  const attributes = { 'data-hide-on': 'XS' }
  const served = { when: 'visible', attributes, html }
  document.body.innerHTML = `<div id="root">${renderToString(
    <ServedPlaceholders value={(id) => (id === 'field' ? served : undefined)}>
      <Parent start={[child]} title="Trip" />
    </ServedPlaceholders>,
  )}</div>`
  placeholder()?.setAttribute('status', 'found')
}

const placeholder = () => document.querySelector('foyer-widget')
const input = () => document.querySelector('input') as HTMLInputElement

const hydrate = (title = 'Trip') =>
  act(async () => {
    root = hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Parent start={[bare]} title={title} />,
      { onRecoverableError: (error) => void complaints.push(error) },
    )
  })

beforeEach(() => {
  complaints.length = 0
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})

afterEach(async () => {
  await act(async () => root.unmount())
})

it('keeps the server-rendered child: DOM, typed text and focus', async () => {
  serve()
  expect(document.body.innerHTML).toContain(
    `<foyer-widget type="text-input" id="field" when="visible" data-hide-on="XS" status="found">${inner}</foyer-widget>`,
  )
  const field = input()
  field.value = 'Paris'
  field.focus()
  await hydrate()
  placeholder()?.setAttribute('status', 'mounted')
  await act(async () => rerender([{ ...bare }]))
  expect(input()).toBe(field)
  expect(field.value).toBe('Paris')
  expect(field).toHaveFocus()
  expect(placeholder()).toHaveAttribute('when', 'visible')
  expect(placeholder()).toHaveAttribute('status', 'mounted')
  expect(complaints).toEqual([])
})

it('creates a component added later, without moving the first or its focus', async () => {
  serve()
  await hydrate()
  input().focus()
  const added = { type: 'links-list', id: 'links', props: { a: 1 }, when: 'idle', children: [bare] }
  await act(async () => rerender([bare, added]))
  expect(input()).toHaveFocus()
  const last = document.querySelector('foyer-widget:last-child')
  expect(JSON.parse(last?.getAttribute('props') ?? '')).toEqual({ a: 1, children: [bare] })
  expect(last).toHaveAttribute('when', 'idle')
  expect(last).toBeEmptyDOMElement()
})

describe('recreated in the browser', () => {
  /** A policy with Trusted Types: React may write no HTML. */
  const forbidHtml = () =>
    jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML.')
    })

  it('has the props that its parent received, and no content', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    const policy = forbidHtml()
    root = createRoot(document.getElementById('root') as HTMLElement)
    await act(async () => root.render(<Parent start={[child]} title="Trip" />))
    policy.mockRestore()
    expect(JSON.parse(placeholder()?.getAttribute('props') ?? '')).toEqual({ name: 'city' })
    expect(placeholder()).toBeEmptyDOMElement()
  })

  it('keeps its props after a hydration mismatch of the parent', async () => {
    serve()
    const policy = forbidHtml()
    await hydrate('Another title')
    policy.mockRestore()
    expect(document.querySelector('h2')).toHaveTextContent('Another title')
    expect(placeholder()).toHaveAttribute('props', '{"name":"city"}')
    expect(placeholder()).toHaveAttribute('when', 'visible')
  })

  it('has no props of another page of the window that has a component of this id', async () => {
    serve()
    await hydrate()
    await act(async () => root.unmount())
    history.pushState(null, '', '/other')
    document.body.innerHTML = '<div id="root"></div>'
    root = createRoot(document.getElementById('root') as HTMLElement)
    await act(async () => root.render(<Parent start={[bare]} title="Trip" />))
    expect(placeholder()).toHaveAttribute('props', '{}')
    history.pushState(null, '', '/')
  })

  it('keeps its props and those of its children when the parent is removed and put back', async () => {
    const deep = '<script type="application/json">{"name":"deep"}</script>'
    serve(
      `<script type="application/json">{"items":[]}</script><div><foyer-widget type="text-input" id="deep">${deep}</foyer-widget></div>`,
    )
    await hydrate()
    await act(async () => root.unmount())
    document.body.innerHTML = '<div id="root"></div>'
    root = createRoot(document.getElementById('root') as HTMLElement)
    await act(async () =>
      root.render(<Parent start={[bare, { ...bare, id: 'deep' }]} title="Trip" />),
    )
    expect(placeholder()).toHaveAttribute('props', '{"items":[]}')
    expect(document.getElementById('deep')).toHaveAttribute('props', '{"name":"deep"}')
  })
})
