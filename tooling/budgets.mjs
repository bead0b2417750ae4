/** Bytes with brotli that a visitor's scripts may cost. */
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
  /** What the sign-in form needs beside React before it is touched. */
  signIn: 24_000,
}

/** All that has come there once its visitor is there: with the session, the site's defaults, and what counts visits. */
export const overviewPageBytes = 88_200

/** The same with what stands around it on the sign-in page of the sandbox, on a phone. */
export const signInPageBytes = 29_000

/** The types that come to life in that time; tests/browser/loader/loading.spec.ts holds them against the page. */
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
