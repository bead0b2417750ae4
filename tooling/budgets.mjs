/** Bytes with brotli that a visitor's scripts may cost. */
export const budgets = {
  loader: 1_200,
  /** All that runs on the hotel overview before its visitor does anything. */
  overview: 75_000,
}

/**
 * The widgets of the hotel overview that come to life without the visitor's doing;
 * tests/build.test.ts holds the list against the seeded page.
 */
export const overviewWidgets = ['property-bar', 'hotel-quick-view-modal']

/** Bytes of the loader and of the overview's scripts in a build's `manifest.json` and `sizes.json`. */
export function measure({ loader, mount, widgets }, sizes) {
  const due = overviewWidgets.flatMap((type) => widgets[type] ?? [])
  return {
    loader: bytes([loader], sizes),
    overview: bytes([loader, mount, ...due], sizes),
  }
}

function bytes(assets, sizes) {
  const files = new Set(assets.flatMap(({ js, imports }) => [js, ...imports]))
  return [...files].reduce((sum, file) => sum + sizes[file].brotli, 0)
}
