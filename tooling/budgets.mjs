/** Bytes with brotli that a visitor's scripts may cost. */
export const budgets = {
  loader: 1_200,
  /** All that the hotel overview loads without its visitor's doing, also when the browser is idle. */
  overview: 75_000,
}

/** The overview's widgets by when they are due; tests/build.test.ts holds them against the seeded page. */
export const overviewWidgets = { load: ['property-bar'], idle: [] }

/** Bytes per budget in a build's `manifest.json` and `sizes.json`. */
export function measure({ loader, mount, widgets }, sizes) {
  const assets = (types) => types.flatMap((type) => widgets[type] ?? [])
  const due = [...overviewWidgets.load, ...overviewWidgets.idle]
  return {
    loader: bytes([loader], sizes),
    overview: bytes([loader, mount, ...assets(due)], sizes),
  }
}

function bytes(assets, sizes) {
  const files = new Set(assets.flatMap(({ js, imports }) => [js, ...imports]))
  return [...files].reduce((sum, file) => sum + sizes[file].brotli, 0)
}
