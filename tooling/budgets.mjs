/** Bytes with brotli that a visitor's scripts may cost. */
export const budgets = {
  loader: 1_200,
  /** What the hotel overview needs at once. */
  overview: 75_000,
  /** The same with what comes when the browser is idle: all that comes without the visitor's doing. */
  overviewIdle: 80_000,
}

/** The overview's widgets by when they are due; tests/build.test.ts holds them against the seeded page. */
export const overviewWidgets = { load: ['property-bar'], idle: ['hotel-quick-view-modal'] }

/** Bytes per budget in a build's `manifest.json` and `sizes.json`. */
export function measure({ loader, mount, widgets }, sizes) {
  const assets = (types) => types.flatMap((type) => widgets[type] ?? [])
  const atOnce = [loader, mount, ...assets(overviewWidgets.load)]
  return {
    loader: bytes([loader], sizes),
    overview: bytes(atOnce, sizes),
    overviewIdle: bytes([...atOnce, ...assets(overviewWidgets.idle)], sizes),
  }
}

function bytes(assets, sizes) {
  const files = new Set(assets.flatMap(({ js, imports }) => [js, ...imports]))
  return [...files].reduce((sum, file) => sum + sizes[file].brotli, 0)
}
