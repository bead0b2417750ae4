/** Bytes with brotli that a visitor's scripts may cost. */
export const budgets = {
  loader: 1_280,
  /** All that the hotel overview loads on a phone before its visitor does anything. */
  overview: 83_300,
  /** All scripts of the sign-in page beside React before the form is touched. */
  signIn: 25_000,
}

/** The types that come to life in that time; tests/browser/loading.spec.ts holds them against the page. */
export const overviewWidgets = ['navigation', 'property-bar', 'hotel-alerts']

/** Bytes per budget in a build's `manifest.json` and `sizes.json`. */
export function measure({ loader, mount, widgets }, sizes) {
  const assets = (types) => types.flatMap((type) => widgets[type] ?? [])
  return {
    loader: bytes([loader], sizes),
    overview: bytes([loader, mount, ...assets(overviewWidgets)], sizes),
  }
}

function bytes(assets, sizes) {
  const files = new Set(assets.flatMap(({ js, imports }) => [js, ...imports]))
  return [...files].reduce((sum, file) => sum + sizes[file].brotli, 0)
}
