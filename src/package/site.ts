/** A chain's site file: `foyer/site`. */
export { defineSite, type SiteSettings } from '../rules/site/define-site'
export type { Site, SiteFile } from '../rules/site/site'
