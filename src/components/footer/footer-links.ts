import { FOOTER_DESTINATION_COLUMNS, FOOTER_DESTINATION_LINKS } from '../../rules/codes/limits'
import { safeHref } from '../../rules/pages/urls'
import { privacyChoicesPath } from '../../rules/site/privacy-choices-path'
import type { PathSite } from '../../rules/site/site-path'
import type { FooterProps } from './footer.schema'

export type FooterLink = FooterProps['columns'][number][number]
type SocialLink = FooterProps['social'][number]

const COLUMNS = ['ourCompany', 'workWithUs', 'findHelp', 'privacy'] as const

export type ColumnName = (typeof COLUMNS)[number]

/** The four columns, without empty ones. */
export function columnsOf({ columns, resourceProperties }: FooterProps) {
  return COLUMNS.map((name, index) => ({
    name,
    title: resourceProperties.titles[name],
    links: columns[index] ?? [],
  })).filter(({ links }) => links.length > 0)
}

/** The shown destinations, and the number of omitted ones (W05). */
export function cutDestinations(destinations: FooterLink[][]) {
  const columns = destinations.slice(0, FOOTER_DESTINATION_COLUMNS)
  return {
    columns: columns
      .map((links) => links.slice(0, FOOTER_DESTINATION_LINKS))
      .filter((links) => links.length > 0),
    hasMoreColumns: destinations.length > columns.length,
    hasMoreLinks: columns.some((links) => links.length > FOOTER_DESTINATION_LINKS),
  }
}

/** The fixed order of the icons [spec]. */
const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const

/** One link a network, in the fixed order. */
export function socialInOrder(social: SocialLink[]): SocialLink[] {
  return NETWORKS.flatMap(
    (network) => social.find((link) => link.network === network && safeHref(link.href)) ?? [],
  )
}

/** The path of a privacy statement that opens in a dialog; null for every other link. */
export function fragmentOf({ linkURL }: FooterLink): string | null {
  return /^\/(?!\/)(.+\/)?(experience-)?fragments\//.test(linkURL) ? linkURL : null
}

/** "Your privacy choices" of a site with a consent tool, which opens a dialog of its own and has no page (S-TAG). */
export function opensConsent({ linkURL }: FooterLink): boolean {
  return linkURL === '#privacy-choices'
}

/** "Your privacy choices" of a site without one: the page of the choices, whose dialog the footer has. */
export function opensChoices({ linkURL }: FooterLink, site: PathSite): boolean {
  return linkURL === privacyChoicesPath(site)
}
