import { isPrivatePage } from './private-pages'

test.each([
  ['home-search', undefined, false],
  ['hotel-overview', undefined, false],
  ['search-results', undefined, false],
  ['rate-list', undefined, false],
  ['rate-list', '1f0c2b7e-cart', true],
  ['review-details', undefined, true],
  ['guest-info', undefined, true],
  ['confirmation', undefined, true],
  ['upcoming-reservation', undefined, true],
  ['cancel-confirmation', undefined, true],
  ['lookup-reservation', undefined, false],
  ['a page of the CMS', undefined, false],
])('%s with the cart %j: private is %j', (id, cart, isPrivate) => {
  expect(isPrivatePage({ id, cart })).toBe(isPrivate)
})
