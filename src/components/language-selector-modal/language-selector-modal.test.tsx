/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { languageRegions as regions } from '../../../fixtures/languages'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import widget from './language-selector-modal.widget'

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as never
})

async function show(props: object, context: Partial<PageContext> = {}) {
  const { store } = offlinePage(pageContext(context))
  const raw = { id: 'all-languages', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return view.container
}

const openOverlay = (id: string) => act(async () => emit('overlay-open', { id }))

it('opens for an event with its id, and for no other id', async () => {
  await show({ regions })
  await openOverlay('something-else')
  expect(screen.queryByRole('dialog')).toBeNull()
  await openOverlay('all-languages')
  const dialog = screen.getByRole('dialog', { name: 'Choose your language' })
  expect(within(dialog).getAllByRole('link')).toHaveLength(10)
})

it('has no button of its own', async () => {
  await show({ regions })
  expect(screen.queryByRole('button')).toBeNull()
})

it('renders nothing without regions, and without languages in them', async () => {
  expect(await show({})).toBeEmptyDOMElement()
  expect(await show({ regions: [{ name: 'Europe', links: [] }] })).toBeEmptyDOMElement()
})

it('shows an author the languages in the page', async () => {
  await show({ regions }, { mode: 'edit' })
  expect(screen.getByRole('region', { name: 'Choose your language' })).toBeVisible()
})
