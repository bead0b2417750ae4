/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { formPartsAtom, formProblemsAtom } from '../../features/checkout/checkout.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { execute } from '../../services/graphql/answers'
import * as fixtures from './club-membership-details.fixtures'
import widget from './club-membership-details.widget'

jest.mock('../../services/graphql/answers', () => ({
  ...jest.requireActual('../../services/graphql/answers'),
  execute: jest.fn(),
}))
const asked = jest.mocked(execute)
const clubSays = (verdict: string, text: string | null = null) =>
  asked.mockImplementation((async (_page: unknown, { name }: { name: string }) =>
    name === 'ValidateAaaDetails'
      ? { data: { validateAaaDetails: { verdict, text, status: { code: 'SUCCESS' } } } }
      : { data: { any: { status: { code: 'SUCCESS' } } } }) as never)

beforeEach(() => {
  window.adobeDataLayer = []
  asked.mockReset()
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'club', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <>
      <form id="checkout-form" />
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  const form = document.getElementById('checkout-form') as HTMLFormElement
  const sent = () => Object.fromEntries(new FormData(form)) as Record<string, string>
  const problems = () => {
    const own = Object.entries(sent()).map(([name, value]) => [name.replace('club.', ''), value])
    const around = { locale: 'en-US', rooms: [], all: {} }
    return store.get(formPartsAtom).get('club')?.part.problemsOf(Object.fromEntries(own), around)
  }
  return { store, sent, problems }
}

const RIGHT = '6202000000000003'
const number = () => screen.getByRole('textbox', { name: /^Membership number/ })
const results = () =>
  (window.adobeDataLayer ?? [])
    .map((entry) => entry as { event: string; eventInfo: { result?: string } })
    .filter(({ event }) => event === 'club_validate')
    .map(({ eventInfo }) => eventInfo.result)

it('AC 1: without a number the form cannot go on, and the other rate is the way out', async () => {
  const { store, problems } = show(fixtures.minimal)
  expect(problems()).toEqual({ number: 'numberMissing' })
  await act(async () => store.set(formProblemsAtom, { 'club.number': 'numberMissing' }))
  expect(number()).toHaveAccessibleDescription(/Enter your membership number, or choose another/)
  const way = screen.getByRole('button', { name: /instead .*\$[\d.,]+.* more for your stay$/ })
  expect(way).toHaveAttribute('form', 'checkout-form')
})

it('AC 2: the club’s own words stand beside the number', async () => {
  clubSays('INVALID', 'The club has no such member.')
  const { problems } = show(fixtures.minimal)
  await userEvent.type(number(), '6202 0000 0000 0004')
  await userEvent.tab()
  expect(number()).toHaveAccessibleDescription(/The club has no such member\./)
  expect(problems()).toEqual({ number: 'numberInvalid' })
  expect(results()).toEqual(['invalid'])
})

it('asks the club once for what was entered, and goes on with what it knows', async () => {
  clubSays('VALID')
  const { problems, sent } = show(fixtures.minimal)
  await userEvent.type(number(), '6202-0000')
  await userEvent.tab()
  expect(asked).not.toHaveBeenCalled()
  await userEvent.clear(number())
  await userEvent.type(number(), RIGHT)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByText('Membership confirmed')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(problems()).toEqual({})
  expect(sent()).toMatchObject({ 'club.number': RIGHT, 'club.verdict': 'VALID' })
})

it('another number forgets what the club has said', async () => {
  clubSays('INVALID', 'No.')
  const { problems } = show(fixtures.minimal)
  await userEvent.type(number(), '6202000000000004')
  await userEvent.tab()
  expect(problems()).toEqual({ number: 'numberInvalid' })
  await userEvent.clear(number())
  await userEvent.type(number(), RIGHT)
  expect(problems()).toEqual({})
  expect(screen.queryByText('No.')).toBeNull()
})

it('a club that cannot be reached accepts, and says so', async () => {
  asked.mockResolvedValue({ error: new Error('no line') } as never)
  const { problems } = show(fixtures.minimal)
  await userEvent.type(number(), RIGHT)
  await userEvent.tab()
  expect(screen.getByText(/We’ll check at the hotel/)).toBeVisible()
  expect(problems()).toEqual({})
  expect(results()).toEqual(['unchecked'])
})

it('AC 3: a stored number is masked, goes on as it is, and is replaced as a whole', async () => {
  const { problems } = show(fixtures.remembered)
  expect(number()).toHaveValue('••••••••••••0003')
  expect(screen.getByText('Membership confirmed')).toBeVisible()
  expect(problems()).toEqual({})
  await userEvent.click(number())
  await userEvent.keyboard('6')
  expect(number()).toHaveValue('6')
})

it('an expired membership keeps from going on', () => {
  const { problems } = show(fixtures.expired)
  expect(number()).toHaveAccessibleDescription(/has ended/)
  expect(problems()).toEqual({ number: 'numberExpired' })
})

it('AC 4: a member saves the number in the profile, once the club knows it', async () => {
  clubSays('VALID')
  show(fixtures.member)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save in my profile' }))
  expect(asked).not.toHaveBeenCalled()
  await userEvent.type(number(), RIGHT)
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('Saved in your profile')).toBeVisible())
  const names = asked.mock.calls.map(([, { name }]) => name)
  expect(names).toEqual(['ValidateAaaDetails', 'AddAaaDetails'])
})

it('saves the number also when the box is ticked just as the club answers', async () => {
  let answer = () => {}
  clubSays('VALID')
  const later = asked.getMockImplementation()
  asked.mockImplementationOnce((...question) => {
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    return waits.then(() => later?.(...question)) as never
  })
  show(fixtures.member)
  await userEvent.type(number(), RIGHT)
  await userEvent.tab()
  const box = screen.getByRole('checkbox', { name: 'Save in my profile' })
  // React shows the verdict at the end of `act`, after the click.
  await act(async () => {
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    box.click()
  })
  await waitFor(() => expect(screen.getByText('Saved in your profile')).toBeVisible())
})

it('updates a number that another tab has added meanwhile', async () => {
  clubSays('VALID')
  const usual = asked.getMockImplementation()
  asked.mockImplementation(((page: never, query: { name: string }, input: never) =>
    query.name === 'AddAaaDetails'
      ? Promise.resolve({ data: { addAaaDetails: { status: { code: 'CONFLICT' } } } })
      : usual?.(page, query as never, input)) as never)
  show(fixtures.member)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save in my profile' }))
  await userEvent.type(number(), RIGHT)
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('Saved in your profile')).toBeVisible())
  const names = asked.mock.calls.map(([, { name }]) => name)
  expect(names).toEqual(['ValidateAaaDetails', 'AddAaaDetails', 'UpdateAaaDetails'])
})

it('offers nobody else a profile', () => {
  show(fixtures.minimal)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
