import { pageContext } from '../../fixtures/pages'
import type { PageMode } from '../services/page-context'
import type { Manifest } from './manifest'
import { renderWidgets } from './render'

const asset = (name: string) => ({ js: `${name}.js`, imports: [], css: [`${name}.css`] })

const manifest: Manifest = {
  loader: asset('loader'),
  page: asset('page'),
  mount: asset('mount'),
  widgets: { 'hotel-gallery-viewer': asset('viewer') },
}

async function show(mode: PageMode) {
  const { links, placeholders } = await renderWidgets({
    context: pageContext({ mode }),
    widgets: [{ type: 'hotel-gallery-viewer', id: 'viewer', props: {} }],
    url: new URL('https://www.alderway.example/hotels/x/overview'),
    manifest,
    assetBase: '/assets/',
    ask: () => new Promise((_, reject) => reject(new Error('offline'))),
    log: () => {},
  })
  return { links, html: placeholders.get('viewer') }
}

it('lets a closed overlay cost nothing: it waits to be asked for, its styles with it', async () => {
  const { links, html } = await show('publish')
  expect(html).toMatch(/^<foyer-widget [^>]*when="open"/)
  expect(html).toContain('<div></div>')
  expect(links).not.toContain('viewer')
  expect(links).toContain('page.css')
})

it('brings an overlay to life for its author, who sees it in the page', async () => {
  const { links, html } = await show('edit')
  expect(html).toMatch(/^<foyer-widget [^>]*when="idle"/)
  expect(links).toContain('viewer.css')
})
