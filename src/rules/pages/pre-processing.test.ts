import { preProcessingCallOf } from './pre-processing'

const site = { paths: { 'modify-rate-list': '/stays/other-room' }, rest: { base: '' } }

it.each([
  ['/reservation/availability.mi', '/phoenix-reservation/v1/selectRate'],
  ['/ar-SA/reservation/reviewDetails.mi', '/phoenix-reservation/v1/selectRate'],
  ['/reservation/guestInfo.mi', '/phoenix-reservation/v1/selectRate'],
  ['/reservation/reviewGuestInfo.mi', '/phoenix-reservation/v1/updateReservationChanges'],
  ['/reservation/upgradeReservation.mi', '/phoenix-reservation/v1/updateReservationChanges'],
  ['/reservation/lookupReservation.mi', '/phoenix-reservation/v1/submitReservationLookup'],
  ['/reservation/findReservationDetail.mi', '/phoenix-reservation/v1/submitReservationLookup'],
  ['/reservation/cancelReservation.mi', '/phoenix-reservation-black/v1/confirmCancelReservation'],
  [
    '/reservation/confirmReservationCancellation.mi',
    '/phoenix-reservation-black/v1/confirmCancelReservation',
  ],
  ['/reservation/rateListMenu.mi', null],
  ['/homepage-searchform.mi', null],
  ['', null],
])('the last segment of %s names %s', (path, call) => {
  expect(preProcessingCallOf(path, site)?.(site) ?? null).toBe(call)
})

it('a path of the site’s own counts in place of the usual one', () => {
  const call = '/phoenix-reservation/v1/modifySelectRate'
  expect(preProcessingCallOf('/stays/other-room', site)?.(site)).toBe(call)
  expect(preProcessingCallOf('/reservation/modifyRateListMenu.mi', site)).toBeNull()
})
