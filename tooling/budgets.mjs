/** Budgets of a visitor's scripts, in bytes with brotli. */
export const budgets = {
  /**
   * All that the hotel overview loads before somebody does anything; 260 of it for the first tap, which is
   * never lost and comes before the rest (docs/decisions/0036).
   */
  loader: 1_660,
  /**
   * What comes to life there in sight of a visitor on a phone: 3,600 of it for the header of every page,
   * 1,300 for what an author says on the placeholder and for a page context that may be as short as three
   * values (docs/decisions/0029, 0030), 400 for the first tap; in which chunks is in docs/decisions/0031.
   */
  overview: 85_000,
  /** The sign-in form's scripts without React, before its first interaction. */
  signIn: 24_000,
}

/**
 * The scripts of that page after a first interaction: with the session, the site's defaults, and
 * analytics.
 */
export const overviewPageBytes = 88_200

/** The same for the sandbox's sign-in page with its other widgets, on a phone. */
export const signInPageBytes = 29_000

/**
 * The types that are mounted by then; tests/browser/loader/loading.spec.ts compares them with the
 * page.
 */
export const overviewWidgets = ['navigation', 'property-bar', 'hotel-alerts']

/** Bytes per budget in a build's `manifest.json` and `sizes.json`. */
export function measure({ loader, mount, widgets }, sizes) {
  const assets = (types) => types.flatMap((type) => widgets[type] ?? [])
  return {
    loader: bytes([loader], sizes),
    overview: bytes([loader, mount, ...assets(overviewWidgets)], sizes),
    signIn: bytes([loader, mount, ...assets(['sign-in'])], sizes) - react(sizes),
  }
}

function react(sizes) {
  const file = Object.keys(sizes).find((name) => /^react-[^.]*\.js$/.test(name))
  return file ? sizes[file].brotli : 0
}

function bytes(assets, sizes) {
  const files = new Set(assets.flatMap(({ js, imports }) => [js, ...imports]))
  return [...files].reduce((sum, file) => sum + sizes[file].brotli, 0)
}
