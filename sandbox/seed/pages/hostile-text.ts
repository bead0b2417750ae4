import { keptHostileTexts } from '../../../fixtures/hostile-texts'
import type { PageModel } from '../../cms/page/page-model'

/** Every text of an attacker's as an author's rich text. Only for tests. */
export const hostileTextPage: PageModel = {
  pageId: 'hotel-overview',
  title: 'Hostile texts',
  description: 'Known ways around sanitisers, each as a rich text of its own.',
  propertyId: 'NYCAB',
  header: [],
  main: [
    { type: 'heading', id: 'heading', props: { level: 1, text: 'Hostile texts' } },
    ...keptHostileTexts.map(({ html }, index) => ({
      type: 'rich-text',
      id: `text-${index}`,
      props: { html },
    })),
  ],
  footer: [],
}
