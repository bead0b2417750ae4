/**
 * Size limits of a visitor's scripts, in bytes with brotli. The hashes in the names of other chunks
 * alone change a total by up to 60 bytes, so each limit leaves about a hundred.
 */
export const budgets = {
  /**
   * The scripts of the hotel overview before the first interaction. 260 bytes of it keep the first tap
   * and start its widget before the others (docs/decisions/0036), 35 start a placeholder that has no box and
   * would stay blank.
   */
  loader: 1_695,
  /**
   * The scripts of the widgets that are in view there on a phone: 3,600 bytes of it for the header of
   * every page, 1,300 for the settings of an author on the placeholder and for a page context of three
   * values at least (docs/decisions/0029, 0030), 400 for the first tap, 100 for rich text that comes
   * into the page after its hydration (docs/decisions/0008), 170 to keep what was done on HTML that others
   * have changed, as a translation does (docs/decisions/0073), 50 for hosts that swap the body. The chunks are in docs/decisions/0031.
   */
  overview: 85_460,
  /**
   * The scripts of the sign-in form before its first interaction, without React; 170 bytes of it for HTML
   * that others have changed (docs/decisions/0073), and 50 for hosts that swap the body; 40 for each widget that
   * the map has more since then, `stay-guests`.
   */
  signIn: 24_600,
}

/**
 * The scripts of the hotel overview after the first interaction: with session, site defaults and
 * analytics, 300 bytes that keep what was typed before a form had its script, 50 for hydration in
 * slices, which makes a tap's effect a third faster on a phone (docs/decisions/0016), 20 for rich text
 * that comes back after another one, 50 for a press while a widget waits for its turn, which is heard
 * sooner (docs/decisions/0067), and 100 for the privacy signal (docs/decisions/0112).
 */
export const overviewPageBytes = 89_000

/** The same for the sandbox's sign-in page with all its widgets, on a phone. */
export const signInPageBytes = 29_000

/**
 * The widgets in view on the hotel overview, which the `overview` budget counts;
 * tests/browser/loader/loading.spec.ts compares them with the page.
 */
export const overviewWidgets = ['navigation', 'property-bar', 'hotel-alerts']

/** The bytes of each budget, from a build's `manifest.json` and `sizes.json`. */
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
