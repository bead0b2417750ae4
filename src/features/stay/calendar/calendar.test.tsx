/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { offlinePage, pageContext } from '../../../../fixtures/pages'
import { PageProvider } from '../../../hooks/page-store'
import type { NightRules } from '../../../rules/stay/restrictions'
import { calendarLabels, dateFieldLabels } from './calendar.labels'
import type { StayDates } from './calendar.rules'
import { CalendarDialog } from './calendar-dialog.view'
import { DateFields } from './date-fields.view'
import { type DateFieldsModel, useDateFields } from './use-date-fields'
import { type CalendarOptions, useRangeCalendar } from './use-range-calendar'

type Given = Partial<Pick<CalendarOptions, 'nightRules' | 'priceOf' | 'hasPoints'>> & {
  dates?: StayDates
  locale?: string
  daysAhead?: number
  rooms?: number
}

const BOUNDS = { today: '2026-11-21', daysAhead: 350, maxNights: 99, rooms: 1 }
const NONE = { checkIn: null, checkOut: null }
const STAY = { checkIn: '2026-12-16', checkOut: '2026-12-18' }
const OPEN: NightRules = {
  isOpen: true,
  left: null,
  minStay: 1,
  maxStay: null,
  minStayThrough: 1,
  isClosedToArrival: false,
  isClosedToDeparture: false,
}

/** Rules of some nights; all others are open. */
const nights = (rules: Record<string, Partial<NightRules>>) => (night: string) => ({
  ...OPEN,
  ...rules[night],
})

const textsOf = (locale: string, texts: typeof calendarLabels) =>
  locale.startsWith('en') || !texts.translations[locale]
    ? texts.english
    : texts.translations[locale]

/** The part of a widget that a late script brings. */
function Calendar({ fields, given }: { fields: DateFieldsModel; given: Given }) {
  const { locale = 'en-US', daysAhead, rooms, nightRules, priceOf, hasPoints = false } = given
  const [labels] = useState(() => textsOf(locale, calendarLabels))
  const model = useRangeCalendar({
    dates: fields.dates,
    first: fields.first,
    isInGrid: fields.isInGrid,
    bounds: {
      ...BOUNDS,
      daysAhead: daysAhead ?? BOUNDS.daysAhead,
      rooms: rooms ?? BOUNDS.rooms,
    },
    nightRules,
    priceOf,
    hasPoints,
    labels,
    onApply: fields.fill,
  })
  return <CalendarDialog id="calendar" model={model} labels={labels} onClose={fields.close} />
}

function Form({ given }: { given: Given }) {
  const fields = useDateFields({ dates: given.dates ?? NONE, prepare: () => {} })
  return (
    <form action="/search/findHotels">
      <DateFields
        id="search"
        model={fields}
        names={{ checkIn: 'fromDate', checkOut: 'toDate' }}
        labels={{ ...dateFieldLabels.english, required: 'required' }}
      >
        {fields.state === 'open' && <Calendar fields={fields} given={given} />}
      </DateFields>
      <button type="button" onClick={fields.giveUp}>
        Lose the script
      </button>
    </form>
  )
}

function page(given: Given, children: ReactNode) {
  const { store } = offlinePage(pageContext({ locale: given.locale ?? 'en-US' }))
  return (
    <PageProvider live={store} served={store}>
      {children}
    </PageProvider>
  )
}

let seen: (element: Element) => void
let windowWidth = 1280

