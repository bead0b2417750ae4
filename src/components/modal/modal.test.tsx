/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, listen, type PageEvents } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import type { ModalInput } from './modal.schema'
import widget from './modal.widget'

const stops: (() => void)[] = []

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const buttons: ModalInput['footerButtons'] = ['clear', 'apply', 'viewRates', 'custom']
const content = { type: 'search-form', id: 'search', props: { rooms: 2 } }

async function show(
  props: Partial<ModalInput> & { id?: string } = {},
  context: Partial<PageContext> = {},
) {
  const { store } = offlinePage(pageContext(context))
  const raw = {
    id: 'stay',
    title: 'Your stay',
    footerButtons: buttons,
    children: [content],
    ...props,
  }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const open = (props?: object, id = 'stay') =>
  act(async () => emit('overlay-open', { id, ...(props ? { props: { ...props } } : {}) }))

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

function heard<N extends keyof PageEvents>(name: N): PageEvents[N][] {
  const details: PageEvents[N][] = []
  stops.push(listen(name, (detail) => details.push(detail)))
  return details
}

/** The content that a mounted widget would have in its placeholder. */
function putForm(html: string) {
  const placeholder = document.querySelector('foyer-widget#search')
  if (placeholder) placeholder.innerHTML = `<form>${html}</form>`
  return placeholder?.querySelector('form') as HTMLFormElement
}

it('opens for an event with its id and raises an event; the closing event has the reason', async () => {
  const closed = heard('overlay-close')
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  expect(screen.getByRole('dialog', { name: 'Your stay' })).toBeVisible()
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(closed).toEqual([{ id: 'stay', reason: 'button' }])
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'modal_open', eventInfo: { id: 'stay' } },
    { event: 'modal_close', eventInfo: { id: 'stay', reason: 'button' } },
  ])
})

it('raises its opening event when the browser opened it without a script', async () => {
  const opened = heard('overlay-open')
  await show()
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  await act(async () => {
    dialog.setAttribute('open', '')
    dialog.dispatchEvent(new Event('toggle'))
  })
  expect(opened).toEqual([{ id: 'stay', props: {} }])
  await press('Close')
  expect(dialog).not.toBeVisible()
})

it('is closed by an event', async () => {
  await show()
  await open()
  await act(async () => emit('overlay-close', { id: 'stay', reason: 'navigation' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('its content', () => {
  it('is a placeholder from the start, and keeps its mounted components', async () => {
    await show()
    const placeholder = document.querySelector('foyer-widget')
    expect(placeholder).not.toBeVisible()
    await open()
    expect(placeholder).toBeVisible()
    expect(placeholder).toHaveAttribute('type', 'search-form')
    expect(placeholder).toHaveAttribute('id', 'search')
    expect(JSON.parse(placeholder?.getAttribute('props') ?? '')).toEqual({ rooms: 2 })
    putForm('<input name="city">')
    await press('Close')
    await open({ title: 'Another title' })
    expect(document.querySelector('foyer-widget')).toBe(placeholder)
    expect(placeholder?.querySelector('input')).not.toBeNull()
    expect(screen.getByRole('dialog', { name: 'Another title' })).toBeVisible()
  })

  it('passes nested components on to a child', async () => {
    await show({ children: [{ ...content, children: [content] }] })
    await open()
    const props = JSON.parse(document.querySelector('foyer-widget')?.getAttribute('props') ?? '')
    expect(props.children).toEqual([content])
  })

  it('is shown in the page for an author', async () => {
    await show({}, { mode: 'edit' })
    const frame = screen.getByRole('region', { name: 'Your stay' })
    expect(frame.querySelector('foyer-widget')).not.toBeNull()
    await press('Apply')
    expect(frame).toBeVisible()
  })
})

describe('its buttons', () => {
  const formSent = () => {
    const sent = jest.fn((event: Event) => event.preventDefault())
    putForm('').addEventListener('submit', sent)
    return sent
  }

  it('Clear empties the forms and stays', async () => {
    await show()
    await open()
    const form = putForm('<input name="city" value="Rome">')
    const input = form.querySelector('input') as HTMLInputElement
    input.value = 'Paris'
    await press('Clear')
    expect(input.value).toBe('Rome')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('Apply sends the forms and closes', async () => {
    const pressed = heard('overlay-button')
    await show()
    await open()
    const sent = formSent()
    await press('Apply')
    expect(sent).toHaveBeenCalledTimes(1)
    expect(pressed).toEqual([{ id: 'stay', button: 'apply' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Apply stays open with an incomplete form', async () => {
    await show()
    await open()
    const sent = jest.fn()
    putForm('<input name="city" required>').addEventListener('submit', sent)
    await press('Apply')
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('View rates sends the forms too', async () => {
    await show()
    await open()
    const sent = formSent()
    await press('View rates')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('View rates closes and moves to the list of rates', async () => {
    await show()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<foyer-widget type="rate-list"><h2>Rates</h2></foyer-widget>',
    )
    await open()
    await press('View rates')
    expect(screen.getByRole('heading', { name: 'Rates' })).toHaveFocus()
    document.querySelector('foyer-widget[type=rate-list]')?.remove()
  })

  it('stays open while the content’s listener is busy, and shows its error', async () => {
    const refuse = (event: Event) => event.preventDefault()
    window.addEventListener('overlay-button', refuse)
    stops.push(() => window.removeEventListener('overlay-button', refuse))
    const pressed = heard('overlay-button')
    await show()
    await open()
    await press('Continue')
    const dialog = screen.getByRole('dialog')
    await open({ busy: true })
    expect(dialog).toHaveAttribute('aria-busy', 'true')
    expect(within(dialog).getByRole('status')).toHaveTextContent('One moment, please')
    await press('Continue')
    expect(pressed).toHaveLength(1)
    await open({ error: 'No rooms are left.' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('No rooms are left.')
    expect(dialog).not.toHaveAttribute('aria-busy')
  })
})

describe('with another dialog on the page', () => {
  it('closes when that one opens', async () => {
    const closed = heard('overlay-close')
    await show()
    await show({ id: 'other', title: 'Other' })
    await open()
    await open({}, 'other')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog', { name: 'Other' })).toBeVisible()
    expect(closed).toEqual([{ id: 'stay', reason: 'focusOut' }])
  })

  it('stays open below an alert', async () => {
    await show()
    await show({ id: 'alert', title: 'Sure?', role: 'alertdialog' })
    await open()
    await open({ role: 'alertdialog' }, 'alert')
    expect(screen.getByRole('dialog', { name: 'Your stay' })).toBeVisible()
    expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible()
  })
})
