import type { PageModel } from '../../cms/page-model'
import { footerProps } from '../footer'
import { footer } from './page-parts'

const { regions } = footerProps('expanded', 'en-US')

const text = (id: string, html: string) => ({ type: 'cms/text', id, props: { html } }) as const

/** For front-end developers: the widgets that no page of the chain shows by themselves yet. */
export const widgetsPage: PageModel = {
  pageId: 'hotel-overview',
  title: 'Widgets by themselves',
  description: 'The widgets that no page of the chain shows by themselves yet.',
  propertyId: 'NYCAB',
  header: [],
  main: [
    { type: 'hotel-header', id: 'hotel-header', props: { variant: 'full' } },
    text(
      'intro',
      '<h2>Widgets by themselves</h2><p>Become a member on <a href="/sandbox">the control page</a> to see the hearts.</p>',
    ),
    text('save-hotel', '<h2>save-hotel</h2><p>As a card has it, and as a header has it:</p>'),
    {
      type: 'save-hotel',
      id: 'save-card',
      props: { propertyId: 'NYCAB', surface: 'card', showLabel: true },
    },
    { type: 'save-hotel', id: 'save-header', props: { propertyId: 'NYCAB', surface: 'header' } },
    text('language-selector', '<h2>language-selector</h2>'),
    { type: 'language-selector', id: 'languages', props: { regions } },
    text(
      'modals',
      '<h2>modal, language-selector-modal</h2><p>They open on the window event <strong>overlay-open</strong> with their id: modal-1, or language-selector-modal.</p>',
    ),
    {
      type: 'modal',
      id: 'modal-1',
      props: {
        title: 'Filters',
        size: 'l',
        footerButtons: ['clear', 'apply', 'viewRates'],
        children: [
          {
            type: 'save-hotel',
            id: 'save-in-modal',
            props: { propertyId: 'MUCDE', surface: 'card', showLabel: true },
          },
        ],
      },
    },
    { type: 'language-selector-modal', id: 'language-selector-modal', props: { regions } },
  ],
  footer: [footer('minimized', 'en-US')],
}
