/** @jest-environment jsdom */
import { pageContext } from '../../../fixtures/pages'
import { browserPage } from './browser-page'

function print(propertyId: string, parent: Element = document.body) {
  const context = pageContext({ page: { id: propertyId, type: 'property', propertyId } } as never)
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'foyer-page'
  script.textContent = JSON.stringify(context)
  parent.append(script)
}

const propertyOf = () => browserPage().page.context.page.propertyId

it('is another page, with stores of its own, once a host has swapped the body', () => {
  print('NYCAB')
  const first = browserPage()
  expect(browserPage()).toBe(first)
  document.body = document.createElement('body')
  expect(browserPage()).toBe(first)
  print('MUCDE')
  const onNext = jest.fn()
  const second = browserPage(onNext)
  expect(propertyOf()).toBe('MUCDE')
  expect(second.live).not.toBe(first.live)
  expect(browserPage(onNext)).toBe(second)
  expect(onNext).toHaveBeenCalledTimes(1)
})

it('takes the last context, as a host may leave that of the page before in the head', () => {
  document.body.replaceChildren()
  print('NYCAB', document.head)
  expect(propertyOf()).toBe('NYCAB')
  print('MUCDE', document.head)
  expect(propertyOf()).toBe('MUCDE')
})

it('goes on with the same context in another body', () => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  print('NYCAB')
  const page = browserPage()
  document.body = document.createElement('body')
  print('NYCAB')
  expect(browserPage()).toBe(page)
})
