/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { isAtLeast } from './viewport'

const widen = (width: number) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]) }),
  })

it('reports a tablet on the change from 767 to 768 px', () => {
  const { page } = offlinePage(pageContext())
  widen(767)
  expect([isAtLeast(page, 'S'), isAtLeast(page, 'M'), isAtLeast(page, 'XS')]).toEqual([
    true,
    false,
    true,
  ])
  widen(768)
  expect([isAtLeast(page, 'M'), isAtLeast(page, 'L')]).toEqual([true, false])
})

it.each(['tablet', '', 'm', 'constructor'])(
  'returns false for the name %j, and logs it',
  (name) => {
    widen(2000)
    const log = jest.fn()
    const { page } = offlinePage(pageContext(), { log })
    expect(isAtLeast(page, name)).toBe(false)
    expect(log).toHaveBeenCalledWith('error', expect.stringMatching(/^viewport\|unknown/))
  },
)
