import { isSuccess } from './status'

test.each(['success', 'SUCCESS', 'Success'])('%s is a success', (code) => {
  expect(isSuccess(code)).toBe(true)
})

test.each(['FAIL', '', 'successful', 'un-success', null, undefined])(
  '%s is not a success',
  (code) => {
    expect(isSuccess(code)).toBe(false)
  },
)
