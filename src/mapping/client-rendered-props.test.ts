/** @jest-environment jsdom */
import { checkPlaceholder } from './client-rendered-props'

beforeAll(() => {
  // jsdom has no CSS object.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

const heading = (attributes: string) =>
  `<foyer-widget type="heading" props='{"text":"Rooms"}' ${attributes}></foyer-widget>`

it.each([
  ['a time that is none', heading('id="a" when="soon"'), ['when']],
  ['a margin that is none', heading('id="a" when="presence:10 px"'), ['when']],
  ['no id', heading(''), ['id']],
  ['an id that another element has', `<p id="a"></p>${heading('id="a"')}`, ['id']],
  ['nothing', heading('id="a" when="visible:400"'), []],
  ['nothing', heading('id="a" when="media:(min-width: 60em)"'), []],
])(
  'reports invalid attributes of a placeholder that a CMS has printed: %s',
  (_what, html, attributes) => {
    document.body.innerHTML = html
    const element = document.querySelector('foyer-widget') as Element
    const reported: string[] = []
    checkPlaceholder(element, (attribute) => reported.push(attribute))
    expect(reported).toEqual(attributes)
  },
)
