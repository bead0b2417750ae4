/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext, siteWithout } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { pageStateAtom } from '../../services/page/page-state'
import { settled, stepAt } from './points-steps'
import * as fixtures from './redemption-panel.fixtures'
import widget from './redemption-panel.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

const tracked = () =>
  (window.adobeDataLayer ?? []).filter(
    (entry) => (entry as { event?: string }).event === 'redemption_apply',
  )

/** What the form of the page was sent with, and by which button. */
const sent = jest.fn()

function show({ props, page = {} }: { props: object; page?: object }, query = '') {
  sent.mockReset()
  const { store } = offlinePage(pageContext(page), {
    location: () => new URL(`https://www.alderway.example/reservation/guestInfo.mi?${query}`),
  })
  const raw = { id: 'points', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <>
      <form
        id="checkout-form"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          sent((submitter as HTMLButtonElement).value, [...new FormData(event.currentTarget)])
        }}
      />
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  return store
}

const slider = () => screen.getByRole('slider')
const field = () => screen.getByRole('textbox')
const slideTo = (value: number) => fireEvent.change(slider(), { target: { value } })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const type = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

it('says what the member has, what the nights take, and what is left to pay', () => {
  show(fixtures.minimal)
  expect(screen.getByText('You have 84,500 points.')).toBeVisible()
  expect(screen.getByText('60,000 points pay for all nights.')).toBeVisible()
  expect(screen.queryByText(/You need/)).toBeNull()
  expect(slider()).toHaveAccessibleName('Points to use')
  expect(slider()).toHaveAttribute('aria-valuetext', 'Paid with money')
  // Nothing, then 15,000, then each thousand.
  slideTo(16)
  expect(field()).toHaveValue('30,000')
  expect(slider()).toHaveAttribute('aria-valuetext', '30,000 points, €165.55 left to pay')
  const [live] = screen.getAllByRole('status').filter((one) => one.textContent !== '')
  expect(live).toHaveTextContent(/30,000 points, .€165.55. left to pay\s*taxes and fees included/)
})