beforeEach(() => {
  windowWidth = 1280
  window.matchMedia = ((query: string) => ({
    matches: windowWidth >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
  const watched = new Map<Element, () => void>()
  seen = (element) => act(() => watched.get(element)?.())
  window.IntersectionObserver = class {
    constructor(readonly heard: (entries: object[]) => void) {}
    observe(element: Element) {
      watched.set(element, () => this.heard([{ isIntersecting: true }]))
    }
    disconnect() {}
  } as never
})

const field = (name: 'Check-in' | 'Check-out') => screen.getByLabelText<HTMLInputElement>(name)
const values = () => [field('Check-in').value, field('Check-out').value]
const dialog = () => screen.getByRole('dialog')
const focusedDay = () => (document.activeElement as HTMLElement).dataset.day
/** A day by the words that its name begins with. */
const day = (name: string) => within(dialog()).getByLabelText((text) => text.startsWith(name))
const said = () => screen.getByRole('status')

/** A form, and its calendar opened with the key that opens a browser's own picker. */
async function open(given: Given = {}, by: 'Check-in' | 'Check-out' = 'Check-in') {
  const user = userEvent.setup()
  render(page(given, <Form given={given} />))
  act(() => field(by).focus())
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  return user
}

describe('without a script', () => {
  it('the dates are fields of the form', () => {
    const html = renderToString(page({}, <Form given={{ dates: STAY }} />))
    const form = document.createElement('div')
    form.innerHTML = html
    const data = new FormData(form.querySelector('form') as HTMLFormElement)
    expect(Object.fromEntries(data)).toEqual({ fromDate: STAY.checkIn, toDate: STAY.checkOut })
    expect(form.querySelectorAll('input[type=date]')).toHaveLength(2)
    expect(form.querySelector('[role=dialog]')).toBeNull()
  })
})

describe('keys', () => {
  it.each([
    ['{ArrowRight}', '2026-12-17'],
    ['{ArrowLeft}', '2026-12-15'],
    ['{ArrowDown}', '2026-12-23'],
    ['{ArrowUp}', '2026-12-09'],
    ['{Home}', '2026-12-13'],
    ['{End}', '2026-12-19'],
    ['{PageDown}', '2027-01-16'],
    ['{PageUp}', '2026-11-16'],
    ['{Shift>}{PageDown}{/Shift}', '2027-12-16'],
    ['{Shift>}{PageDown}{PageUp}{/Shift}', '2026-12-16'],
    ['{PageDown}{PageDown}{ArrowDown}', '2027-02-23'],
  ])('%s leads from 16 December 2026 to %s', async (keys, reached) => {
    const user = await open({ dates: STAY, daysAhead: 600 })
    expect(focusedDay()).toBe('2026-12-16')
    await user.keyboard(keys)
    expect(focusedDay()).toBe(reached)
    expect(document.activeElement).toBeVisible()
  })

  it('End and Home lead to the ends of a week as the language has it', async () => {
    const user = await open({ dates: STAY, locale: 'de-DE' })
    await user.keyboard('{Home}')
    expect(focusedDay()).toBe('2026-12-14')
    await user.keyboard('{End}')
    expect(focusedDay()).toBe('2026-12-20')
  })

  it('the arrows follow the direction of the text', async () => {
    const user = await open({ dates: STAY, locale: 'ar-SA' })
    await user.keyboard('{ArrowLeft}')
    expect(focusedDay()).toBe('2026-12-17')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focusedDay()).toBe('2026-12-15')
  })

  it('no key leads out of the months that can be booked', async () => {
    const user = await open({ dates: STAY, daysAhead: 60 })
    await user.keyboard('{Shift>}{PageUp}{/Shift}')
    expect(focusedDay()).toBe('2026-11-01')
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(focusedDay()).toBe('2027-01-31')
  })

  it('keys of the browser stay with the browser', async () => {
    const user = await open({ dates: STAY })
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}')
    expect(focusedDay()).toBe('2026-12-16')
  })

  it('Tab reaches one day of the grid', async () => {
    const user = await open({ dates: STAY })
    await user.keyboard('{ArrowDown}')
    const stops = within(dialog())
      .getAllByRole('button')
      .filter(({ dataset, tabIndex }) => dataset.day && tabIndex === 0)
    expect(stops.map(({ dataset }) => dataset.day)).toEqual(['2026-12-23'])
    await user.tab()
    expect(screen.getByRole('button', { name: 'Clear dates' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(focusedDay()).toBe('2026-12-23')
  })
})

describe('choosing', () => {
  it('two days by keys make a stay, in words and in the fields', async () => {
    const user = await open()
    expect(within(dialog()).getByText('Choose check-in')).toBeVisible()
    expect(focusedDay()).toBe('2026-11-21')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(said()).toHaveTextContent('Check-in November 22; choose check-out')
    expect(values()).toEqual(['', ''])
    await user.keyboard('{ArrowRight}{ArrowRight}[Space]')
    const chosen = 'Check-in November 22, check-out November 24: 2 nights'
    expect(said()).toHaveTextContent(chosen)
    expect(within(dialog()).getByText(chosen)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(values()).toEqual(['2026-11-22', '2026-11-24'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Check-in')).toHaveFocus()
  })

  it('a stay crosses the end of a month and of a year', async () => {
    const user = await open({ dates: { checkIn: '2026-12-30', checkOut: null } }, 'Check-out')
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'December 2026',
      'January 2027',
    ])
    await user.click(day('Sunday, January 3, 2027'))
    const chosen = screen.getAllByRole('gridcell', { selected: true })
    expect(chosen.map((cell) => cell.textContent)).toEqual(['30', '31', '1', '2', '3'])
    expect(day('Wednesday, December 30, 2026')).toHaveAccessibleName(/, check-in$/)
    expect(day('Sunday, January 3, 2027')).toHaveAccessibleName(/, check-out$/)
    expect(said()).toHaveTextContent('4 nights')
  })

  it('an earlier day is another arrival', async () => {
    const user = await open({ dates: { checkIn: '2026-12-16', checkOut: null } }, 'Check-out')
    await user.click(day('Thursday, December 10'))
    expect(said()).toHaveTextContent('Check-in December 10; choose check-out')
    await user.click(day('Friday, December 11'))
    expect(said()).toHaveTextContent('December 10, check-out December 11: 1 night')
  })

  it('the check-out field changes the departure alone', async () => {
    const user = await open({ dates: STAY }, 'Check-out')
    expect(focusedDay()).toBe('2026-12-18')
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(values()).toEqual(['2026-12-16', '2026-12-19'])
    expect(field('Check-out')).toHaveFocus()
  })

  it('the day at the pointer or the focus tells the nights, before it is chosen', async () => {
    const user = await open({ dates: { checkIn: '2026-12-16', checkOut: null } }, 'Check-out')
    await user.hover(day('Saturday, December 19'))
    expect(within(dialog()).getByText('3 nights')).toBeVisible()
    await user.unhover(day('Saturday, December 19'))
    expect(within(dialog()).queryByText('3 nights')).toBeNull()
    act(() => day('Wednesday, December 16').focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName('Thursday, December 17, 2026, 1 night')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1)
  })

  it('an arrival alone cannot be applied; cleared dates can', async () => {
    const user = await open({ dates: STAY })
    await user.keyboard('{ArrowLeft}{Enter}')
    const apply = screen.getByRole('button', { name: 'Apply' })
    expect(apply).toHaveAttribute('aria-disabled', 'true')
    await user.click(apply)
    expect(values()).toEqual([STAY.checkIn, STAY.checkOut])
    await user.click(screen.getByRole('button', { name: 'Clear dates' }))
    expect(said()).toHaveTextContent('Choose check-in')
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([])
    await user.click(apply)
    expect(values()).toEqual(['', ''])
  })
})

describe('a day that cannot be chosen', () => {
  const rules = nights({
    '2026-12-10': { left: 0 },
    '2026-12-11': { isOpen: false },
    '2026-12-12': { isClosedToArrival: true },
    '2026-12-20': { left: 1 },
    '2026-12-16': { minStay: 3, maxStay: 6 },
    '2026-12-21': { isClosedToDeparture: true },
  })

  it.each([
    ['Thursday, November 19', 'This day has passed'],
    ['Thursday, December 10', 'Sold out'],
    ['Friday, December 11', 'Not open for booking'],
    ['Saturday, December 12', 'No check-in on this day'],
  ])('says why no stay begins on %s: %s', async (name, reason) => {
    const user = await open({ nightRules: rules })
    const refused = day(name)
    expect(refused).toHaveAttribute('aria-disabled', 'true')
    expect(refused).toHaveAccessibleName(`${name}, 2026, ${reason}`)
    act(() => refused.focus())
    expect(refused).toHaveFocus()
    expect(within(dialog()).getByText(reason)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(said()).toHaveTextContent(reason)
    expect(within(dialog()).getByText('Choose check-in')).toBeVisible()
  })

  it.each([
    ['Thursday, December 17', 'Minimum stay: 3 nights'],
    ['Friday, December 18', 'Minimum stay: 3 nights'],
    ['Monday, December 21', 'No check-out on this day'],
    ['Wednesday, December 23', 'Maximum stay: 6 nights'],
  ])('says why no stay from 16 December ends on %s: %s', async (name, reason) => {
    const dates = { checkIn: '2026-12-16', checkOut: null }
    const user = await open({ dates, nightRules: rules }, 'Check-out')
    expect(day(name)).toHaveAccessibleName(`${name}, 2026, ${reason}`)
    await user.click(day(name))
    expect(said()).toHaveTextContent(reason)
    expect(within(dialog()).getByText('Check-in December 16; choose check-out')).toBeVisible()
    await user.click(day('Saturday, December 19'))
    expect(said()).toHaveTextContent('3 nights')
  })

  it('names the night that too many rooms are asked for', async () => {
    const dates = { checkIn: '2026-12-16', checkOut: null }
    await open({ dates, nightRules: rules, rooms: 2 }, 'Check-out')
    expect(day('Tuesday, December 22')).toHaveAccessibleName(/, Sold out \(December 20\)$/)
  })

  it('says that it is too far ahead', async () => {
    const user = await open({ daysAhead: 20 })
    await user.click(day('Saturday, December 12'))
    expect(said()).toHaveTextContent('Too far ahead to book')
    await user.click(day('Friday, December 11'))
    expect(said()).toHaveTextContent('Check-in December 11')
  })

  it('does not take from a stay its day of departure', async () => {
    await open({ dates: STAY, nightRules: nights({ '2026-12-18': { left: 0 } }) })
    expect(day('Friday, December 18')).toHaveAccessibleName('Friday, December 18, 2026, check-out')
    expect(day('Friday, December 18')).not.toHaveAttribute('aria-disabled')
  })

  it('is found in typed dates too', async () => {
    const user = await open({ dates: STAY, nightRules: nights({ '2026-12-17': { left: 0 } }) })
    expect(within(dialog()).getByText('Sold out (December 17)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(dialog()).toBeVisible()
  })
})

describe('languages', () => {
  it.each([
    ['en-US', 'December 2026', 'Sunday', 'Wednesday, December 16, 2026'],
    ['en-GB', 'December 2026', 'Monday', '16 December 2026'],
    ['de-DE', 'Dezember 2026', 'Montag', 'Mittwoch, 16. Dezember 2026'],
    ['th-TH', 'ธันวาคม 2569', 'วันอาทิตย์', 'วันพุธที่ 16 ธันวาคม 2569'],
    ['ar-SA', 'ديسمبر 2026', 'الأحد', 'الأربعاء، 16 ديسمبر 2026'],
    ['ar-EG', 'ديسمبر 2026', 'السبت', 'الأربعاء، 16 ديسمبر 2026'],
    ['ja-JP', '2026年12月', '日曜日', '2026年12月16日水曜日'],
    ['zh-CN', '2026年12月', '星期一', '2026年12月16日星期三'],
  ])('%s', async (locale, title, weekday, name) => {
    await open({ dates: STAY, locale })
    const grid = screen.getByRole('grid', { name: plain(title) })
    expect(within(grid).getAllByRole('columnheader')[0]).toHaveAccessibleName(weekday)
    expect(plain(document.activeElement?.getAttribute('aria-label') ?? '')).toContain(name)
    expect(document.activeElement).toHaveTextContent(/^16$/)
  })

  const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/\s/g, ' ')

  it.each(['de-DE', 'ja-JP', 'zh-CN', 'ar-SA'])('%s has words of its own', async (locale) => {
    const user = await open({ dates: { checkIn: '2026-12-16', checkOut: null }, locale })
    expect(dialog()).not.toHaveTextContent(/choose|clear|apply/i)
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    expect(said()).toHaveTextContent('7')
  })
})

describe('the fields', () => {
  it('Escape closes the calendar, keeps the dates and returns to the field', async () => {
    const user = await open({ dates: STAY }, 'Check-out')
    await user.keyboard('{ArrowDown}{Enter}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(values()).toEqual([STAY.checkIn, STAY.checkOut])
    expect(field('Check-out')).toHaveFocus()
    await user.keyboard('{F4}')
    expect(within(dialog()).getByText(/check-out December 18: 2 nights/)).toBeVisible()
  })

  it('a click opens the calendar in place of the browser’s picker; the field can be typed in', async () => {
    const user = userEvent.setup()
    render(page({}, <Form given={{}} />))
    const clicked: boolean[] = []
    document.addEventListener('click', (event) => clicked.push(event.defaultPrevented), {
      once: true,
    })
    await user.click(field('Check-in'))
    expect(clicked).toEqual([true])
    expect(dialog()).toBeVisible()
    expect(field('Check-in')).toHaveFocus()
    fireEvent.input(field('Check-in'), { target: { value: '2027-03-12' } })
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible()
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1)
    fireEvent.input(field('Check-in'), { target: { value: '0002-03-12' } })
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([])
    await user.keyboard('{F4}')
    expect(focusedDay()).toBe('2026-11-21')
  })

  it('a touch leads into the grid', async () => {
    const user = userEvent.setup()
    render(page({}, <Form given={{ dates: STAY }} />))
    await user.pointer({ keys: '[TouchA]', target: field('Check-in') })
    expect(focusedDay()).toBe('2026-12-16')
  })

  it('leaving them and the calendar closes it, going from one to the other does not', async () => {
    const user = await open({ dates: STAY })
    await user.click(field('Check-out'))
    expect(dialog()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(dialog()).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Lose the script' }).focus())
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(field('Check-out'))
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leave the picker to the browser when the calendar cannot be had', async () => {
    const user = userEvent.setup()
    render(page({}, <Form given={{}} />))
    await user.click(screen.getByRole('button', { name: 'Lose the script' }))
    expect(fireEvent.click(field('Check-in'))).toBe(true)
    expect(fireEvent.keyDown(field('Check-in'), { key: ' ' })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('months', () => {
  const titles = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))

  it('turn by buttons, which say the months and stop at the first and the last', async () => {
    const user = await open({ daysAhead: 60 })
    const previous = screen.getByRole('button', { name: 'Previous month' })
    const next = screen.getByRole('button', { name: 'Next month' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    expect(titles()).toEqual(['December 2026', 'January 2027'])
    expect(said()).toHaveTextContent('December 2026 – January 2027')
    await user.click(next)
    expect(titles()).toEqual(['December 2026', 'January 2027'])
    act(() => field('Check-out').focus())
    await user.keyboard('{F4}')
    await user.click(previous)
    expect(titles()).toEqual(['November 2026', 'December 2026'])
  })

  it('take the tab stop along when they turn', async () => {
    const user = await open({ dates: STAY })
    const stop = () => {
      const days = within(dialog()).getAllByRole('button')
      return days.find(({ dataset, tabIndex }) => dataset.day && tabIndex === 0)?.dataset.day
    }
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(stop()).toBe('2027-01-16')
    act(() => day('Sunday, February 28').focus())
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(stop()).toBe('2027-01-28')
  })

  it('are a list in a modal dialog on a phone, drawn a few at a time', async () => {
    windowWidth = 360
    const user = await open()
    expect(dialog()).toHaveAttribute('aria-modal', 'true')
    expect(titles()).toEqual(['November 2026'])
    seen(screen.getByRole('grid', { name: 'November 2026' }).parentElement as Element)
    seen(screen.getByRole('grid', { name: 'December 2026' }).parentElement as Element)
    expect(titles()).toEqual(['November 2026', 'December 2026', 'January 2027'])
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(titles().at(-1)).toBe('November 2027')
    expect(focusedDay()).toBe('2027-11-21')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Check-in')).toHaveFocus()
  })

  it('show the lowest price of each night that can be booked', async () => {
    await open({
      nightRules: nights({ '2026-12-10': { left: 0 } }),
      priceOf: (night) => ({ price: `$${night.slice(8)}0`, points: null }),
    })
    const priced = within(dialog()).getByRole('button', {
      name: 'Wednesday, December 9, 2026, lowest price $090',
    })
    expect(within(priced).getByText('9')).toBeVisible()
    expect(within(priced).getByText('$090')).toBeVisible()
    expect(
      within(dialog()).getByRole('button', { name: 'Thursday, December 10, 2026, Sold out' }),
    ).not.toHaveTextContent('$')
    expect(
      within(dialog()).getByText('Lowest price per night, with all taxes and fees, rounded up.'),
    ).toBeVisible()
  })

  const inPoints = {
    hasPoints: true,
    priceOf: (night: string) => ({
      price: `$${night.slice(8)}0`,
      points: night === '2026-12-10' ? null : 24_450,
    }),
  }

  it('say the lowest price and the fewest points in full, and show both in short', async () => {
    const user = await open({ ...inPoints, dates: STAY })
    const named = (name: string) => within(dialog()).getByRole('button', { name })
    const priced = named('Wednesday, December 9, 2026, from $090, from 24,450 points')
    expect(within(priced).getByText('$090')).toBeVisible()
    expect(within(priced).getByText(/^24[.,]5\s?K pts$/i)).toBeVisible()
    expect(named('Thursday, December 10, 2026, lowest price $100')).not.toHaveTextContent('pts')
    expect(within(dialog()).getByText(/Points \(pts\) pay for the room, not for/)).toBeVisible()
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(priced)
    await user.keyboard('{End}{PageDown}')
    expect(document.activeElement).toHaveAccessibleName(
      'Tuesday, January 12, 2027, from $120, from 24,450 points',
    )
  })

  it('say both where text runs from right to left', async () => {
    await open({ ...inPoints, locale: 'ar-SA', dates: STAY })
    const priced = within(dialog()).getByRole('button', {
      name: /2026, من \$090، من 24,450 نقطة$/,
    })
    expect(within(priced).getByText(/^24.*نقطة$/)).toBeVisible()
  })
})
