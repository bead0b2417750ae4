/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type DisclosureSection, Disclosures } from './disclosure.view'

const section = (id: string, rest: Partial<DisclosureSection> = {}): DisclosureSection => ({
  id,
  title: `About ${id}`,
  isOpen: false,
  onToggle: () => {},
  children: <p>All of {id}</p>,
  ...rest,
})

const text = (id: string) => screen.getByText(`All of ${id}`)
const summary = (id: string) =>
  screen.getByRole('heading', { name: `About ${id}` }).closest('summary') as HTMLElement
const details = (id: string) => text(id).closest('details') as HTMLDetailsElement

type Toggles = [id: string, isOpen: boolean, isByVisitor: boolean][]

/** Keeps the open state, as models do, and records its changes. */
function Owner({ toggles }: { toggles: Toggles }) {
  const [open, setOpen] = useState(['pets'])
  const sections = ['parking', 'pets'].map((id) =>
    section(id, {
      isOpen: open.includes(id),
      onToggle: (isOpen, isByVisitor) => {
        toggles.push([id, isOpen, isByVisitor])
        setOpen((all) => (isOpen ? [...all, id] : all.filter((other) => other !== id)))
      },
    }),
  )
  return <Disclosures headingLevel={3} sections={sections} />
}

async function hydrate(html: string, shown: ReactNode) {
  const complaints: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  const onRecoverableError = (error: unknown) => void complaints.push(error)
  await act(async () => void hydrateRoot(container, shown, { onRecoverableError }))
  return complaints
}

/** Waits until jsdom has sent the toggle events. */
const elapse = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))

beforeEach(() => document.body.replaceChildren())

it('is a heading that opens and closes its content, and reports whether the visitor did it', async () => {
  const toggles: Toggles = []
  render(<Owner toggles={toggles} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(text('parking')).not.toBeVisible()
  expect(text('pets')).toBeVisible()
  fireEvent.click(summary('parking'))
  expect(text('parking')).toBeVisible()
  await waitFor(() => expect(toggles).toEqual([['parking', true, true]]))
  // Opens it like find-in-page.
  details('pets').open = false
  await waitFor(() => expect(toggles.slice(1)).toEqual([['pets', false, false]]))
  expect(text('pets')).not.toBeVisible()
})

it('ignores the events of a nested section', async () => {
  const onToggle = jest.fn()
  const inner = <Disclosures headingLevel={3} sections={[section('dogs')]} />
  render(
    <Disclosures
      headingLevel={2}
      sections={[section('pets', { isOpen: true, onToggle, children: inner })]}
    />,
  )
  fireEvent.click(summary('dogs'))
  await elapse()
  expect(text('dogs')).toBeVisible()
  expect(onToggle).not.toHaveBeenCalled()
})

it('stays open if it cannot be closed', async () => {
  render(
    <Disclosures headingLevel={2} sections={[section('pets', { isOpen: true, onToggle: null })]} />,
  )
  fireEvent.click(summary('pets'))
  expect(text('pets')).toBeVisible()
})

it('has regions for up to six sections, none for more', () => {
  const sections = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => section(id, { isOpen: true }))
  const { rerender } = render(<Disclosures headingLevel={2} sections={sections} />)
  expect(screen.getByRole('region', { name: 'About f' })).toHaveTextContent('All of f')
  rerender(<Disclosures headingLevel={2} sections={[...sections, section('g')]} />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('always open: plain headings and visible content, and the same elements as before', () => {
  const sections = [section('parking')]
  const { rerender } = render(<Disclosures headingLevel={2} sections={sections} />)
  const before = text('parking')
  rerender(<Disclosures headingLevel={2} isAlwaysOpen sections={sections} />)
  expect(screen.getByRole('heading', { name: 'About parking' })).toBeVisible()
  expect(summary('parking')).toBeNull()
  expect(text('parking')).toBeVisible()
  expect(text('parking')).toBe(before)
  rerender(<Disclosures headingLevel={2} sections={sections} />)
  expect(text('parking')).toBe(before)
  expect(text('parking')).not.toBeVisible()
})

describe('the open sections at hydration', () => {
  const served = () => renderToString(<Owner toggles={[]} />)

  it('unchanged by the visitor, raise no event', async () => {
    const toggles: Toggles = []
    expect(await hydrate(served(), <Owner toggles={toggles} />)).toEqual([])
    expect(text('parking')).not.toBeVisible()
    expect(text('pets')).toBeVisible()
    await elapse()
    expect(toggles).toEqual([])
  })

  it('changed by the visitor, are kept, and the owner gets one event each', async () => {
    const toggles: Toggles = []
    const html = served().replace(' open=""', '').replace('<details', '<details open=""')
    expect(await hydrate(html, <Owner toggles={toggles} />)).toEqual([])
    await elapse()
    expect(text('parking')).toBeVisible()
    expect(text('pets')).not.toBeVisible()
    expect(toggles).toEqual([
      ['parking', true, true],
      ['pets', false, true],
    ])
  })

  it('opened by a link, are not reported as the visitor’s change', async () => {
    window.location.hash = '#parking'
    const toggles: Toggles = []
    await hydrate(served().replace('<details', '<details open=""'), <Owner toggles={toggles} />)
    await elapse()
    expect(toggles).toEqual([['parking', true, false]])
  })
})

describe('in print, in a browser that cannot open it by styles', () => {
  const print = (name: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(name))

  it('opens all sections of a group, and restores them afterwards', async () => {
    Object.assign(window, { CSS: { supports: () => false } })
    render(
      <Disclosures
        headingLevel={2}
        group="facts"
        sections={[section('parking'), section('pets', { isOpen: true })]}
      />,
    )
    print('beforeprint')
    expect(text('parking')).toBeVisible()
    expect(text('pets')).toBeVisible()
    print('afterprint')
    expect(text('parking')).not.toBeVisible()
    expect(text('pets')).toBeVisible()
  })
})
