/** @jest-environment jsdom */
import { pastedHtml } from './pasted-html'

it('makes only those words bold and italic that are so in Google Docs', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Open </span><span style="font-weight:700;font-style:italic;">daily</span></p></b>`
  const pasted = document.createElement('div')
  pasted.innerHTML = pastedHtml(html)
  expect(pasted.querySelector('p')).toHaveTextContent('Open daily')
  expect([...pasted.querySelectorAll('b, strong')].map((bold) => bold.textContent)).toEqual([
    'daily',
  ])
  expect(pasted.querySelector('em')).toHaveTextContent('daily')
})

it('keeps what is bold without a style, and where a copied part begins', () => {
  const html = '<p data-pm-slice="1 1 []">At <b>noon</b>, <strong>daily</strong></p>'
  expect(pastedHtml(html)).toBe(html)
})

it('brings the title of a document one level down', () => {
  expect(pastedHtml('<h1 style="margin:0">Pool</h1><h2>Hours</h2>')).toBe(
    '<h2>Pool</h2><h2>Hours</h2>',
  )
})
