/** A script with all that it imports statically and the stylesheets of both; file names. */
export interface Asset {
  js: string
  imports: string[]
  css: string[]
}

/** What the browser build wrote: `dist/browser/assets/manifest.json`. */
export interface Manifest {
  loader: Asset
  mount: Asset
  page: Asset
  widgets: Record<string, Asset>
}
