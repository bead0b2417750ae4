/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { languageRegions as regions } from '../../../fixtures/languages'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { LanguageSelectorInput } from './language-selector.schema'
import widget from './language-selector.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
})

interface Options extends Partial<PageContext> {
  props?: LanguageSelectorInput
  /** The session's values; an Error: the call fails. */
  session?: object | Error
  search?: string
}

async function show({ props = { regions }, session = {}, search = '', ...context }: Options = {}) {
  const written: unknown[] = []
  const fetch = async (_path: unknown, init: RequestInit = {}) => {
    // The session answers late; the locale is stored after that.
    if (init.body) await new Promise((resolve) => setTimeout(resolve, 20))
    if (init.body) written.push({ body: JSON.parse(String(init.body)), keepalive: init.keepalive })
    if (session instanceof Error) throw session
    return { ok: true, json: async () => ({ data: session }) } as Response
  }
  const { store } = offlinePage(pageContext(context), {
    fetch: fetch as typeof globalThis.fetch,
    location: () => new URL(`https://www.alderway.example/hotels/a/overview${search}`),
  })
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { id: 'languages', ...props },
    () => {},
  )
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { written }
}

const openDialog = () => {
  fireEvent.click(screen.getByRole('button', { name: /^Language:/ }))
  return screen.getByRole('dialog', { name: 'Choose your language' })
}

const events = () => (window.adobeDataLayer ?? []) as { event: string; eventInfo: object }[]

/** jsdom reports an error for a navigation, by which the test detects it. */
function watchNavigation() {
  const tried = jest.fn()
  jest.spyOn(console, 'error').mockImplementation((problem) => {
    if (String(problem).includes('Not implemented: navigation')) tried()
    else throw problem
  })
  return tried
}

it('is a button with the page’s language that opens a dialog', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Language: English' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  const dialog = openDialog()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the button label that its author sets', async () => {
  await show({ props: { regions, buttonLabel: 'Region' } })
  expect(screen.getByRole('button', { name: 'Language: Region' })).toBeVisible()
})

it('works without a script: the button opens the dialog by its command attributes', async () => {
  await show()
  const button = screen.getByRole('button', { name: /^Language:/ })
  expect(button).toHaveAttribute('command', 'show-modal')
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  expect(dialog?.tagName).toBe('DIALOG')
  expect(dialog?.querySelectorAll('a[hreflang]')).toHaveLength(10)
})

it.each([
  [undefined, ['Americas', 'Asia Pacific', 'Europe', 'Middle East']],
  ['authored', ['Europe', 'Americas', 'Asia Pacific', 'Middle East']],
] as const)('lists the regions by %s order, each a heading and a list', async (sort, names) => {
  await show({ props: { regions, ...(sort ? { sort } : {}) } })
  const dialog = openDialog()
  const headings = within(dialog).getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(names)
  expect(within(dialog).getAllByRole('list')).toHaveLength(4)
})

it('shows each language in its own name and marks the current one', async () => {
  await show()
  const dialog = openDialog()
  const japanese = within(dialog).getByRole('link', { name: '日本語' })
  expect(japanese).toHaveAttribute('lang', 'ja-JP')
  expect(japanese).toHaveAttribute('hreflang', 'ja-JP')
  expect(japanese).not.toHaveAttribute('aria-current')
  const english = within(dialog).getByRole('link', { name: 'English' })
  expect(english).toHaveAttribute('aria-current', 'true')
})

it('links to the same page, with the query parameters that the page needs', async () => {
  await show({ search: '?propertyCode=NYCAB&token=1' })
  expect(within(openDialog()).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/de-DE/hotels/a/overview?propertyCode=NYCAB',
  )
})

it('stores the locale before it navigates, and tracks the change', async () => {
  const tried = watchNavigation()
  const { written } = await show()
  const german = within(openDialog()).getByRole('link', { name: 'Deutsch' })
  expect(fireEvent.click(german)).toBe(false)
  tried.mockImplementation(() => written.push('left the page'))
  await waitFor(() => expect(tried).toHaveBeenCalledTimes(1))
  expect(written).toEqual([
    { body: { values: { locale: 'de-DE' } }, keepalive: true },
    'left the page',
  ])
  const change = events().find(({ event }) => event === 'language_change')
  expect(change?.eventInfo).toMatchObject({ from: 'en-US', to: 'de-DE' })
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'does not handle a click with %o',
  async (keys) => {
    const { written } = await show()
    const german = within(openDialog()).getByRole('link', { name: 'Deutsch' })
    let isFollowed = false
    const stay = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', stay, { once: true })
    fireEvent.click(german, keys)
    expect(isFollowed).toBe(true)
    expect(written).toEqual([])
  },
)

describe('with an item in the cart', () => {
  const cart = { session: { shoppingCartId: 'C1' }, page: { id: 'guest-info', type: null } }
  const choose = (name: string) => {
    const language = within(openDialog()).getByRole('link', { name })
    return act(async () => void fireEvent.click(language))
  }

  it('a language of another site needs a confirmation', async () => {
    const { written } = await show(cart)
    await choose('English (UK)')
    const warning = await screen.findByRole('alertdialog', { name: /Leave your selection/ })
    expect(within(warning).getByRole('button', { name: 'Stay here' })).toHaveFocus()
    fireEvent.click(within(warning).getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(written).toEqual([])
  })

  it('a confirmed language of another site is opened', async () => {
    const tried = watchNavigation()
    const { written } = await show(cart)
    await choose('English (UK)')
    fireEvent.click(await screen.findByRole('button', { name: 'Change language' }))
    await waitFor(() => expect(tried).toHaveBeenCalledTimes(1))
    expect(written).toEqual([{ body: { values: { locale: 'en-GB' } }, keepalive: true }])
  })

  it('a language of this site keeps the cart, and says so', async () => {
    const tried = watchNavigation()
    await show(cart)
    await choose('Deutsch')
    await waitFor(() => expect(tried).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Your selection will be kept.')).toBeInTheDocument()
  })

  it.each([
    ['nothing in the cart', { ...cart, session: {} }],
    ['a session that cannot be had', { ...cart, session: new Error('offline') }],
    ['a page that is not of the booking', { ...cart, page: { id: 'home-search', type: null } }],
  ])('asks for no confirmation with %s', async (_case, options) => {
    const tried = watchNavigation()
    await show(options)
    await choose('English (UK)')
    await waitFor(() => expect(tried).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('ignores clicks in author mode', async () => {
  await show({ mode: 'edit' })
  const german = within(openDialog()).getByRole('link', { name: 'Deutsch' })
  expect(fireEvent.click(german)).toBe(false)
  expect(events()).toEqual([])
})
