/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { visitorAtom } from '../../services/session/visitor'
import widget from './loyalty-program-banner.widget'

interface Given {
  details?: object
  isMax?: boolean
  options?: object | 'lost'
  props?: object
}

// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))

async function show({ details = { status: 'ANONYMOUS' }, isMax, options, props }: Given = {}) {
  const joinNowOptions = { allowed: true, benefits: ['Points'], memberRateAvailable: true }
  const bodyOf = (path: string) => {
    if (path.includes('JoinNowOptions')) {
      if (options === 'lost') throw new TypeError('no network')
      return { data: { joinNowOptions: { ...joinNowOptions, ...options } } }
    }
    if (path.includes('/mi/session')) return { data: { consumerID: 'C1', isMax: String(isMax) } }
    return details
  }
  const { store } = offlinePage(pageContext({ page: { id: 'review-details', type: null } }), {
    fetch: async (input) => {
      const body = bodyOf(String(input))
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => body,
        text: async () => JSON.stringify(body),
      } as Response
    },
  })
  const raw = { id: 'banner', text: '<p>Nights that count.</p>', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  await act(async () => store.set(visitorAtom))
  return view
}

const remembered = { status: 'REMEMBERED', rememberedUser: null }

it('AC 1: is nothing at a hotel that does not tell of the programme', async () => {
  const { container } = await show({ isMax: true })
  expect(container).toBeEmptyDOMElement()
})

it('AC 2: asks a visitor without an account to join, with what the programme answers', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Join for free' })).toBeInTheDocument()
  expect(screen.getByText('Members enjoy lower rates, from the first night.')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'What members enjoy' })).toHaveTextContent('Points')
})

it('AC 3: asks a remembered visitor to sign in', async () => {
  await show({ details: remembered })
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Join for free' })).toBeNull()
})

it('AC 4: claims nothing without an answer: the text of the author alone', async () => {
  await show({ options: 'lost' })
  expect(screen.getByText('Nights that count.')).toBeInTheDocument()
  expect(screen.queryByText(/lower rates/)).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('is nothing where one cannot join, and for a member', async () => {
  const { container, unmount } = await show({ options: { allowed: false } })
  expect(container).toBeEmptyDOMElement()
  unmount()
  const { container: member } = await show({ details: { status: 'SUCCESS' } })
  expect(member).toBeEmptyDOMElement()
})

it('tells a member what they have, where the author has chosen so', async () => {
  await show({ details: { status: 'SUCCESS' }, props: { forMembers: true } })
  expect(screen.getByRole('heading', { name: 'Your Alderway Circle' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
