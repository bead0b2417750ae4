import { type CoBrandProgram, coBrandLink } from './co-brand.rules'

const site = {
  location: () => new URL('https://www.alderway.example/loyalty'),
  site: { paths: {}, query: {}, coBrand: { destinations: ['https://cards.alderway.example'] } },
}
const DESTINATION = 'https://cards.alderway.example/apply?offer=1&x=ä'
const all = {
  spid: 'footer 1',
  cell: 'B&B',
  rpcCode: 'USPC',
  mcd: 'confirmation',
  cookieId: 'c0ffee',
  altCustId: 'a+b=',
}

test.each<[CoBrandProgram, string]>([
  ['chase', '/mi/cobrand/chase.mi'],
  ['amex', '/mi/cobrand/amex.mi'],
])('%s: encodes every parameter, in a fixed order', (program, path) => {
  expect(coBrandLink(program, DESTINATION, all, site)).toBe(
    `${path}?destinationURL=https%3A%2F%2Fcards.alderway.example%2Fapply%3Foffer%3D1%26x%3D%25C3%25A4&alt_cust_id=a%2Bb%3D&cookie_id=c0ffee&mcd=confirmation&rpcCode=USPC&CELL=B%26B&SPID=footer+1`,
  )
})

test('leaves out empty parameters, an anonymous visitor’s id, and an invalid campaign', () => {
  expect(coBrandLink('amex', '/loyalty', { altCustId: '', rpcCode: '9999' }, site)).toBe(
    '/mi/cobrand/amex.mi?destinationURL=%2Floyalty',
  )
  for (const rpcCode of ['0513', '0532', 'USPC', 'USBU', 'USMT'])
    expect(coBrandLink('amex', '/loyalty', { rpcCode }, site)).toMatch(`rpcCode=${rpcCode}`)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'https://cards.alderway.example.evil.example',
  'https://partner.alderway.example/',
  'javascript:alert(1)',
  '',
  null,
  7,
])('refuses the destination %p', (destination) => {
  expect(coBrandLink('chase', destination, all, site)).toBeNull()
})
