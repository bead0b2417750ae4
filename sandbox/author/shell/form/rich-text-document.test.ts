/** @jest-environment jsdom */
import { lostIn } from './rich-text-document'

it.each([
  '<p>Plain, <strong>bold</strong> and <em>italic</em>.</p>',
  '<h2>Two</h2><h6>Six</h6><ul><li>One</li><li><p>Two</p></li></ul>',
  '<ol><li>One<ul><li>Inside</li></ul></li></ol>',
  '<p><a href="/pool" target="_blank" rel="noopener">Pool</a><br></p>',
  '',
])('keeps %s', (html) => {
  expect(lostIn(html)).toEqual([])
})

it.each([
  ['<table><tbody><tr><th scope="row">Pool</th><td>7–22</td></tr></tbody></table>', 'table'],
  ['<p>H<sub>2</sub>O</p>', 'sub'],
  ['<p><img src="/media/pool.jpg" alt="The pool"></p>', 'img'],
  ['<p>Say <span lang="fr">bonjour</span>.</p>', 'span'],
  ['<p dir="rtl">مرحبا</p>', 'p dir'],
])('would take something away from %s', (html, lost) => {
  expect(lostIn(html)).toContain(lost)
})
