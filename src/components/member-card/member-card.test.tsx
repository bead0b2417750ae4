/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { accountAtom } from '../../features/sign-in/account.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import widget from './member-card.widget'

interface Member {
  status?: string
  level?: string
  levelType?: string
  points?: number
  /** The call of the member fails. */
  fails?: boolean
  locale?: string
}

// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))
afterEach(cleanup)

async function show(member: Member, stored?: object) {
  const { status = 'SUCCESS', level = 'G', levelType, points = 84500, fails, locale } = member
  const body = (path: string) => {
    if (path.includes('/mi/session')) return { data: { consumerID: 'C1' } }
    if (!path.includes('MemberInformation')) {
      return {
        status,
        headerSubtext: { consumerName: 'maria' },
        ...(status !== 'SUCCESS' && { rememberedUser: null }),
      }
    }
    const loyaltyInformation = {
      currentPointBalance: points,
      rewards: { level: { code: level }, levelType: levelType ? { code: levelType } : null },
      rewardsSummary: { yearly: [{ totalNights: 12 }] },
    }
    const profile = { name: { givenName: 'maria' }, localizedName: { givenName: '玛丽亚' } }
    return { data: { member: { id: 'C1', profile, loyaltyInformation } } }
  }
  const fetch = async (input: unknown) => {
    const isFailure = fails && String(input).includes('MemberInformation')
    return {
      ok: !isFailure,
      status: isFailure ? 500 : 200,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      json: async () => body(String(input)),
      text: async () => JSON.stringify(body(String(input))),
    } as unknown as Response
  }
  const context = pageContext(locale ? { locale } : {})
  const { store } = offlinePage(context, { fetch: fetch as typeof globalThis.fetch })
  if (stored) store.set(accountAtom, stored)
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'card' }, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  await act(async () => {})
  return view
}

it('shows name, points and nights, with the digit grouping of the locale', async () => {
  await show({ points: 12345 })
  expect(await screen.findByText('12,345 points')).toBeInTheDocument()
  expect(screen.getByRole('heading')).toHaveTextContent('Maria')
  expect(screen.getByText('12 nights this year')).toBeInTheDocument()
})

it('shows the counts in western digits on an Arabic page', async () => {
  const { container } = await show({ points: 84500, locale: 'ar-SA' })
  await waitFor(() => expect(container).toHaveTextContent('84,500'))
  expect(container).not.toHaveTextContent(/[\u0660-\u0669]/)
})

it('shows the level type where the level is P', async () => {
  await show({ level: 'P', levelType: 'PLT' })
  expect(await screen.findByText('Platinum')).toBeInTheDocument()
})

it('shows an unknown level as the first tier', async () => {
  await show({ level: 'Q7' })
  expect(await screen.findByText('Member')).toBeInTheDocument()
})

it('shows the name in its own script on pages in that script', async () => {
  await show({ locale: 'zh-CN' })
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('玛丽亚'))
})

it('renders nothing for a remembered visitor', async () => {
  const { container } = await show({ status: 'REMEMBERED' }, { givenName: 'maria', levelCode: 'G' })
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('shows the name and tier stored in this tab, without points, when the call fails', async () => {
  await show({ fails: true }, { givenName: 'maria', levelCode: 'T', points: 1, nights: 1 })
  expect(await screen.findByText('Titanium')).toBeInTheDocument()
  expect(screen.queryByText(/points|night/)).toBeNull()
})

it('renders nothing when the call fails and this tab has no stored account', async () => {
  const { container } = await show({ fails: true })
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})
