/** @jest-environment jsdom */
import { listenToEditor } from './protocol'

listenToEditor(document, () => {})

const component = (id: string, inside = '') =>
  `<div id="${id}" data-aue-resource="urn:cms:${id}">${inside}</div>`

const order = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)

function tell(name: string, detail: object) {
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}

it('keeps a component that is moved into itself or into what it holds', () => {
  document.body.innerHTML = component('main', component('outer', component('inner')))
  const vendor = jest.fn()
  document.addEventListener('aue:content-move', vendor)
  for (const to of ['urn:cms:outer', 'urn:cms:inner'])
    tell('aue:content-move', { component: 'urn:cms:outer', to })
  expect(order()).toEqual(['main', 'outer', 'inner'])
  // The vendor's listener would take the element away.
  expect(vendor).not.toHaveBeenCalled()
})

it('adds a component once, though the editor tells of it twice', () => {
  document.body.innerHTML = component('main', component('first'))
  const added = {
    request: { target: { resource: 'urn:cms:main' } },
    response: { updates: [{ resource: 'urn:cms:new', content: component('new') }] },
  }
  tell('aue:content-add', added)
  tell('aue:content-add', added)
  expect(order()).toEqual(['main', 'first', 'new'])
})
