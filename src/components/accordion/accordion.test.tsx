/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { AccordionInput } from './accordion.schema'
import widget from './accordion.widget'

const listeners = new Set<() => void>()
let width = 1000

const resizeTo = (next: number) =>
  act(async () => {
    width = next
    for (const listener of listeners) listener()
  })

beforeEach(() => {
  width = 1000
  window.adobeDataLayer = []
  window.history.replaceState(null, '', '/')
  window.matchMedia = ((query: string) => ({
    get matches() {
      return width >= Number(/(\d+)px/.exec(query)?.[1])
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  })) as never
})

const items: AccordionInput['items'] = [
  { title: 'Parking', body: '<p>In the garage.</p>' },
  { title: 'Pets', body: '<p>Dogs are welcome.</p>' },
  { title: 'Fees', body: '<p>None at all.</p>' },
]

async function show(props: Partial<AccordionInput> = {}, context: Partial<PageContext> = {}) {
  const { store } = offlinePage(pageContext(context))
  const raw = { id: 'faq', items, ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

/** The summary of a section; ARIA has no role for it. */
const summaries = () => [...document.querySelectorAll<HTMLElement>('summary:not([hidden])')]

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('heading', { name }))
    await toggled()
  })

/** Waits until jsdom has sent the toggle events. */
const toggled = () => new Promise((resolve) => setTimeout(resolve, 5))

const openOnes = () =>
  summaries().flatMap((summary) => (summary.closest('[open]') ? [summary.textContent] : []))

const openHash = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', hash)
    window.dispatchEvent(new Event('hashchange'))
  })

it('opens and closes a section and reports both', async () => {
  await show()
  expect(screen.getByText('Dogs are welcome.')).not.toBeVisible()
  await press('Pets')
  expect(screen.getByText('Dogs are welcome.')).toBeVisible()
  await press('Fees')
  expect(openOnes()).toEqual(['Pets', 'Fees'])
  await press('Pets')
  expect(screen.getByText('Dogs are welcome.')).not.toBeVisible()
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'accordion_toggle', eventInfo: { index: 1, open: true } },
    { event: 'accordion_toggle', eventInfo: { index: 2, open: true } },
    { event: 'accordion_toggle', eventInfo: { index: 1, open: false } },
  ])
})

describe('an accordion that is always open', () => {
  it('on a desktop: no buttons at 1000 px, a button in each heading at 700 px', async () => {
    await show({ alwaysOpenOn: ['desktop'] })
    expect(summaries()).toEqual([])
    expect(screen.getByRole('heading', { name: 'Pets' })).toBeVisible()
    expect(screen.getByText('Dogs are welcome.')).toBeVisible()
    await resizeTo(700)
    expect(summaries()).toHaveLength(3)
    expect(screen.getByText('Dogs are welcome.')).not.toBeVisible()
  })

  it('on a tablet: from 768 to 991 px only', async () => {
    await show({ alwaysOpenOn: ['tablet'] })
    const summariesAt = async (next: number) => {
      await resizeTo(next)
      return summaries().length
    }
    expect(await summariesAt(767)).toBe(3)
    expect(await summariesAt(768)).toBe(0)
    expect(await summariesAt(991)).toBe(0)
    expect(await summariesAt(992)).toBe(3)
  })

  it('keeps the open sections when the window is resized and back', async () => {
    await show({ alwaysOpenOn: ['desktop'] })
    await resizeTo(700)
    await press('Pets')
    await resizeTo(1200)
    await resizeTo(700)
    expect(openOnes()).toEqual(['Pets'])
  })
})

describe('one at a time', () => {
  it('closes the others', async () => {
    await show({ single: true })
    await press('Parking')
    await press('Pets')
    expect(openOnes()).toEqual(['Pets'])
    await press('Pets')
    expect(openOnes()).toEqual([])
  })

  it('starts with the first of several sections that are set to be open', async () => {
    await show({ single: true, items: items.map((item) => ({ ...item, open: true })) })
    expect(openOnes()).toEqual(['Parking'])
  })
})

