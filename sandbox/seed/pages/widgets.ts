import { widgetFixtures } from '../../../fixtures/widget-fixtures'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { footer } from './page-parts'

type Type = keyof typeof widgetFixtures

/** What the page shows besides its widgets: the frame that every page has. */
const IN_FRAME: Type[] = ['footer', 'navigation', 'property-bar']

/**
 * Widgets with their own pages: those of the account redirect a visitor who is not signed in, and the
 * page model would contain the whole page again.
 */
const ELSEWHERE: Type[] = ['account-container', 'saved-properties', 'page-model']

/** Overlays by the id that their openers use. */
const OVERLAYS: Partial<Record<Type, { id: string }>> = {
  'currency-selector-modal': { id: 'currency-selector-modal' },
  'hotel-details-overlay': { id: 'hotel-details-overlay' },
  'hotel-gallery-viewer': { id: 'hotel-gallery-viewer' },
  'hotel-quick-view-modal': { id: 'hotel-details' },
  'language-selector-modal': { id: 'language-selector-modal' },
  'lookup-overlay': { id: 'lookup' },
  modal: { id: 'modal' },
  'one-click-join-modal': { id: 'one-click-join' },
  'privacy-statement-modal': { id: 'privacy-statement-modal' },
  'otp-validation-modal': { id: 'otp' },
  'sign-in-modal': { id: 'sign-in' },
}

/** Every other widget with the props of its best fixture, for who looks before they read; in English. */
export const widgetsPage: PageModel = {
  pageId: 'hotel-overview',
  title: 'Every widget',
  description: 'Every widget of Foyer with the props of its best fixture.',
  propertyId: 'NYCAB',
  header: [{ type: 'property-bar', id: 'property-bar', props: {} }],
  main: [
    {
      type: 'cms/heading',
      id: 'heading',
      props: {
        heading: 'Every widget',
        text: 'Each one as its best fixture has it. Who you are and what fails is up to you:',
        link: { label: 'the control page', href: '/sandbox?returnTo=/sandbox/widgets' },
      },
    },
    ...(Object.keys(widgetFixtures) as Type[])
      .filter((type) => ![...IN_FRAME, ...ELSEWHERE].includes(type))
      .flatMap(shown),
  ],
  // The page on which the stand-in for a vendor's consent tool can be seen.
  footer: [footer('expanded', 'en-US', true)],
}

function shown(type: Type): PageNode[] {
  const fixtures: Record<string, { props: object }> = widgetFixtures[type]
  const opens = OVERLAYS[type]
  // The id “sign-in” is that of the dialog.
  const id = opens?.id ?? (type === 'sign-in' ? 'sign-in-alone' : type)
  return [
    {
      type: 'cms/specimen',
      id: `about-${type}`,
      props: { name: nameOf(type), ...(opens ? { opens: { id, label: 'Open it' } } : {}) },
    },
    { type, id, props: { ...(fixtures.full ?? fixtures.minimal)?.props } },
  ]
}

/** `hotel-gallery` as its author reads it. */
function nameOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')
}
