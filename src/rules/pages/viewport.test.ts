import { viewportAt } from './viewport'

test.each([
  [0, 'XS'],
  [575, 'XS'],
  [576, 'S'],
  [767, 'S'],
  [767.5, 'S'],
  [768, 'M'],
  [991, 'M'],
  [992, 'L'],
  [1199, 'L'],
  [1200, 'XL'],
  [4000, 'XL'],
])('%d px is %s', (width, name) => {
  expect(viewportAt(width)).toBe(name)
})