it('AC 1: too few points: says how many are missing, and leads to more', () => {
  show(fixtures.tooFew)
  expect(screen.getByText(/You need 50,000 points more for all nights/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get more points' })).toHaveAttribute(
    'href',
    '/loyalty/buy-points',
  )
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not there while the chain takes no points', () => {
  const page = { ...fixtures.minimal.page, site: siteWithout('points') }
  show({ ...fixtures.minimal, page })
  expect(screen.queryByText(/points/)).toBeNull()
})

it('uses as many as there are where they pay for a part', async () => {
  show(fixtures.notEnough)
  expect(screen.getByText(/You need 20,000 points more/)).toBeVisible()
  slideTo(26)
  expect(field()).toHaveValue('40,000')
  await press('Use 40,000 points (recommended)')
  expect(sent).toHaveBeenCalledWith('split', [['points.room-0', '40,000']])
})

it('AC 2: more than the member has is as many as they have, said before anything is sent', async () => {
  show(fixtures.notEnough)
  await type('55000{Enter}')
  expect(field()).toHaveValue('40,000')
  expect(screen.getByText('You can use 40,000 points at most.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(field(), '{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
})

it.each([
  ['31,500', '31,000', 'The next step below is 31,000 points.'],
  ['200', '15,000', 'You can use 15,000 points or more.'],
  ['٩٩٬٠٠٠', '60,000', 'You can use 60,000 points at most.'],
])('%s becomes %s', async (typed, used, said) => {
  show(fixtures.minimal)
  await type(typed)
  await userEvent.click(document.body)
  expect(field()).toHaveValue(used)
  expect(screen.getByText(said)).toBeVisible()
})

it('what is no number stays to be corrected', async () => {
  show(fixtures.minimal)
  await type('plenty')
  await press('Apply')
  expect(field()).toHaveValue('plenty')
  expect(field()).toBeInvalid()
  expect(screen.getByText('Enter a whole number of points, such as 15,000.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('AC 5: Apply sends the form; money is an empty field; the page knows that its stay is in points', async () => {
  show(fixtures.minimal)
  await type('30000')
  await press('Apply')
  expect(sent).toHaveBeenCalledWith('split', [['points.room-0', '30,000']])
  expect(tracked()).toMatchObject([{ eventInfo: { mode: 'pointsCash', points: 30_000 } }])
})

it('says what is used, and takes it back', async () => {
  const store = show(fixtures.full)
  await waitFor(() => expect(store.get(pageStateAtom).isRedemption).toBe(true))
  expect(screen.getByText('You use 30,000 points for this room.')).toBeVisible()
  await press('Pay with money')
  expect(sent).toHaveBeenCalledWith('split', [['points.room-0', '']])
  expect(tracked()).toEqual([])
})

it('points that went elsewhere can be taken back', async () => {
  show(fixtures.spentElsewhere)
  await press('Pay with money')
  expect(sent).toHaveBeenCalledWith('split', [['points.room-0', '']])
})

it('all nights with points, where an author wants nothing else', async () => {
  show(fixtures.pointsOnly)
  expect(screen.queryByRole('slider')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use 60,000 points' }))
  expect(screen.getByText(/60,000 points, .€0.00. left to pay/)).toBeVisible()
  await press('Apply')
  expect(sent.mock.calls[0][1]).toEqual([
    ['points.room-0', ''],
    ['points.room-0', '60,000'],
  ])
})

it('of two rooms each has its own points, and only one is sent', async () => {
  show(fixtures.twoRooms)
  expect(screen.getByRole('heading', { name: /Courtyard Twin/ })).toBeVisible()
  expect(screen.getByText(/You need 35,500 points more for all nights/)).toBeVisible()
  const second = screen.getByRole('textbox', { name: 'Number of points Room 2 of 2' })
  // The first room leaves 24,500 of 84,500.
  await userEvent.type(second, '50000')
  await userEvent.click(document.body)
  expect(second).toHaveValue('24,000')
  await userEvent.type(screen.getByRole('textbox', { name: /Room 1/ }), '{Backspace}')
  await press('Apply Room 2 of 2')
  expect(sent).toHaveBeenCalledWith('split', [['points.room-1', '24,000']])
})

it('a room alone has no heading', () => {
  show(fixtures.minimal)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

it('AC 4: asks who has not signed in to do so, and comes back', () => {
  show(fixtures.anonymous, 'cart=cart')
  const link = screen.getByRole('link', { name: 'Sign in to use points' })
  const href = new URL(link.getAttribute('href') ?? '', 'https://www.alderway.example')
  expect(href.searchParams.get('returnTo')).toBe('/reservation/guestInfo.mi?cart=cart')
  expect(screen.queryByRole('slider')).toBeNull()
})

it('a refused form has what was typed, and says why', () => {
  show(fixtures.refused, 'cart=cart&problem=POINTS_SHORT&step=split')
  expect(screen.getByRole('alert')).toHaveTextContent(/You don’t have enough points for this/)
  expect(screen.getByText(/You don’t have enough points for this/)).toHaveFocus()
  expect(field()).toHaveValue('60,000')
})

it('tells no problem of another step of the form', () => {
  show(fixtures.minimal, 'cart=cart&problem=POINTS_SHORT')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps what was typed before the script was there', () => {
  const typed = Object.assign(document.createElement('input'), { value: '45000' })
  const found = jest.spyOn(document, 'getElementsByName')
  found.mockReturnValueOnce([typed] as unknown as NodeListOf<HTMLElement>)
  show(fixtures.minimal)
  expect(field()).toHaveValue('45000')
  expect(slider()).toHaveAttribute('aria-valuetext', '45,000 points, €82.78 left to pay')
  found.mockRestore()
})

it('on the rates: leads to those in points of the same search', () => {
  show(fixtures.rateList)
  const region = within(screen.getByRole('region', { name: 'Use your points' }))
  expect(region.getByText('A room takes 60,000 points or more for all nights.')).toBeVisible()
  expect(region.getByRole('link', { name: 'Sign in to use points' })).toBeVisible()
  const href = region.getByRole('link', { name: 'See rates in points' }).getAttribute('href')
  expect(href).toMatch(/fromDate=2027-03-09&toDate=2027-03-11.*usePoints=true.*tab=points/)
})

it('shows nothing where nothing is sold in points', () => {
  show(fixtures.none)
  expect(screen.queryByRole('region')).toBeNull()
})

describe('points that can be used', () => {
  const steps = [15_000, 16_000, 60_000].map((points) => ({ points, cash: '' }))
  it('is the step below, and the first below all', () => {
    expect(stepAt(steps, 59_999)?.points).toBe(16_000)
    expect(stepAt(steps, 1)?.points).toBe(15_000)
    expect(stepAt(steps, null)).toBeUndefined()
    expect(stepAt([], 5)).toBeUndefined()
  })
  it('none is no change', () => {
    expect(settled(steps, 0)).toEqual({ points: 0, note: null })
    expect(settled(steps, null)).toEqual({ points: 0, note: { kind: 'notNumber' } })
  })
})

it('says which night is free where points alone pay, and what that saves', () => {
  show(fixtures.oneFree)
  expect(
    screen.getByText(
      /^30,000 points pay for all nights. Of 2 nights that points alone pay for, one is free. Paying for all nights with points saves you 30,000 points./,
    ),
  ).toBeVisible()
  slideTo(slider().getAttribute('max') as unknown as number)
  expect(slider()).toHaveAttribute('aria-valuetext', '30,000 points, €0.00 left to pay')
})

describe('free nights', () => {
  const nights = () => within(screen.getByRole('group', { name: 'Your free nights' }))

  it('says how many there are, and offers each night that one pays for', async () => {
    show({ ...fixtures.freeNight, props: {} })
    expect(
      screen.getByText(/You can use 1 free night for this stay, until .Fri, Dec 31/),
    ).toBeVisible()
    const [first, second] = nights().getAllByRole('checkbox')
    expect(first).toBeChecked()
    expect(first).toHaveAccessibleName('Tue, Mar 9, 2027: 30,000 points')
    expect(second).not.toBeChecked()
    await userEvent.click(second as HTMLElement)
    await press('Use free nights')
    const [[step, fields]] = sent.mock.calls
    expect(step).toBe('split')
    expect(Object.fromEntries(fields)).toEqual({
      'points.room-0': '15,000',
      'points.room-0:nights': '',
      'points.room-0:2027-03-09': 'free',
      'points.room-0:2027-03-10': 'free',
    })
  })

  it('counts points for the nights that no award pays for', () => {
    show(fixtures.freeNight)
    expect(screen.getByText('30,000 points pay for the other nights.')).toBeVisible()
  })

  it('asks for no points where awards pay for all nights', () => {
    show(fixtures.allFree)
    expect(screen.queryByText(/pay for the other nights/)).toBeNull()
    expect(screen.getByText(/Your awards pay for all nights/)).toBeVisible()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })

  it('is not there without awards, and where the author leaves it out', () => {
    show(fixtures.minimal)
    expect(screen.queryByRole('group', { name: 'Your free nights' })).toBeNull()
    show({ ...fixtures.freeNight, props: { modes: ['points', 'pointsCash'] } })
    expect(screen.queryByRole('group', { name: 'Your free nights' })).toBeNull()
  })
})
