import { homeSearchPath } from '../../../src/rules/site/paths'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { errorTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { description, footer } from './page-parts'

/** The page of an unknown address (S1 §2); its h1 is the widget’s. */
export function errorPage(locale: Locale): PageModel {
  return {
    pageId: 'error',
    title: text.title[locale],
    description: description(text.text[locale], locale),
    header: [],
    main: [
      {
        type: 'error-message',
        id: 'error-message',
        props: {
          variant: 'page',
          fallback: { title: text.title[locale], body: `<p>${escapeHtml(text.text[locale])}</p>` },
          helpLinks: [{ label: text.link[locale], href: `${homeSearchPath(site)}#hotels` }],
        },
      },
    ],
    footer: [footer('minimized', locale)],
  }
}
