import { propertyAnswer } from '../fixtures/answers'
import { pageContext } from '../fixtures/pages'
import { renderWidgets } from '../src/server/render'

const asset = { js: 'a.js', imports: [] }
const manifest = { css: 'widgets.css', loader: asset, mount: asset, widgets: {} }

/** The widget's server HTML on a page of New York with this query. */
async function printed(type: string, query: string, isRedemption = false): Promise<string> {
  const page = { id: 'hotel-overview', type: null, propertyId: 'NYCAB', isRedemption }
  const { answers: _, ...context } = pageContext({ page })
  const { placeholders } = await renderWidgets({
    context,
    widgets: [{ type, id: 'widget', props: type === 'hotel-header' ? { variant: 'full' } : {} }],
    url: new URL(`https://www.alderway.example/hotels/alderway-new-york-midtown/overview${query}`),
    manifest,
    assetBase: '/assets/',
    ask: async (name) =>
      name === 'HotelHeader' || name === 'PropertyBar' || name === 'PropertyDetails'
        ? propertyAnswer(name, 'NYCAB', 'en-US').data
        : null,
    log: () => {},
  })
  return placeholders.get('widget') ?? ''
}

test.each(['hotel-header', 'property-bar', 'hotel-overview'])(
  '%s shows no reviews on a page about a stay in points (S1 §5)',
  async (type) => {
    expect(await printed(type, '')).toMatch(/reviews/)
    expect(await printed(type, '?usePoints=false')).toMatch(/reviews/)
    for (const inPoints of [
      await printed(type, '?usePoints=true'),
      await printed(type, '', true),
    ]) {
      expect(inPoints).toContain('Alderway')
      expect(inPoints).not.toMatch(/\d reviews|aggregateRating/)
    }
  },
)
