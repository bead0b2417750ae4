/** @jest-environment jsdom */
import { pageContext } from '../fixtures/pages'
import { renderWidgets } from '../src/server/render'
import { scripted } from '../src/ui/text/hidden.styles'

const asset = { js: 'a.js', imports: [] }
const manifest = { css: 'widgets.css', loader: asset, mount: asset, widgets: {} }

test.each([
  ['account-container', 'profile', '/loyalty/myAccount/profile.mi'],
  ['saved-properties', 'saved-properties', '/loyalty/myAccount/saveProperties.mi'],
])(
  '%s says without a script why its content is missing, and shows no skeleton',
  async (type, id, path) => {
    const { answers: _, ...context } = pageContext({ page: { id, type: null } })
    const { placeholders } = await renderWidgets({
      context,
      widgets: [{ type, id: 'widget', props: {} }],
      url: new URL(path, 'https://www.alderway.example'),
      manifest,
      assetBase: '/assets/',
      ask: async () => null,
      log: () => {},
    })
    document.body.innerHTML = placeholders.get('widget') ?? ''
    expect(document.querySelector('noscript')?.textContent).toContain('needs JavaScript')
    const skeletons = [...document.querySelectorAll('div[aria-hidden=true]')]
    expect(skeletons.length).toBeGreaterThan(0)
    for (const skeleton of skeletons) expect(skeleton).toHaveClass(scripted)
  },
)

test('summary-of-charges without its answer says without a script that it failed, and loads the page again', async () => {
  const page = { id: 'review-details', type: null, cart: 'a-cart' }
  const { answers: _, ...context } = pageContext({ page })
  const { placeholders } = await renderWidgets({
    context,
    widgets: [{ type: 'summary-of-charges', id: 'widget', props: {} }],
    url: new URL('/reservation/reviewDetails.mi?a=1', 'https://www.alderway.example'),
    manifest,
    assetBase: '/assets/',
    ask: async () => Promise.reject(new Error('The API is down.')),
    log: () => {},
  })
  document.body.innerHTML = placeholders.get('widget') ?? ''
  const noscript = document.querySelector('noscript')
  expect(noscript?.textContent).toContain('Your booking is kept')
  expect(noscript?.innerHTML).toContain('href=""')
  for (const element of document.querySelectorAll('[role=status], div[aria-hidden=true]'))
    expect(element).toHaveClass(scripted)
})
