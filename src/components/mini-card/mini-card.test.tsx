/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { listen } from '../../services/events/events'
import { visitorAtom } from '../../services/session/visitor'
import widget from './mini-card.widget'

const cta = { label: 'Join for free', action: 'join' }
const remembered = {
  status: 'REMEMBERED',
  rememberedUser: null,
  headerSubtext: { consumerName: 'maria' },
}
const member = { status: 'SUCCESS', headerSubtext: { consumerName: 'maria' } }

async function show(
  details: object | null,
  props: object = {},
  { loginDisabledLocales = [] as string[] } = {},
) {
  const own = { ...site, auth: { ...site.auth, loginDisabledLocales } }
  const { store } = offlinePage(
    pageContext({ site: own, page: { id: 'guest-info', type: null, cart: 'C1' } }),
    {
      location: () => new URL('https://www.alderway.example/guestInfo.mi?cart=C1'),
      fetch: async (input) => {
        if (!details) return new Promise(() => {})
        const body = String(input).includes('/mi/session')
          ? { data: { consumerID: 'C1' } }
          : details
        return {
          ok: true,
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => body,
          text: async () => JSON.stringify(body),
        } as Response
      },
    },
  )
  const raw = { id: 'card', title: 'Members save more', cta, ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  if (details) await act(async () => store.set(visitorAtom))
  return view
}

it('offers to join to a visitor who is not known, also before the answer', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Members save more' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute(
    'href',
    '/loyalty/createAccount/createAccountPage1.mi',
  )
})

it('AC 1: greets a remembered visitor with a capital letter, and asks them to sign in', async () => {
  await show(remembered)
  expect(screen.getByRole('heading')).toHaveTextContent('Welcome back, Maria')
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', '/sign-in.mi?returnTo=%2FguestInfo.mi%3Fcart%3DC1')
  expect(screen.queryByRole('link', { name: 'Join for free' })).toBeNull()
})

it('greets without a name where none is known', async () => {
  await show({ ...remembered, headerSubtext: {} })
  expect(screen.getByRole('heading')).toHaveTextContent(/^Welcome back$/)
})

it('AC 2: is hidden from members, unless the author has chosen them', async () => {
  const { container, unmount } = await show(member)
  expect(container).toBeEmptyDOMElement()
  unmount()
  await show(member, { forMembers: true })
  expect(screen.getByRole('heading')).toHaveTextContent('Welcome back, Maria')
  expect(screen.getByText('You’re booking as a member.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

it('AC 3: opens the dialog to sign in', async () => {
  waitingOverlay('sign-in-modal', 'sign-in')
  const opened: string[] = []
  const stop = listen('overlay-open', ({ id }) => opened.push(id))
  await show(remembered)
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(opened).toEqual(['sign-in'])
  stop()
})

it('AC 4: is nothing in a locale without sign-in', async () => {
  const { container } = await show(null, {}, { loginDisabledLocales: ['en-US'] })
  expect(container).toBeEmptyDOMElement()
})

it('shows no link for an address that is not safe', async () => {
  await show(null, { cta: { label: 'See it', action: 'link', href: 'javascript:alert(1)' } })
  expect(screen.getByText('See it')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
