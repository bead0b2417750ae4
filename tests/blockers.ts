/**
 * Words in the generic rules of the well-known lists for advertising, social networks, cookie notices and
 * annoyances. Such a rule hides every element with a matching id or class, or blocks a file with a matching
 * name, on every site. Ours are no advertisements, so that their names keep away from these.
 */
const WORDS = [
  'ads?',
  'adverts?',
  'advertis(ing|ements?|er)',
  'banner-?ads?',
  'ad-?banner',
  'sponsor(s|ed|ship)?',
  'affiliates?',
  'promos?',
  'promotions?',
  'social',
  'share-?(this|bars?|buttons?|icons?|links?|box|tools?)',
  'sharing',
  'follow-?us',
  'cookies?',
  '(cookie|consent|gdpr|ccpa)-?(banner|bar|box|dialog|layer|modal|notice|overlay|popup|wall|manager)',
  'newsletters?',
  'pop-?(up|under)s?',
  'track(ing|er)',
  'telemetry',
  'beacon',
  'analytics',
]

const LISTED = new RegExp(`(^|[-_./])(${WORDS.join('|')})([-_.]|$)`)

/** `footerSocial` is listed as `footer-social` is. */
export function isListed(name: string): boolean {
  return LISTED.test(name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase())
}
