import * as timers from './timers'

test('the timers are those of the catalogue, E.2, C.1, C.2, C.12 and W63', () => {
  expect({ ...timers }).toEqual({
    PROPERTY_BAR_SLIDE_S: 0.4,
    SESSION_FRAGMENT_DELAY_MS: 1000,
    SCROLL_DELAY_AUTHENTICATED_MS: 700,
    ARIA_LIVE_REMOVED_MS: 2000,
    SCROLL_THROTTLE_MS: 100,
    GQL_TIMEOUT_MS: 30000,
    GQL_RETRY_DELAY_MS: 500,
    REST_TIMEOUT_MS: 20000,
    FRAGMENT_TIMEOUT_MS: 15000,
    QUICK_VIEW_TITLE_TIMEOUT_MS: 10000,
  })
})
