import { withContextPath } from './context-path'

test.each([
  ['/sign-in.mi', '/cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', 'cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', '/cn/', '/cn/sign-in.mi'],
  ['/a?b=/cn/#c', '/cn', '/cn/a?b=/cn/#c'],
  ['/', '/cn', '/cn/'],
  ['/x', '/sites/cn', '/sites/cn/x'],
  ['/cnn/news', '/cn', '/cn/cnn/news'],
])('%s under %s is %s, also when prefixed twice', (path, context, prefixed) => {
  expect(withContextPath(path, context)).toBe(prefixed)
  expect(withContextPath(prefixed, context)).toBe(prefixed)
})

test.each(['/cn', '/cn/', '/cn?a=b', '/cn#a', '/cn/x'])('%s is under /cn already', (path) => {
  expect(withContextPath(path, '/cn')).toBe(path)
})

test.each(['https://a.example/x', '//a.example', '/\\a.example', '#a', '?a', 'a/b', 'tel:1', ''])(
  '%s is no path of this site and stays',
  (path) => {
    expect(withContextPath(path, '/cn')).toBe(path)
  },
)

test.each([
  '',
  '/',
  null,
  undefined,
  '//evil.example',
  '/..',
  '/a b',
  'https://evil.example',
  '/a?b',
])('the context path %s is ignored', (context) => {
  expect(withContextPath('/x', context)).toBe('/x')
})