describe('a link to a section', () => {
  it('opens its section when it is the page’s address', async () => {
    window.history.replaceState(null, '', '#faq-item-2')
    await show()
    expect(openOnes()).toEqual(['Pets'])
  })

  it('scrolls to its section in a browser that does not open it', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const handlers = Document.prototype as { onbeforematch?: unknown }
    const known = Object.getOwnPropertyDescriptor(handlers, 'onbeforematch')
    delete handlers.onbeforematch
    await show()
    await openHash('#faq-item-2')
    expect(openOnes()).toEqual(['Pets'])
    expect(scrolled.mock.contexts).toEqual([document.getElementById('faq-item-2')])
    scrolled.mockRestore()
    if (known) Object.defineProperty(handlers, 'onbeforematch', known)
  })

  it('opens its section later as well, and again after it was closed', async () => {
    await show({ anchorId: 'good-to-know' })
    await openHash('#good-to-know-item-3')
    expect(openOnes()).toEqual(['Fees'])
    await press('Fees')
    const link = document.createElement('a')
    link.href = '#good-to-know-item-3'
    document.body.append(link)
    await act(async () => link.click())
    expect(openOnes()).toEqual(['Fees'])
    link.remove()
  })

  it('opens the section that contains its target, and ignores a missing target', async () => {
    await show()
    const inner = document.createElement('p')
    inner.id = 'größe 1'
    screen.getByText('In the garage.').append(inner)
    await openHash('#gr%C3%B6%C3%9Fe%201')
    expect(openOnes()).toEqual(['Parking'])
    await openHash('#%E0%A4%A')
    await openHash('#')
    expect(openOnes()).toEqual(['Parking'])
  })
})

it('keeps a section open that the browser’s search has opened, and does not track it', async () => {
  await show()
  await act(async () => {
    screen.getByText('None at all.').closest('details')?.setAttribute('open', '')
    await toggled()
  })
  expect(openOnes()).toEqual(['Fees'])
  await press('Pets')
  expect(openOnes()).toEqual(['Pets', 'Fees'])
  expect(window.adobeDataLayer).toHaveLength(1)
})

it('leaves out a section without title or content, and keeps the ids of the others', async () => {
  await show({
    items: [
      { title: 'Breakfast', body: '<p> </p>' },
      { title: '  ', body: '<p>From 6:30.</p>' },
      { title: 'The view', body: '<p><img src="/view.webp" alt="The harbour"></p>' },
    ],
  })
  expect(summaries().map(({ textContent }) => textContent)).toEqual(['The view'])
  await openHash('#faq-item-3')
  expect(openOnes()).toEqual(['The view'])
})

describe('components in a section', () => {
  const child = { type: 'links-list', id: 'ways', props: { layout: 'horizontal' } }
  const placeholder = () => document.querySelector('foyer-widget')

  it('are rendered from the start, hidden with the section, and not recreated', async () => {
    await show({ items: [{ title: 'Ways', children: [child] }] })
    const first = placeholder()
    expect(first).toHaveAttribute('type', 'links-list')
    expect(JSON.parse(first?.getAttribute('props') ?? '')).toEqual({ layout: 'horizontal' })
    expect(first).not.toBeVisible()
    await press('Ways')
    expect(first).toBeVisible()
    await press('Ways')
    expect(placeholder()).toBe(first)
    expect(first).not.toBeVisible()
  })

  it('are visible at once in a section that is always open', async () => {
    await show({ alwaysOpenOn: ['desktop'], items: [{ title: 'Ways', children: [child] }] })
    expect(placeholder()).toBeVisible()
  })
})

it('an author sees every section open; clicks do nothing and are not tracked', async () => {
  await show({ single: true }, { mode: 'edit' })
  expect(openOnes()).toHaveLength(3)
  await press('Pets')
  expect(openOnes()).toHaveLength(3)
  expect(window.adobeDataLayer).toEqual([])
})
