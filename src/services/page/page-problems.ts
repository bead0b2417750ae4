import { canonicalLocale } from '../../rules/locale/canonical-locale'
import { siteProblems } from '../../rules/site/site-problems'
import type { PageContextJson } from './page-context'

/**
 * The missing and invalid values of a page context, one sentence per problem. Defaults replace
 * them.
 */
export function pageProblems(context: PageContextJson): string[] {
  const { locale, page, site } = context
  const missing = [
    !locale && 'no locale: the site’s default locale is taken',
    locale &&
      !canonicalLocale(locale) &&
      `the locale "${locale}", which is none: the default is taken`,
    !page?.id && 'no page.id: the page counts as one without an id',
    !site?.brand?.chainName && 'no site.brand.chainName: texts name no chain',
  ]
  return [
    ...missing.flatMap((lack) => (lack ? [`The page context has ${lack}.`] : [])),
    ...siteProblems(site).map((problem) => `The page context is wrong: ${problem}.`),
  ]
}
